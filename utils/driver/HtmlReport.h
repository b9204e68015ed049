//===- HtmlReport.h - A verdict that a person can look at -------*- C++ -*-===//
//
// `check --report html` writes one HTML file that needs nothing else: the
// verdict and what it rests on, the program with the woven lines between its
// own, the control-flow automata, the properties' automata, and a violation
// that can be stepped through.
//
// The page (report/page.html, .css, .js) is embedded in the driver and is the
// same for every program; what is to be shown goes in as one JSON object, in
// which no `<` is left, so that nothing in a program can be markup.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_DRIVER_HTMLREPORT_H
#define TRANSVER_DRIVER_HTMLREPORT_H

#include "Arguments.h"
#include "Counterexample.h"
#include "Process.h"
#include "Replay.h"

namespace transver {

/// The file that `--report VALUE` means: `html` is Stem.html in this folder,
/// `html=FILE` and `FILE.html` are that file. Reports any other value, and
/// returns false.
bool readReportOption(llvm::StringRef Value, llvm::StringRef Stem,
                      std::string &File);

/// What is to be shown.
struct HtmlReport {
  std::string Verdict, Property, Engine, Seconds;
  std::vector<std::string> Notes;
  bool IsViolation = false, IsConfirmed = false;
  Counterexample Alarm;
  Replayed Run; ///< that confirmed it, with its steps if they are known
};

/// A transformed program: the command's words, those for the plugin but for
/// outputs, the task that the engines got, and the transformation's report.
struct ReportedProgram {
  const Arguments &Args;
  llvm::ArrayRef<std::string> Words;
  const Task &T;
  const llvm::json::Value &Report;
};

/// Replays the alarm A once more, with a program that tells its steps. Not
/// confirmed if that is not to be had.
Replayed traceAlarm(const ReportedProgram &P, const Answer &A,
                    const TemporaryFolder &Folder);

/// The text of the page. What cannot be found out is left out of it.
std::string writeHtml(const HtmlReport &Shown, const ReportedProgram &P,
                      const TemporaryFolder &Folder);

} // namespace transver

#endif
