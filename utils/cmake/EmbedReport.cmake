# Writes OUTPUT, a C++ file with the texts that utils/driver/HtmlReport.cpp declares, from the files in FOLDER.

set(TEXT "// Made by cmake/EmbedReport.cmake from utils/driver/report.\n\nnamespace transver {\n")
foreach(FILE page.html page.css page.js steps.ia)
  string(REPLACE "." "_" NAME "${FILE}")
  file(READ "${FOLDER}/${FILE}" HEX HEX)
  string(REGEX REPLACE "(..)" "\\\\x\\1" HEX "${HEX}")
  string(REGEX REPLACE "(\\\\x0a)" "\\1\"\n    \"" HEX "${HEX}")
  string(APPEND TEXT "extern const char report_${NAME}[];\nconst char report_${NAME}[] =\n    \"${HEX}\";\n")
endforeach()
file(WRITE "${OUTPUT}" "${TEXT}} // namespace transver\n")
