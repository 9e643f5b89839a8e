#!/usr/bin/env python3
"""Draws the documentation's pictures from what the program prints on the sample data.

    .ci/pictures.py PROGRAM           writes them
    .ci/pictures.py PROGRAM --check   fails where one is not current

`morning.cast` is a recording for asciinema (asciicast v2), `morning.svg` the same for a browser. The others are pages, which
articles show beside them: a catalogue finds a picture by its name, and a browser of the sources by its place.
"""
import email
import html
import html.parser
import json
import os
import pathlib
import re
import subprocess
import sys
import unicodedata

REPOSITORY = pathlib.Path(__file__).resolve().parent.parent
ARTICLES = REPOSITORY / "Sources/ReadyDayCore/ReadyDayCore.docc"
RESOURCES = ARTICLES / "Resources"
MORNING = ("--config", "Fixtures/ana.json5", "--now", "2026-03-10T06:30:00+01:00", "--lang", "en")
TERMINAL = ("--color", "always", "--width", "80")
# What is typed in the recording, and for how many seconds the answer stands.
SCENES = (("brief", 6), ("explain A", 4), ("what-if --drop 2", 2))
LIMIT = 150_000
# What prints each page, and how high it is at WIDTH.
WIDTH = 760
PAGES = {
    "tomorrow": ("brief tomorrow", 570), "agenda": ("agenda", 840), "windows": ("windows", 440), "workout": ("workout", 720),
    "week": ("week", 820), "week-plan": ("week --plan", 480), "recovery": ("recovery", 800), "score": ("score", 1010),
    "sleep": ("sleep", 1230), "trends": ("trends", 1320), "trends-recovery": ("trends recovery", 840), "habits": ("habits", 570),
    "review": ("review", 1110), "body-today": ("body today", 720), "body-progress": ("body progress", 1140),
}

# Of a letter: width and line in pixels.
ACROSS, DOWN, MARGIN = 8.43, 20, 20
COLUMNS = 80
COLOURS = {"38;5;196": "#ff9d94", "38;5;28": "#6fd58a", "38;5;136": "#e8bd55", "38;5;244": "#8e8e96"}


def printed(program, *words, data="nothing"):
    environment = {"LANG": "C.UTF-8", "PATH": os.environ["PATH"], "TERM": "xterm-256color",
                   "TZDIR": str(REPOSITORY / "Fixtures/zones"), "XDG_DATA_HOME": str(REPOSITORY / "Fixtures" / data)}
    command = [str(pathlib.Path(program).resolve()), *words, *MORNING]
    return subprocess.run(command, cwd=REPOSITORY, env=environment, check=True, capture_output=True, text=True).stdout


def columns(text):
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def letters(lines):
    """Each run of letters at its place."""
    drawn = []
    for number, line in enumerate(lines):
        column, codes = 0, ""
        for code, run in re.findall(r"\x1b\[([0-9;]*)m|([^\x1b]+)", line):
            if not run:
                codes = "" if code == "0" else code
                continue
            colour = codes.removeprefix("1;").removeprefix("1")
            style = ' font-weight="bold"' if codes.split(";")[0] == "1" else ""
            style += f' fill="{COLOURS[colour]}"' if colour else ""
            for match in re.finditer(r"\S+(?: \S+)*", run):
                x = MARGIN + (column + columns(run[:match.start()])) * ACROSS
                y = MARGIN + number * DOWN + 15
                length = columns(match.group()) * ACROSS
                drawn.append(f'<text x="{x:.1f}" y="{y}" textLength="{length:.1f}"{style}>'
                             f"{html.escape(match.group(), quote=False)}</text>")
            column += columns(run)
    return drawn


def terminal(drawn, rows, label, style=()):
    """A terminal of so many rows with what is drawn on it."""
    width, height = round(COLUMNS * ACROSS + 2 * MARGIN), rows * DOWN + 2 * MARGIN
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        f' role="img" aria-label="{label}">', *style,
        f'<rect width="{width}" height="{height}" rx="10" fill="#17171a"/>',
        '<g fill="#ececf0" font-size="14" xml:space="preserve" '
        'font-family="ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace">',
        *drawn, "</g>", "</svg>", ""])


def screens(program):
    """What each command of the recording leaves on the screen, and for how long."""
    return [([f"$ readyday {words}", *printed(program, *words.split(), *TERMINAL).rstrip("\n").split("\n")], seconds)
            for words, seconds in SCENES]


def recording(scenes):
    """asciicast v2: a header, then moments with what is written at each."""
    rows = max(len(lines) for lines, _ in scenes) + 1
    lines = [json.dumps({"version": 2, "width": COLUMNS, "height": rows, "title": "A morning with readyday"})]
    now = 0.0
    for (command, *answer), seconds in scenes:
        start = now
        lines.append(json.dumps([round(now, 2), "o", "\x1b[2J\x1b[H$ "]))
        for letter in command[2:]:
            now += 0.04
            lines.append(json.dumps([round(now, 2), "o", letter]))
        now += 0.2
        lines.append(json.dumps([round(now, 2), "o", "\r\n" + "\r\n".join(answer) + "\r\n"]))
        now = start + seconds + 1
    return "\n".join([*lines, json.dumps([round(now, 2), "o", ""]), ""])


