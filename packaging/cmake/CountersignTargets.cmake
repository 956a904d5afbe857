# SPDX-License-Identifier: GPL-3.0-or-later
# How the project declares its libraries, programs, tests and embedded resources. One place for
# warnings, hardening and sanitizers: the INTERFACE target countersign_warnings.

add_library(countersign_warnings INTERFACE)
target_compile_options(countersign_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wnon-virtual-dtor -Wold-style-cast
  -Woverloaded-virtual -Wcast-qual -Wnull-dereference -Wimplicit-fallthrough -Werror=switch -Werror=return-type
  -fstack-protector-strong -fvisibility=hidden
  $<$<CONFIG:RelWithDebInfo>:-D_FORTIFY_SOURCE=2>)
# GCC reports null dereferences inside inlined standard library code once sanitizers or optimisation rewrite it.
target_compile_options(countersign_warnings INTERFACE $<$<NOT:$<CONFIG:Debug>>:-Wno-null-dereference>)
target_link_options(countersign_warnings INTERFACE -Wl,-z,relro,-z,now)
if(COUNTERSIGN_WERROR)
  target_compile_options(countersign_warnings INTERFACE -Werror)
endif()
if(COUNTERSIGN_SANITIZE)
  list(JOIN COUNTERSIGN_SANITIZE "," _sanitizers)
  target_compile_options(countersign_warnings INTERFACE
    -fsanitize=${_sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer -Wno-null-dereference -Wno-maybe-uninitialized)
  target_link_options(countersign_warnings INTERFACE -fsanitize=${_sanitizers})
endif()
target_compile_definitions(countersign_warnings INTERFACE
  QT_NO_KEYWORDS QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_CONTEXTLESS_CONNECT
  QT_NO_NARROWING_CONVERSIONS_IN_CONNECT JSON_DIAGNOSTICS=0)
target_include_directories(countersign_warnings INTERFACE ${CMAKE_SOURCE_DIR})

# countersign_add_library(NAME SOURCES… [PUBLIC libs…] [PRIVATE libs…]): one static library a folder.
function(countersign_add_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;PUBLIC;PRIVATE" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC ${ARG_PUBLIC} PRIVATE countersign_warnings ${ARG_PRIVATE})
  target_include_directories(${name} PUBLIC ${CMAKE_SOURCE_DIR})
endfunction()

# countersign_add_program(NAME SOURCES… LIBS…): lands in build/<preset>/bin.
function(countersign_add_program name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LIBS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE countersign_warnings ${ARG_LIBS})
endfunction()

# countersign_add_test(NAME LAYER layer SOURCES… LIBS… [QT: it opens a ledger] [GUI: it shows widgets, offscreen] [SERIAL: it measures how long the event loop is held up] [FIXTURE ctest fixture it needs]): one GoogleTest program a folder, label = layer. ctest runs the whole program: starting one
# process a case costs more than the cases. The longest programs have the greatest TIMEOUT (seconds) and start first.
# The sources' tests see COUNTERSIGN_SOURCE_DIR, COUNTERSIGN_BIN_DIR and COUNTERSIGN_SHARED_DIR.
function(countersign_add_test name)
  cmake_parse_arguments(ARG "QT;GUI;SERIAL" "LAYER;TIMEOUT;FIXTURE" "SOURCES;LIBS" ${ARGN})
  if(NOT ARG_TIMEOUT)
    set(ARG_TIMEOUT 300)
  endif()
  add_executable(${name} ${ARG_SOURCES})
  countersign_join(${name})
  if(ARG_GUI)
    target_sources(${name} PRIVATE ${CMAKE_SOURCE_DIR}/tests/gui_main.cpp)
    target_link_libraries(${name} PRIVATE GTest::gtest Qt6::Widgets Qt6::Test)
  elseif(ARG_QT)
    target_sources(${name} PRIVATE ${CMAKE_SOURCE_DIR}/tests/qt_main.cpp)
    target_link_libraries(${name} PRIVATE GTest::gtest Qt6::Core)
  else()
    target_link_libraries(${name} PRIVATE GTest::gtest_main)
  endif()
  target_link_libraries(${name} PRIVATE countersign_warnings GTest::gmock ${ARG_LIBS})
  target_compile_definitions(${name} PRIVATE
    COUNTERSIGN_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
    COUNTERSIGN_BIN_DIR="${CMAKE_RUNTIME_OUTPUT_DIRECTORY}"
    COUNTERSIGN_SHARED_DIR="${CMAKE_SOURCE_DIR}/../shared")
  add_test(NAME ${name} COMMAND ${name} --gtest_brief=1 --gtest_output=xml:${CMAKE_BINARY_DIR}/test-results/${name}.xml)
  set_tests_properties(${name} PROPERTIES
    LABELS ${ARG_LAYER} TIMEOUT ${ARG_TIMEOUT} COST ${ARG_TIMEOUT} FIXTURES_REQUIRED "${ARG_FIXTURE}")
  if(ARG_GUI)
    # Qt keeps a style until the process has ended; everything else that the address sanitizer sees counts.
    set_tests_properties(${name} PROPERTIES ENVIRONMENT ASAN_OPTIONS=detect_leaks=0)
  endif()
  if(ARG_SERIAL)
    set_tests_properties(${name} PROPERTIES RUN_SERIAL ON)
  endif()
endfunction()

# countersign_join(TARGET): tests and screens are joined where they are optimised, eight files at a time, as the sanitizers'
# builds join everything: a third of the time. The ledger and what decides are not: in joined files a name of one can
# hide another's.
function(countersign_join target)
  if(NOT CMAKE_BUILD_TYPE STREQUAL Debug)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON)
  endif()
endfunction()

# countersign_add_parts(): the subfolders that list their own sources with target_sources().
function(countersign_add_parts)
  file(GLOB parts RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS */CMakeLists.txt)
  foreach(part IN LISTS parts)
    get_filename_component(folder ${part} DIRECTORY)
    add_subdirectory(${folder})
  endforeach()
endfunction()

# countersign_embed(TARGET FILE SYMBOL): compiles the text of FILE, or of a list of files one after the other, in as
# `extern const std::string_view SYMBOL` (namespace countersign::embedded), so that the Qt-free core needs no file at run time.
function(countersign_embed target file symbol)
  set(out ${CMAKE_CURRENT_BINARY_DIR}/embedded_${symbol}.cpp)
  set(content "")
  foreach(part IN LISTS file)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${part})
    file(READ ${part} text)
    string(APPEND content "${text}")
  endforeach()
  # Pieces stay below the length of a string literal that every compiler must accept.
  set(literals "")
  string(LENGTH "${content}" total)
  set(at 0)
  while(at LESS total)
    string(SUBSTRING "${content}" ${at} 8000 piece)
    string(APPEND literals "\n    R\"~embedded~(${piece})~embedded~\"")
    math(EXPR at "${at} + 8000")
  endwhile()
  file(CONFIGURE OUTPUT ${out} CONTENT [[
#include <string_view>
namespace countersign::embedded {
extern const std::string_view @symbol@;
const std::string_view @symbol@ =@literals@;
} // namespace countersign::embedded
]] @ONLY)
  target_sources(${target} PRIVATE ${out})
