#!/usr/bin/env python3
"""Writes forty nights up to 10 March 2026 of an invented person, as each wearable exports them, beside this file.

    Fixtures/wearables/generate.py
    for kind in oura health-auto-export fitbit garmin; do
      XDG_DATA_HOME=$PWD/Fixtures/wearables/kept/$kind readyday import Fixtures/wearables/$kind --tz Europe/Madrid
    done
"""
import os, pathlib, random, shutil, sys
from datetime import date

here = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(here.parents[1] / "Tests" / "Wearables"))
sys.dont_write_bytecode = True
import life

for kind in life.KINDS:
    dice = random.Random(7)
    days = list(life.nights(dice, 40, date(2026, 1, 30)))
    shutil.rmtree(here / kind, ignore_errors=True)
    life.write(kind, here / kind, days, dice)
    # No tool writes JSON of a line for eyes, and no diff shows one.
    for path in (here / kind).rglob("*.json"):
        path.write_text(path.read_text().replace("}, {", "},\n{") + "\n")