def film(scenes):
    """The screens of the recording one after another, again and again; the first alone for who wants no motion."""
    whole, start = sum(seconds + 1 for _, seconds in scenes), 0
    drawn, rules = [], []
    for number, (lines, seconds) in enumerate(scenes):
        begin, end = 100 * start / whole, 100 * (start + seconds + 1) / whole
        start += seconds + 1
        hidden = "" if number == 0 else f"0% {{ opacity: 0 }} "
        rules.append(f"@keyframes s{number} {{ {hidden}{begin:.2f}% {{ opacity: 1 }} {end:.2f}% {{ opacity: 0 }} 100% {{ opacity: 0 }} }}")
        rules.append(f".s{number} {{ opacity: {int(number == 0)}; animation: s{number} {whole}s step-end infinite }}")
        drawn += [f'<g class="s{number}">', *letters(lines), "</g>"]
    still = "@media (prefers-reduced-motion: reduce) { g { animation: none !important } }"
    rows = max(len(lines) for lines, _ in scenes)
    return terminal(drawn, rows, "A morning with readyday, recorded in a terminal.",
                    ("<style>", *rules, still, "</style>"))


class Strict(html.parser.HTMLParser):
    """The same page as XML, which a picture may hold."""
    EMPTY = {"br", "meta"}
    # The parser knows no capitals.
    CAPITALS = {"viewbox": "viewBox", "preserveaspectratio": "preserveAspectRatio"}

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.parts, self.title = [], []

    def handle_starttag(self, tag, attributes):
        given = "".join(f' {self.CAPITALS.get(name, name)}="{html.escape(value or "")}"' for name, value in attributes)
        space = ' xmlns="http://www.w3.org/2000/svg"' if tag == "svg" else ""
        self.parts.append(f"<{tag}{space}{given}{'/' if tag in self.EMPTY else ''}>")

    handle_startendtag = lambda self, tag, attributes: (
        self.handle_starttag(tag, attributes), self.parts.append(f"</{tag}>"))

    def handle_endtag(self, tag):
        self.parts.append(f"</{tag}>")

    def handle_data(self, data):
        self.parts.append(html.escape(data, quote=False))


def style(text, body):
    """The rules that the page needs. A picture has one look, and the width of its page."""
    rules = re.search(r"<style>\n(.*?)</style>", text, re.S).group(1)
    rules = re.sub(r"@media [^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}", "", rules)
    known = {name for names in re.findall(r'class="([^"]*)"', body) for name in names.split()}
    used = [rule for rule in re.findall(r"[^{}]+\{[^{}]*\}", rules) if any(
        known.issuperset(re.findall(r"\.([a-z][a-z-]*)", selector)) for selector in rule.partition("{")[0].split(","))]
    return "".join(used).replace("body {", ".page {").replace(":root", ".page")


def page(text, height):
    """A browser's drawing of the page: it stands in the picture as it is."""
    look, body = re.search(r"<body( style=\"[^\"]*\")?>\n(.*)</body>", text, re.S).groups()
    strict = Strict()
    strict.feed(body)
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}">',
        f"<style>{style(text, body)}</style>",
        f'<foreignObject width="{WIDTH}" height="{height}">'
        f'<div xmlns="http://www.w3.org/1999/xhtml" class="page" lang="en"{look or ""}>',
        "".join(strict.parts).strip(), "</div></foreignObject>", "</svg>", ""])


def mailed(program):
    """The page of the brief's mail."""
    mail = email.message_from_string(printed(program, "brief", "--format", "mail", "--mail-to", "ana@example.test"))
    return mail.get_payload()[-1].get_payload(decode=True).decode()


def main():
    program, *options = sys.argv[1:]
    scenes = screens(program)
    pictures = {
        RESOURCES / "morning.cast": recording(scenes),
        RESOURCES / "morning.svg": film(scenes),
        RESOURCES / "page.svg": page(printed(program, "brief", "--format", "html"), 1580),
        ARTICLES / "mail.svg": page(mailed(program), 1760),
    }
    for name, (words, height) in PAGES.items():
        data = "body" if words.startswith("body") else "nothing"
        pictures[ARTICLES / f"{name}.svg"] = page(printed(program, *words.split(), "--format", "html", data=data), height)
    stale = []
    for path, picture in pictures.items():
        assert len(picture.encode()) <= LIMIT, f"{path.name}: over {LIMIT} bytes"
        if "--check" not in options:
            path.write_text(picture)
        elif not path.exists() or path.read_text() != picture:
            stale.append(path.name)
    if stale:
        sys.exit(f"not current: {', '.join(stale)}; run .ci/pictures.py PROGRAM")


if __name__ == "__main__":
    main()
