#!/usr/bin/env python3
"""Cuts an export of Apple Health at random places, imports what is left, and looks for what was whole.

usage: cut_apple_health.py READYDAY EXPORT [CUTS]

What must be kept is found by looking at the text alone: each resting heart rate, and each workout
of the watch, that ends before the cut. Ends with status 1 when one is missing, one too many is
there, or the cut is not reported.
"""
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

readyday, export = sys.argv[1], pathlib.Path(sys.argv[2]).read_bytes()
cuts = int(sys.argv[3]) if len(sys.argv) > 3 else 100
RESTING = re.compile(rb'<Record type="HKQuantityTypeIdentifierRestingHeartRate"[^\n]* startDate="(\S+)[^\n]*/>')
WORKOUT = re.compile(rb'<Workout [^>]*Apple\xc2\xa0Watch".*?</Workout>', re.DOTALL)
resting = [(match.end(), match[1].decode()) for match in RESTING.finditer(export)]
workouts = [match.end() for match in WORKOUT.finditer(export)]
last_tag = export.rindex(b"</HealthData>")
chance = random.Random(len(export))
wrong = 0
for _ in range(cuts):
    cut = chance.randrange(export.index(b"<HealthData "), last_tag)
    with tempfile.TemporaryDirectory() as folder:
        part = pathlib.Path(folder, "export.xml")
        part.write_bytes(export[:cut])
        environment = {**os.environ, "XDG_DATA_HOME": folder, "LC_ALL": "C.UTF-8"}
        run = subprocess.run(
            [readyday, "import", "apple-health", part, "--lang", "en"], env=environment, capture_output=True, text=True)
        kept = [json.loads(file.read_text()) for file in pathlib.Path(folder, "readyday/apple-health").glob("*.json")]
    dates = {day["date"] for year in kept for day in year["days"] if "resting_heart_rate" in day}
    measured = sum("average_heart_rate" in workout for year in kept for workout in year["workouts"])
    as_it_should = (
        run.returncode == 0
        and dates == {date for end, date in resting if end <= cut}
        and measured == sum(end <= cut for end in workouts)
        and run.stderr.count("warning") == 1
        and "the file ends" in run.stderr
    )
    if not as_it_should:
        wrong += 1
        print(f"cut at {cut}: status {run.returncode}, {len(dates)} dates, {measured} workouts: {run.stderr}", end="")
print(f"{cuts} cuts, {wrong} wrong; {len(resting)} resting heart rates and {len(workouts)} workouts in the whole")
sys.exit(wrong > 0)
