#!/usr/bin/env python3
"""A year of one life as Oura's export and as WHOOP's records, and whether readyday reads the same of both.

    Tests/Wearables/year.py .build/release/readyday [--seed 7] [--gigabyte]

Everything is made up from the seed: nights on both sides of midnight, naps, rejected sleeps, missing values, a month in New
York and the days on which Madrid's clocks change. Prints one line of counts, and every difference; the status is 1 then.
"""
import argparse, csv, json, os, pathlib, random, subprocess, sys, tempfile, time, zipfile
from datetime import date, datetime, timedelta, timezone

COLUMNS = ("average_breath average_hrv awake_time bedtime_end bedtime_start day deep_sleep_duration efficiency heart_rate "
           "id latency light_sleep_duration lowest_heart_rate rem_sleep_duration time_in_bed total_sleep_duration type").split()


def offset(day):
    """Hours from UTC, where the sleeper wakes."""
    if date(2025, 6, 3) <= day <= date(2025, 7, 2):
        return -4
    return 2 if date(2025, 3, 30) <= day < date(2025, 10, 26) else 1


def stamp(moment, hours):
    local = moment + timedelta(hours=hours)
    return local.strftime("%Y-%m-%dT%H:%M:%S.000") + f"{'+' if hours >= 0 else '-'}{abs(hours):02d}:00"


def nights(dice):
    for number in range(365):
        day = date(2025, 1, 1) + timedelta(days=number)
        if dice.random() < 0.03:
            continue
        wake = datetime(day.year, day.month, day.day, 6, tzinfo=timezone.utc) - timedelta(hours=offset(day))
        wake += timedelta(minutes=dice.randrange(0, 150))
        deep, rem, light, awake = (60 * dice.randrange(a, b) for a, b in ((40, 110), (60, 130), (150, 290), (10, 60)))
        latency = 60 * dice.randrange(1, 25)
        awake = max(awake, latency)
        start = wake - timedelta(seconds=deep + rem + light + awake)
        yield {
            "day": day, "start": start, "wake": wake, "offset": offset(day), "deep": deep, "rem": rem, "light": light,
            "awake": awake, "latency": latency, "hrv": dice.choice([None] + [dice.randrange(25, 95)] * 20),
            "resting": dice.randrange(44, 62), "breath": dice.randrange(48, 72) / 4, "readiness": dice.randrange(40, 100)}


def oura_row(night, **changes):
    asleep = night["deep"] + night["rem"] + night["light"]
    row = {
        "average_breath": night["breath"], "average_hrv": "" if night["hrv"] is None else night["hrv"],
        "awake_time": night["awake"], "bedtime_end": stamp(night["wake"], night["offset"]),
        "bedtime_start": stamp(night["start"], offset(night["day"] - timedelta(days=1))), "day": night["day"].isoformat(),
        "deep_sleep_duration": night["deep"], "efficiency": 90, "id": "x", "latency": night["latency"],
        "heart_rate": json.dumps({"interval": 300.0, "items": [None, 51.0, 52.0]}),
        "light_sleep_duration": night["light"], "lowest_heart_rate": night["resting"],
        "rem_sleep_duration": night["rem"], "time_in_bed": asleep + night["awake"], "total_sleep_duration": asleep,
        "type": "long_sleep"}
    return row | changes


