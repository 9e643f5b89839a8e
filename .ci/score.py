#!/usr/bin/env python3
"""30 histories of one body, at and around every border of the computed score: what `readyday score` makes of them is
recomputed here from its documentation (HowTheScoreIsMade), and from nothing else.

    .ci/score.py PROGRAM
"""

import json
import subprocess
import sys
import tempfile
from datetime import date, datetime, timedelta, timezone
from pathlib import Path

TODAY = date(2026, 3, 10)
WEIGHTS = {"hrv": 35, "resting_hr": 25, "sleep": 25, "training_load": 15}
NAMES = [(90, "peak"), (70, "good"), (50, "moderate"), (30, "low"), (0, "very_low")]
ZONES = {"peak": "green", "good": "green", "moderate": "yellow", "low": "red", "very_low": "red"}


class History:
    """Values of this morning, and of days before it by how many days that was."""

    def __init__(self, hrv=None, hrv_before=(), resting=None, resting_before=(), sleep=None, training=()):
        self.hrv = dict(enumerate([hrv, *hrv_before]))
        self.resting = dict(enumerate([resting, *resting_before]))
        # Minutes asleep, and the minutes of it that were deep and REM.
        self.sleep = sleep
        # How many days ago, and minutes in the third zone.
        self.training = training


def held(value):
    return min(max(value, 0), 100)


def mean(values, needed):
    known = [value for value in values if value is not None]
    return sum(known) / len(known) if len(known) >= needed else None


def components(history):
    points = dict.fromkeys(WEIGHTS)
    before = mean([history.hrv.get(day) for day in range(1, 8)], 3)
    if history.hrv[0] is not None and before is not None:
        points["hrv"] = held(50 + 2 * (history.hrv[0] - before) / before * 100)
    before = mean([history.resting.get(day) for day in range(1, 31)], 7)
    if history.resting[0] is not None and before is not None:
        points["resting_hr"] = held(50 + 5 * (before - history.resting[0]))
    if history.sleep:
        asleep, deep, rem = history.sleep
        parts = [(50, asleep / 420), (30, deep / asleep / 0.15), (20, rem / asleep / 0.2)]
        points["sleep"] = sum(weight * min(part, 1) for weight, part in parts)
    month = [(day, 3 * minutes) for day, minutes in history.training if 1 <= day <= 28]
    if month and max(day for day, _ in history.training) >= 28:
        ratio = sum(load for day, load in month if day <= 7) / (sum(load for _, load in month) / 4)
        line = (ratio - 0.2) / 0.6 if ratio < 0.8 else (2.3 - ratio) if ratio > 1.3 else 1
        points["training_load"] = held(100 * line)
    return points


def expected(history):
    """The points of each part, the score, its name and its zone."""
    points = components(history)
    known = {part: value for part, value in points.items() if value is not None}
    if not set(known) - {"training_load"}:
        return points, None, None, "unknown"
    weight = sum(WEIGHTS[part] for part in known)
    score = round(sum(WEIGHTS[part] * value for part, value in known.items()) / weight, 9)
    if "hrv" not in known and not {"resting_hr", "sleep"} <= set(known):
        return points, score, None, "unknown"
    name = next(name for lowest, name in NAMES if score >= lowest)
    return points, score, name, ZONES[name]


def histories():
    hrv = [50] * 7
    resting = [52] * 30
    night = (450, 90, 100)
    week = [(day, 40) for day in range(1, 29)]
    for border in (30, 50, 70, 90):
        for points in (border - 0.04, border, border + 0.04):
            yield History(hrv=50 * (1 + (points - 50) / 200), hrv_before=hrv)
    yield History(hrv=30, hrv_before=hrv)
    yield History(hrv=70, hrv_before=hrv)
    yield History(hrv=52, hrv_before=[None] * 4 + [48, 50, 55], sleep=night)
    yield History(hrv=52, hrv_before=[50, 50], resting=50, resting_before=[None] * 23 + [51] * 7)
    yield History(hrv=52, hrv_before=[50, 50], resting=50, resting_before=[51] * 6, sleep=night)
    yield History(resting=48, resting_before=resting)
    yield History(resting=63, resting_before=resting)
    yield History(resting=48, resting_before=resting, sleep=night)
    body = {"hrv": 53, "hrv_before": hrv, "resting": 51, "resting_before": resting}
    yield History(**body, sleep=(420, 63, 84))
    yield History(**body, sleep=(419, 63, 84))
    yield History(**body, sleep=(480, 71, 96))
    yield History(**body, sleep=(480, 72, 95))
    yield History(**body, sleep=(540, 81, 108), training=[(3, 60)])
    for minutes in (0, 24, 40, 70, 160):
        recent = [(day, minutes) for day in range(1, 8) if minutes]
        yield History(**body, sleep=night, training=recent + week[7:])


