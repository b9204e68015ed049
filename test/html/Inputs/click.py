"""Opens a report of `check --report html` in headless Chromium, clicks, and prints what the page then shows.

usage: click.py REPORT.html ACTION...

An action is the id of an element that is clicked (next, previous, first, last, theme …), `key:NAME` for a key
(key:ArrowRight), `step:N` for the N-th step of the list (from 1), `note:N` for a note of the violation, or
`fold:N` for the number of line N. The clicks are those of the page's own elements, by a script that is added
to a copy of the report; the page works as it does for a reader. After each action, a line for each of what is
shown: `line` is highlighted in the source, `now` is said of the step, `values` and `edge` belong to it.
"""
import html
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

CLICK = r"""
<script>
const found = [];
window.addEventListener("error", e => found.push("error: " + e.message));
function look(action) {
  const all = selector => [...document.querySelectorAll(selector)], text = e => e.textContent.replace(/\s+/g, " ").trim();
  found.push("== " + action);
  for (const row of all(".row.current")) found.push(`line ${row.dataset.line}${row.classList.contains("violation") ? " (violation)" : ""}: ${text(row.querySelector(".t"))}`);
  for (const row of all(".row.note")) found.push(`note at line ${row.dataset.line}`);
  found.push("position: " + text(document.getElementById("position")), "now: " + text(document.getElementById("now")));
  for (const item of all("#steps li.current")) found.push(`item: ${text(item)}${item.classList.contains("loop") ? " (loop)" : ""}`);
  for (const mark of all("#steps li.mark")) found.push("mark: " + text(mark));
  for (const row of all("#values tr")) found.push("value: " + [...row.cells].map(text).join(" = ") + (row.querySelector(".changed") ? " (new)" : ""));
  for (const edge of all("#cfa .link-label.current")) found.push("edge: " + text(edge));
  found.push(`woven rows: ${all(".woven").filter(r => !r.hidden && getComputedStyle(r).display !== "none").length}`);
  found.push(`rows: ${all(".row:not(.woven)").length}, bold elements: ${all("b").filter(b => !b.closest("#about")).length}, background: ${getComputedStyle(document.body).backgroundColor}`);
}
look("opened");
for (const action of ACTIONS) {
  const [kind, what] = action.split(":");
  if (kind === "key") document.body.dispatchEvent(new KeyboardEvent("keydown", {key: what, bubbles: true}));
  else if (kind === "step") document.querySelectorAll("#steps li[data-step]")[what - 1].click();
  else if (kind === "note") document.querySelectorAll("#now button")[what - 1].click();
  else if (kind === "fold") document.querySelector(`.row[data-line="${what}"] .n`).click();
  else document.getElementById(kind).click();
  look(action);
}
document.body.append(Object.assign(document.createElement("pre"), {id: "found", textContent: found.join("\n")}));
</script>
"""


def main():
    page = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder, "page.html")
        end = page.rindex("</body>")
        copy.write_text(page[:end] + CLICK.replace("ACTIONS", repr(sys.argv[2:])) + page[end:], encoding="utf-8")
        browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        done = subprocess.run(
            [browser, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             f"--user-data-dir={folder}/profile", "--virtual-time-budget=20000", "--dump-dom", copy.as_uri()],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=120,
            env=dict(os.environ, HOME=folder))
    dom = done.stdout.decode("utf-8", "replace")
    found = re.search(r'<pre id="found">(.*?)</pre>', dom, re.S)
    if not found:
        sys.exit("the page did not answer:\n" + dom[-2000:] + done.stderr.decode("utf-8", "replace")[-2000:])
    print(html.unescape(found[1]))


main()
