# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -D TO=FOLDER -P sources_for_lupdate.cmake, from the project's root: writes the sources that lupdate reads into
# FOLDER, all but those of programs and plugins that speak English only. The layers without Qt say translatable("text")
# in many namespaces and classes; here each such text gets the one context in which models/view/wording looks it up.
file(REMOVE_RECURSE ${TO})
file(GLOB_RECURSE sources RELATIVE ${CMAKE_CURRENT_SOURCE_DIR}
  app/*.cpp app/*.h models/*.cpp models/*.h providers/*.cpp providers/*.h ui/*.cpp ui/*.h)
list(FILTER sources EXCLUDE REGEX "^(app/countersignctl|providers/http|providers/sandbox)/")
foreach(source IN LISTS sources)
  file(READ ${source} text)
  string(REPLACE "translatable(" "QT_TRANSLATE_NOOP(\"countersign::view\", " text "${text}")
  file(WRITE ${TO}/${source} "${text}")
endforeach()
