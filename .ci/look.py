#!/usr/bin/env python3
"""Looks at all pages in Chromium, at the widths of a phone, a tablet and a desk, by day and by night, in both languages, with full
and with little data.

    .ci/look.py PROGRAM

Nothing may be wider than the window, no text may leave its picture or its block, no two texts of a picture may lie on each other,
every picture is told in words, on a phone the advice begins above the fold, axe-core finds nothing, and a brief is one sheet of
paper. Prints what is otherwise; status 1 if there was anything. Skipped without playwright and Chromium (`pip install playwright`);
without axe-core (`pip install axe-playwright-python`) that part is.
"""

import importlib.util
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

REPOSITORY = pathlib.Path(__file__).resolve().parent.parent
FIXTURES = REPOSITORY / "Fixtures"
NOW = "2026-03-10T06:30:00+01:00"
WIDTHS = (390, 760, 1280)
SCHEMES = ("light", "dark")
# From the top of a phone's page, in pixels.
FOLD = 420
HOMES = {
    "full": ["--whoop", "whoop", "--calendar", "calendars", "--me", "ana@example.test", "--include", "body,feel"],
    "calendar": ["--calendar", "calendars/home.ics"],
}
# What the full home has told readyday.
TOLD = ("feel 4", "body profile --health none", "body assess --test knee-to-wall=11/9 plank=75",
        "body programme start --on mon,wed,fri --minutes 25 --yes")

LOOK = """fold => {
  const found = [], width = document.documentElement.clientWidth, box = e => e.getBoundingClientRect();
  const text = e => (e.textContent || "").trim().slice(0, 40);
  for (const e of document.querySelectorAll("body *")) {
    const b = box(e);
    if (b.width && (b.right > width + 1 || b.left < -1) && !e.closest("details:not([open])"))
      found.push(`wider than the window: ${e.tagName} ${text(e)}`);
  }
  for (const picture of document.querySelectorAll("svg:not(svg svg)")) {
    if (picture.getAttribute("role") != "img" && picture.getAttribute("aria-hidden") != "true")
      found.push(`not told in words: ${picture.outerHTML.slice(0, 60)}`);
    const frame = box(picture), texts = [...picture.querySelectorAll("text")].map(t => [t, box(t)]).filter(t => t[1].width);
    for (const [t, b] of texts) {
      const block = t.parentNode == picture ? frame : box(t.parentNode.querySelector("rect"));
      if (b.left < block.left - 1 || b.right > block.right + 1 || b.bottom > frame.bottom + 2 || b.top < frame.top - 2)
        found.push(`cut: ${text(t)}`);
    }
    texts.forEach(([t, a], i) => texts.slice(i + 1).forEach(([u, b]) => {
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5)
        found.push(`on each other: ${text(t)} and ${text(u)}`);
    }));
  }
  const advice = document.querySelector("ol[type=A]");
  if (advice && width < 500 && box(advice).top > fold) found.push(`advice begins at ${Math.round(box(advice).top)}`);
  return found;
}"""


def axe_core():
    """The script, which is not vendored here; nil where it is not installed."""
    spec = importlib.util.find_spec("axe_playwright_python")
    return spec and (pathlib.Path(spec.origin).parent / "axe.min.js").read_text()


def pages(program, folder, home, language):
    environment = {"LANG": "C.UTF-8", "PATH": os.environ["PATH"], "TZDIR": str(FIXTURES / "zones"), "HOME": str(folder)}

    def run(*words):
        subprocess.run([program, *words, "--tz", "Europe/Madrid", "--now", NOW, "--lang", language], cwd=FIXTURES, env=environment,
                       check=True, stdout=subprocess.DEVNULL)
    for words in TOLD if home == "full" else ():
        run(*words.split())
    run("pages", "--output", str(folder / "pages"), *HOMES[home])
    return sorted((folder / "pages").glob("*.html"))


def sheets(page):
    """How many sheets of A4 it takes."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", print_background=True)))


def seen(page, axe):
    """What is wrong with the page at this width."""
    found = page.evaluate(LOOK, FOLD)
    if axe:
        page.evaluate(axe)
        violations = page.evaluate("axe.run()")["violations"]
        found += [f"{one['id']}: {node['html'][:80]}" for one in violations for node in one["nodes"]]
    return found


def looks(browser, axe, name, files):
    """What is found, in the order looked at."""
    for scheme in SCHEMES:
        for width in WIDTHS:
            page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
            for file in files:
                page.goto(file.as_uri())
                yield [f"{name} {file.name} {width} {scheme}: {what}" for what in seen(page, axe if width != WIDTHS[1] else None)]
            page.close()
    page = browser.new_page()
    for file in files:
        if file.stem in ("index", "tomorrow"):
            page.goto(file.as_uri())
            count = sheets(page)
            yield [f"{name} {file.name}: {count} sheets of paper"] if count > 1 else []
    page.close()


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    known = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        print("no playwright here: skipped")
        return
    axe = axe_core()
    all_looks = []
    with sync_playwright() as playwright:
        if not known and not pathlib.Path(playwright.chromium.executable_path).exists():
            print("no chromium here: skipped")
            return
        browser = playwright.chromium.launch(executable_path=known, args=["--no-sandbox"])
        for home in HOMES:
            for language in ("en", "es"):
                with tempfile.TemporaryDirectory() as name:
                    files = pages(program, pathlib.Path(name), home, language)
                    all_looks += looks(browser, axe, f"{home} {language}", files)
    found = [what for look in all_looks for what in look]
    print("\n".join([*found, f"{len(all_looks)} looks, {len(found)} things found" + ("" if axe else ", without axe-core")]))
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