def write_oura(folder, life, dice, gigabyte):
    data = folder / "App Data"
    data.mkdir(parents=True)
    with open(data / "sleepmodel.csv", "w", newline="") as file:
        table = csv.DictWriter(file, COLUMNS, delimiter=";")
        table.writeheader()
        for night in life:
            rows = [oura_row(night)]
            noon = night["wake"] + timedelta(hours=6)
            if dice.random() < 0.2:
                rows.append(oura_row(
                    night, type=dice.choice(["late_nap", "sleep", "rest", "deleted"]), total_sleep_duration=1800,
                    bedtime_start=stamp(noon, night["offset"]),
                    bedtime_end=stamp(noon + timedelta(minutes=40), night["offset"])))
            dice.shuffle(rows)
            table.writerows(rows)
    with open(data / "dailyreadiness.csv", "w", newline="") as file:
        table = csv.writer(file, delimiter=";")
        table.writerow(["contributors", "day", "id", "score", "temperature_deviation"])
        for night in life:
            table.writerow([json.dumps({"hrv_balance": 80}), night["day"], "x", night["readiness"], -0.1])
    with open(data / "heartrate.csv", "w") as file:
        file.write("bpm;source;timestamp\n")
        line = "51;sleep;2025-01-01T00:00:00.000+01:00\n" * 20_000
        for _ in range((1 << 30) // len(line) if gigabyte else 1):
            file.write(line)


def write_whoop(folder, life):
    folder.mkdir()
    utc = lambda moment: moment.strftime("%Y-%m-%dT%H:%M:%S.000Z")
    sleeps, recoveries, cycles = [], [], []
    for number, night in enumerate(life, 1):
        clock = f"{'+' if night['offset'] >= 0 else '-'}{abs(night['offset']):02d}:00"
        spent = {name: night[key] * 1000 for name, key in (
            ("total_slow_wave_sleep_time_milli", "deep"), ("total_rem_sleep_time_milli", "rem"),
            ("total_light_sleep_time_milli", "light"), ("total_awake_time_milli", "awake"))}
        sleeps.append({
            "id": f"00000000-0000-4000-8000-{number:012d}", "cycle_id": number, "user_id": 1, "created_at": utc(night["wake"]),
            "updated_at": utc(night["wake"]), "start": utc(night["start"]), "end": utc(night["wake"]), "nap": False,
            "timezone_offset": clock, "score_state": "SCORED", "score": {
                "stage_summary": spent | {
                    "total_in_bed_time_milli": sum(spent.values()), "total_no_data_time_milli": 0,
                    "sleep_cycle_count": 4, "disturbance_count": 3},
                "sleep_needed": {
                    "baseline_milli": 27_000_000, "need_from_sleep_debt_milli": 0, "need_from_recent_strain_milli": 0,
                    "need_from_recent_nap_milli": 0},
                "respiratory_rate": night["breath"]}})
        cycles.append({
            "id": number, "user_id": 1, "created_at": utc(night["wake"]), "updated_at": utc(night["wake"]),
            "start": utc(night["start"]), "end": utc(night["start"] + timedelta(hours=23)), "timezone_offset": clock,
            "score_state": "PENDING_SCORE"})
        recoveries.append({
            "cycle_id": number, "sleep_id": sleeps[-1]["id"], "user_id": 1, "created_at": utc(night["wake"]),
            "updated_at": utc(night["wake"]), "score_state": "SCORED", "score": {
                "user_calibrating": False, "recovery_score": 60, "resting_heart_rate": night["resting"]}
            | ({} if night["hrv"] is None else {"hrv_rmssd_milli": night["hrv"]})})
    for name, records in (("sleep", sleeps), ("recovery", recoveries), ("cycle", cycles)):
        (folder / f"{name}.json").write_text(json.dumps({"records": records}))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--gigabyte", action="store_true", help="beside the nights, a gigabyte of heart rates")
    options = parser.parse_args()
    dice = random.Random(options.seed)
    life = list(nights(dice))
    with tempfile.TemporaryDirectory() as place:
        place = pathlib.Path(place)
        write_oura(place / "oura", life, dice, options.gigabyte)
        write_whoop(place / "whoop", life)
        program = os.path.abspath(options.program)

        def run(home, *words):
            environment = {"PATH": os.environ["PATH"], "HOME": str(place / home)}
            (place / home).mkdir(exist_ok=True)
            result = subprocess.run([program, *words], env=environment, capture_output=True, text=True, cwd=place)
            if result.returncode:
                sys.exit(f"{words}: status {result.returncode}\n{result.stderr}")
            return result.stdout

        began = time.monotonic()
        first = run("a", "import", "oura", "oura")
        seconds = time.monotonic() - began
        again = run("a", "import", "oura", "oura")
        run("b", "import", "whoop", "whoop")
        days = {}
        for home in ("a", "b"):
            lines = run(home, "trends", "--format", "jsonl", "--tz", "Europe/Madrid", "--from", "2025-01-01",
                        "--to", "2025-12-31", "--now", "2026-01-01T12:00:00Z").splitlines()
            days[home] = {row["date"]: row for row in map(json.loads, lines)}
        names = ["asleep_min", "hrv_ms", "resting_hr_bpm", "respiratory_rate_rpm", "wake", "utc_offset"]
        differences, compared = [], 0
        for day in sorted(days["b"]):
            a, b = days["a"].get(day, {}), days["b"][day]
            for name in names:
                if name not in b:
                    sys.exit(f"no {name} in {sorted(b)}")
                compared += 1
                if a.get(name) != b[name]:
                    differences.append(f"{day} {name}: oura {a.get(name)}, whoop {b[name]}")
        unchanged = "0 new, 0 updated" in again
        print("\n".join(differences[:20]))
        print(f"{len(life)} nights, {compared} values, {len(differences)} differences, imported in {seconds:.1f} s, "
              f"again {'unchanged' if unchanged else 'CHANGED'}")
        print(first)
        sys.exit(bool(differences) or not unchanged)


if __name__ == "__main__":
    main()
