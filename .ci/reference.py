#!/usr/bin/env python3
"""Writes the reference of commands from what the program says about itself.

    .ci/reference.py PROGRAM           writes it
    .ci/reference.py PROGRAM --check   fails if it is not current
"""
import pathlib
import re
import subprocess
import sys

REPOSITORY = pathlib.Path(__file__).resolve().parent.parent
PAGE = REPOSITORY / "Sources/ReadyDayCore/ReadyDayCore.docc/Commands.md"
START = """# Commands and their options

What `readyday help` prints about every command and every action.

## Overview

`.ci/reference.py` writes this page from the program's help. `readyday help COMMAND` prints the same on a terminal, and `readyday man` as a
manual page.
"""


def printed(program, *words):
    command = [str(pathlib.Path(program).resolve()), "help", *words, "--lang", "en"]
    return subprocess.run(command, env={"LANG": "C.UTF-8"}, check=True, capture_output=True, text=True).stdout


def section(level, title, text):
    return f"\n{'#' * level} {title}\n\n```\n{text.rstrip()}\n```\n"


def names(text):
    """What the text lists, up to its examples or options: two spaces, a name, and what it is for."""
    lists = re.split(r"^(?:Which command to use|Options|Examples)$", text, flags=re.M)[0]
    return re.findall(r"^  ([a-z][a-z-]*(?: [a-z-]+)*)  ", lists, re.M)


def page(program):
    text = START + section(2, "Common options", printed(program, "options"))
    for command in names(printed(program, "--all")):
        about = printed(program, command)
        text += section(2, command, about)
        for action in names(about) if "\nActions\n" in about else ():
            text += section(3, f"{command} {action}", printed(program, command, *action.split()))
    return text


def main():
    if len(sys.argv) < 2 or sys.argv[2:] not in ([], ["--check"]):
        sys.exit(__doc__)
    text = page(sys.argv[1])
    if len(sys.argv) == 2:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        sys.exit(f"{PAGE.name} is not what the program prints: .ci/reference.py PROGRAM writes it")


main()
