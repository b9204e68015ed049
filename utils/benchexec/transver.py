"""BenchExec's tool-info module for `transver check`.

Put this folder on PYTHONPATH and say `tool="transver"` in the run definition (transver.xml).
"""
import benchexec.result as result
from benchexec.tools.template import BaseTool2


class Tool(BaseTool2):
    def executable(self, tool_locator):
        return tool_locator.find_executable("transver", subdir="bin")

    def name(self):
        return "TransVer"

    def version(self, executable):
        return self._version_from_tool(executable, line_prefix="transver ")

    def cmdline(self, executable, options, task, rlimits):
        words = [executable, "check", *options]
        if task.property_file:
            words += ["--property", task.property_file]
        if rlimits.walltime or rlimits.cputime:
            words += ["--timelimit", f"{max(1, int(rlimits.walltime or rlimits.cputime))}s"]
        words.append(task.single_input_file)
        if isinstance(task.options, dict) and task.options.get("data_model") == "ILP32":
            words += ["--", "-m32"]
        return words

    def determine_result(self, run):
        for line in run.output:
            if line.strip() == "true":
                return result.RESULT_TRUE_PROP
            if line.startswith("false("):
                return result.RESULT_FALSE_PROP
            if line.strip() == "unknown":
                return result.RESULT_UNKNOWN
        return result.RESULT_ERROR
