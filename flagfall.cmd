@echo off
rem Runs Flagfall on Windows 10 or newer, building it first where the sources are newer than what was built, and
rem fetching what building takes where the machine has none of it. `flagfall --help` says more.
rem This file and scripts\prepare.ps1 were written without a Windows to try them on: nobody has run them yet.
setlocal
set "root=%~dp0"
set "jdk="
for /f "usebackq delims=" %%j in (`powershell -NoProfile -ExecutionPolicy Bypass -File "%root%scripts\prepare.ps1" ^<nul`) do set "jdk=%%j"
if not defined jdk exit /b 1
set "remembered="
if exist "%root%app\target\engine.aot" set remembered="-XX:AOTCache=%root%app\target\engine.aot"
set "serving="
if "%~1"=="" set serving="@%root%scripts\serve.options"
if "%~1"=="serve" set serving="@%root%scripts\serve.options"
"%jdk%\bin\java.exe" "@%root%scripts\java.options" %serving% %remembered% -cp "%root%app\target\flagfall.jar" flagfall.app.Main %*
exit /b %errorlevel%
