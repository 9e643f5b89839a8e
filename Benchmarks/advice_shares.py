#!/usr/bin/env python3
"""Prints on how many mornings of an invented life each rule about the body speaks.

usage: advice_shares.py PROGRAM [DAYS] [SEED]

Nights are drawn with the spread and the autocorrelation (0.37) of real exports; four times a year three days of
fever, every tenth night a late one. The same seed makes the same life, so that two builds can be compared.
"""
import datetime as dt
import json
import math
import pathlib
import random
import subprocess
import sys
import tempfile
import uuid

RULES = ["several-signals-off", "hrv-outside-range", "short-sleep", "low-sleep-efficiency"]
SPEAKS = ("It is advice", "It would say")
program, days = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 365
chance = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
last = dt.date(2026, 3, 10)


def series(mean, deviation, count, memory=0.37):
    value, out = 0.0, []
    for _ in range(count):
        value = memory * value + math.sqrt(1 - memory * memory) * chance.gauss(0, 1)
        out.append(mean + deviation * value)
    return out


count = days + 260
heart, log_hrv = series(54, 2.4, count), series(4.0, 0.17, count)
breaths, skin = series(15, 0.4, count), series(33.8, 0.35, count)
asleep, efficiency = series(415, 45, count, 0.15), series(88, 5, count)
for night in range(count):
    if chance.random() < 0.1:
        heart[night] += 6
        log_hrv[night] -= 0.3
        asleep[night] -= 60
for start in range(60, count, 91):
    for night in range(start, min(start + 3, count)):
        heart[night] += 8
        breaths[night] += 1.6
        skin[night] += 0.8
        log_hrv[night] -= 0.35

stamp = lambda moment: moment.strftime("%Y-%m-%dT%H:%M:%S.000Z")
sleeps, recoveries, cycles = [], [], []
for night in range(count):
    date = last - dt.timedelta(days=count - 1 - night)
    end = dt.datetime.combine(date, dt.time(6, chance.randrange(60)))
    minutes = max(180, asleep[night])
    share = min(99, max(55, efficiency[night]))
    in_bed = minutes / share * 100
    start = end - dt.timedelta(minutes=in_bed)
    key = str(uuid.UUID(int=night + 1))
    common = {"user_id": 1, "created_at": stamp(end), "updated_at": stamp(end), "score_state": "SCORED"}
    milli = lambda value: int(value * 60000)
    sleeps.append(common | {
        "id": key, "cycle_id": night + 1, "start": stamp(start), "end": stamp(end), "timezone_offset": "+00:00",
        "nap": False, "score": {
            "stage_summary": {
                "total_in_bed_time_milli": milli(in_bed), "total_awake_time_milli": milli(in_bed - minutes),
                "total_no_data_time_milli": 0, "total_light_sleep_time_milli": milli(minutes * 0.55),
                "total_slow_wave_sleep_time_milli": milli(minutes * 0.2),
                "total_rem_sleep_time_milli": milli(minutes * 0.25), "sleep_cycle_count": 4, "disturbance_count": 5},
            "sleep_needed": {
                "baseline_milli": milli(450), "need_from_sleep_debt_milli": 0,
                "need_from_recent_strain_milli": 0, "need_from_recent_nap_milli": 0},
            "respiratory_rate": breaths[night], "sleep_performance_percentage": 80,
            "sleep_consistency_percentage": 70, "sleep_efficiency_percentage": share}})
    recoveries.append(common | {
        "sleep_id": key, "cycle_id": night + 1, "score": {
            "user_calibrating": False, "recovery_score": 50, "resting_heart_rate": round(heart[night]),
            "hrv_rmssd_milli": math.exp(log_hrv[night]), "spo2_percentage": 96, "skin_temp_celsius": skin[night]}})

with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder)
    (path / "sleep.json").write_text(json.dumps({"records": sleeps[::-1]}))
    (path / "recovery.json").write_text(json.dumps({"records": recoveries[::-1]}))
    spoken = dict.fromkeys(RULES, 0)
    for back in range(days):
        for rule in RULES:
            date = str(last - dt.timedelta(days=back))
            said = subprocess.run(
                [program, "explain", rule, "--whoop", folder, "--date", date, "--tz", "UTC", "--format", "json"],
                capture_output=True, text=True, env={"HOME": folder, "PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8"})
            if not said.stdout:
                sys.exit(said.stderr)
            spoken[rule] += any(fact.startswith(SPEAKS) for fact in json.loads(said.stdout)["facts"])
for rule, mornings in spoken.items():
    print(f"{rule:22} {mornings:4} of {days} mornings, {100 * mornings / days:.1f} %")