endfunction()

# countersign_add_plugin(NAME name SOURCES… JSON description [FOLDER folder] [LIBS…]): a provider adapter.
# build/<preset>/plugins, or <folder> there, gets <name>.so and, beside it, the description as <name>.provider.json. What
# stands in plugins is installed.
# The plugin class carries
# Q_PLUGIN_METADATA(IID COUNTERSIGN_PROVIDER_ADAPTER_IID FILE "<name>.plugin.json"); that file is written here and pins
# the description's SHA-256.
function(countersign_add_plugin)
  cmake_parse_arguments(ARG "" "NAME;JSON;FOLDER" "SOURCES;LIBS" ${ARGN})
  if(NOT ARG_FOLDER)
    set(ARG_FOLDER plugins)
    set_property(GLOBAL APPEND PROPERTY COUNTERSIGN_PLUGINS ${ARG_NAME})
  endif()
  get_filename_component(description ${ARG_JSON} ABSOLUTE)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${description})
  file(SHA256 ${description} digest)
  file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${ARG_NAME}.plugin.json
    CONTENT "{\"provider_id\": \"${ARG_NAME}\", \"description_sha256\": \"${digest}\"}\n")
  configure_file(${description} ${CMAKE_BINARY_DIR}/${ARG_FOLDER}/${ARG_NAME}.provider.json COPYONLY)
  # Ninja has looked at the moc file before it is written again: without this a new description needs two builds.
  set_source_files_properties(${ARG_SOURCES} PROPERTIES
    OBJECT_DEPENDS ${CMAKE_CURRENT_BINARY_DIR}/${ARG_NAME}.plugin.json)
  set(target countersign_plugin_${ARG_NAME})
  add_library(${target} MODULE ${ARG_SOURCES})
  set_target_properties(${target} PROPERTIES
    AUTOMOC ON PREFIX "" OUTPUT_NAME ${ARG_NAME} LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/${ARG_FOLDER})
  target_include_directories(${target} PRIVATE ${CMAKE_SOURCE_DIR} ${CMAKE_CURRENT_BINARY_DIR})
  target_link_libraries(${target} PRIVATE countersign_warnings countersign_providers_api Qt6::Core ${ARG_LIBS})
endfunction()
