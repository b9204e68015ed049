"""Checks the form of a report of `check --report html`, and prints the data in it as JSON, one value a line.

usage: data.py REPORT.html

The file is UTF-8; its elements are those of the page, whatever the program has; nothing is loaded.
"""
import html.parser
import json
import pathlib
import sys


class Elements(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.counts, self.data, self.in_data = {}, "", False

    def handle_starttag(self, tag, attributes):
        self.counts[tag] = self.counts.get(tag, 0) + 1
        self.in_data = ("id", "data") in attributes
        for name, value in attributes:
            if name in ("src", "href", "action", "srcset"):
                sys.exit(f"<{tag} {name}={value}>: the page loads something")

    def handle_data(self, text):
        if self.in_data:
            self.data += text

    def handle_endtag(self, tag):
        self.in_data = False


def show(value, path=""):
    if isinstance(value, dict):
        for key in value:
            show(value[key], f"{path}.{key}")
    elif isinstance(value, list):
        for i, each in enumerate(value):
            show(each, f"{path}[{i}]")
    else:
        print(f"{path[1:]}: {json.dumps(value, ensure_ascii=True)}")


def main():
    text = pathlib.Path(sys.argv[1]).read_bytes().decode("utf-8")
    page = Elements()
    page.feed(text)
    counts = {tag: page.counts.get(tag, 0) for tag in ("html", "style", "script", "b", "img", "link", "iframe")}
    if counts != {"html": 1, "style": 1, "script": 2, "b": 0, "img": 0, "link": 0, "iframe": 0}:
        sys.exit(f"other elements than those of the page: {counts}")
    for word in ("url(", "@import", "http://", "https://"):
        outside = text.replace(page.data, "").replace('"http://www.w3.org/2000/svg"', "")
        if word in outside:
            sys.exit(f"the page has '{word}'")
    show(json.loads(page.data))


main()