def moment(day, hour, minute=0):
    return datetime(day.year, day.month, day.day, hour, minute, tzinfo=timezone.utc)


def written(time):
    return time.strftime("%Y-%m-%dT%H:%M:%S.000Z")


def records(history):
    for ago in range(31):
        morning = TODAY - timedelta(days=ago)
        values = {"hrv_rmssd_milli": history.hrv.get(ago), "resting_heart_rate": history.resting.get(ago)}
        start = written(moment(morning, 0))
        # Of every day there is something: recoveries without sleeps belong to their cycles.
        yield {"id": ago + 1, "start": start, "end": None, "timezone_offset": "+00:00", "score_state": "PENDING_SCORE"}
        if any(value is not None for value in values.values()):
            yield {
                "cycle_id": ago + 1, "created_at": written(moment(morning, 9)), "score_state": "SCORED",
                "score": {"user_calibrating": False, "recovery_score": 60, **values},
            }
    if history.sleep:
        asleep, deep, rem = history.sleep
        stages = {"light": asleep - deep - rem, "slow_wave": deep, "rem": rem}
        summary = {f"total_{name}_sleep_time_milli": minutes * 60_000 for name, minutes in stages.items()}
        summary |= {f"total_{name}_time_milli": 0 for name in ("awake", "no_data")}
        summary["total_in_bed_time_milli"] = asleep * 60_000
        start = moment(TODAY, 0)
        yield {
            "id": "night", "cycle_id": 1, "start": written(start), "end": written(start + timedelta(minutes=asleep)),
            "timezone_offset": "+00:00", "nap": False, "score_state": "SCORED", "score": {"stage_summary": summary},
        }
    for ago, minutes in history.training:
        start = moment(TODAY - timedelta(days=ago), 12)
        zones = dict.fromkeys(["zero", "one", "two", "four", "five"], 0) | {"three": minutes}
        yield {
            "id": f"workout {ago}", "start": written(start), "end": written(start + timedelta(minutes=minutes)),
            "timezone_offset": "+00:00", "sport_name": "running", "score_state": "SCORED",
            "score": {"strain": 10, "zone_durations": {f"zone_{zone}_milli": time * 60_000 for zone, time in zones.items()}},
        }


def told(program, history, folder):
    file = Path(folder) / "whoop.json"
    file.write_text(json.dumps(list(records(history))))
    command = [program, "score", "--format", "json", "--whoop", str(file), "--tz", "UTC", "--now", f"{TODAY}T12:00:00Z"]
    home = {"HOME": folder, "XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder}
    answer = subprocess.run(command, env=home, capture_output=True, text=True, check=False)
    if answer.returncode != 0:
        sys.exit(f"{' '.join(command)}: status {answer.returncode}\n{answer.stderr}")
    return json.loads(answer.stdout)["days"][-1]


def faults(history, day):
    points, score, name, zone = expected(history)
    parts = {part["component"]: part["score"] for part in day["components"]}
    for part, value in points.items():
        if (value is None) != (parts[part] is None) or value is not None and abs(value - parts[part]) > 0.5001:
            yield f"{part}: {parts[part]}, not {value}"
    shown = day["score"]
    if (score is None) != (shown is None) or score is not None and abs(score - shown) > 0.5001:
        yield f"score: {shown}, not {score}"
    elif score is not None and any((shown < border) != (score < border) for border, _ in NAMES):
        yield f"score: {score} is shown as {shown}, on the other side of a border"
    reason = "few_components" if score is not None and zone == "unknown" else None
    for key, value in (("category", name), ("zone", zone), ("zone_reason", reason)):
        if day[key] != value:
            yield f"{key}: {day[key]}, not {value}"


def main(program):
    every = list(histories())
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for number, history in enumerate(every, 1):
            for fault in faults(history, told(program, history, folder)):
                failed += 1
                print(f"history {number}: {fault}", file=sys.stderr)
    print(f"{len(every)} histories, {failed} faults")
    sys.exit(1 if failed or len(every) != 30 else 0)


if __name__ == "__main__":
    main(sys.argv[1])
