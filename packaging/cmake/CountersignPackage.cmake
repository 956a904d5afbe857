# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed, and the Debian package made of it. Included last: all programs and plugins are declared by then.
include(GNUInstallDirs)

# A program finds its companions beside itself and the plugins beside its folder (app/program_files.h), in a build folder
# as in an installed tree. So they stay together in a folder of their own, and links lead to them.
set(_programs countersign countersignctl countersign-provider-host countersign-sandbox-worker)
set(_home ${CMAKE_INSTALL_LIBDIR}/countersign)
install(TARGETS ${_programs} RUNTIME DESTINATION ${_home}/bin)
file(RELATIVE_PATH _to_programs ${CMAKE_INSTALL_FULL_BINDIR} ${CMAKE_INSTALL_FULL_LIBDIR}/countersign/bin)
set(_made ${CMAKE_BINARY_DIR}/install)
file(MAKE_DIRECTORY ${_made})
foreach(_program IN LISTS _programs)
  file(CREATE_LINK ${_to_programs}/${_program} ${_made}/${_program} SYMBOLIC)
  install(FILES ${_made}/${_program} DESTINATION ${CMAKE_INSTALL_BINDIR})
endforeach()

get_property(_plugins GLOBAL PROPERTY COUNTERSIGN_PLUGINS)
foreach(_plugin IN LISTS _plugins)
  install(TARGETS countersign_plugin_${_plugin} LIBRARY DESTINATION ${_home}/plugins)
  install(FILES ${CMAKE_BINARY_DIR}/plugins/${_plugin}.provider.json DESTINATION ${_home}/plugins)
endforeach()

# Debian wants man pages compressed, without a time in them.
find_program(GZIP_PROGRAM gzip REQUIRED)
foreach(_program IN LISTS _programs)
  set(_page ${CMAKE_SOURCE_DIR}/packaging/man/${_program}.1)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${_page})
  execute_process(COMMAND ${GZIP_PROGRAM} -9 --no-name --stdout ${_page}
    OUTPUT_FILE ${_made}/${_program}.1.gz COMMAND_ERROR_IS_FATAL ANY)
  install(FILES ${_made}/${_program}.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
endforeach()

set(_id io.github.countersign.Countersign)
install(FILES packaging/desktop/${_id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES packaging/desktop/${_id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES packaging/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
# In the program the palette colours the icons; on a desktop this blue is seen on light and on dark.
file(READ resources/icons/countersign.svg _icon)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/resources/icons/countersign.svg)
string(REPLACE "currentColor" "#3d85c6" _icon "${_icon}")
file(CONFIGURE OUTPUT ${_made}/${_id}.svg CONTENT "${_icon}" @ONLY)
install(FILES ${_made}/${_id}.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)

cmake_host_system_information(RESULT _debian QUERY DISTRIB_VERSION_ID)
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME countersign)
set(CPACK_PACKAGE_CONTACT "The Countersign developers <countersign@countersign.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "settle payments whose outcome nobody knows")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Software that calls payment and e-mail providers sometimes never hears the answer. A careful application writes such
an effect into a ledger and stops retrying. Countersign is what people then use: an operator looks the effect up at the
provider, a guarded action settles it, a second person countersigns what is large, and an auditor proves the whole
history.

This package has the console (countersign), the command line (countersignctl), the process that asks providers, and a
sandbox provider to try all of it on.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)
# 0.1.0-1~deb12 is below 0.1.0-1~deb13, so an upgrade of the suite upgrades the package.
set(CPACK_DEBIAN_PACKAGE_RELEASE 1~deb${_debian})
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# What no program links: the database driver is a plugin of Qt; a Wayland session wants its own; HTTPS wants roots.
set(CPACK_DEBIAN_PACKAGE_DEPENDS libqt6sql6-sqlite)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "ca-certificates, libqt6svg6, qt6-wayland")
include(CPack)
