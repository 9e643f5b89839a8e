#!/usr/bin/env python3
"""Looks at all pages in Chromium, at the widths of a phone, a tablet and a desk, in both languages, with full and with little data.

    .ci/look.py PROGRAM

Nothing may be wider than the window, no text may leave its picture or its block, no two texts of a picture may lie on each other,
every picture is told in words, and on a phone the advice begins above the fold. Prints what is otherwise; status 1 if there was
anything. Skipped without `chromium`.
"""

import html
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
# From the top of a phone's page, in pixels.
FOLD = 420
HOMES = {
    "full": ["--whoop", "whoop", "--calendar", "calendars", "--me", "ana@example.test"],
    "calendar": ["--calendar", "calendars/home.ics"],
}

LOOK = """<script>window.onload = () => {
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
  if (advice && width < 500 && box(advice).top > FOLD) found.push(`advice begins at ${Math.round(box(advice).top)}`);
  document.title = JSON.stringify(found);
}</script>""".replace("FOLD", str(FOLD))


def pages(program, folder, home, language):
    environment = {"LANG": "C.UTF-8", "PATH": os.environ["PATH"], "TZDIR": str(FIXTURES / "zones"), "HOME": str(folder)}
    words = ["pages", "--output", str(folder / "pages"), "--tz", "Europe/Madrid", "--now", NOW, "--lang", language]
    subprocess.run([program, *words, *HOMES[home]], cwd=FIXTURES, env=environment, check=True, stdout=subprocess.DEVNULL)
    return sorted((folder / "pages").glob("*.html"))


def seen(browser, folder, page, width):
    """What is wrong with the page at this width."""
    looking = folder / "looking.html"
    looking.write_text(page.read_text().replace("</head>", LOOK + "</head>"))
    # A window of Chromium is never narrower than 500 pixels.
    frame = folder / "frame.html"
    frame.write_text(
        f'<iframe id="f" src="looking.html" style="border:0;width:{width}px;height:3000px" '
        'onload="setTimeout(() => document.title = f.contentDocument.title, 50)"></iframe>')
    command = [browser, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--allow-file-access-from-files",
               "--virtual-time-budget=3000", f"--window-size={max(width, 500) + 40},3000", f"--user-data-dir={folder}/browser",
               "--dump-dom", frame.as_uri()]
    answer = subprocess.run(command, capture_output=True, text=True, timeout=120).stdout
    title = re.search(r"<title>(.*?)</title>", answer, re.S)
    return json.loads(html.unescape(title.group(1))) if title else ["not shown"]


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not browser:
        print("no chromium here: skipped")
        return
    looks, found = 0, []
    for home in HOMES:
        for language in ("en", "es"):
            with tempfile.TemporaryDirectory() as name:
                folder = pathlib.Path(name)
                for page in pages(program, folder, home, language):
                    for width in WIDTHS:
                        looks += 1
                        found += [f"{home} {language} {page.name} {width}: {what}" for what in seen(browser, folder, page, width)]
    print("\n".join([*found, f"{looks} looks, {len(found)} things found"]))
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
