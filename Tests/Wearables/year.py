#!/usr/bin/env python3
"""A year of one life as each wearable's export and as WHOOP's records, and whether readyday reads the same of all.

    Tests/Wearables/year.py .build/release/readyday [KIND...] [--seed 7] [--gigabyte]

life.py makes the life. Of every kind of export it compares each night's onset, waking, stages and values with those it was
made of, and each morning's with that of WHOOP's records, and imports twice, also in two zones one after the other and
back: nothing is there twice, and nothing has moved. Prints a line a kind and every difference; the
status is 1 then.
"""
import argparse, json, os, pathlib, random, subprocess, sys, tempfile, time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from life import KINDS, LAYOUTS, same, expected, kept, nights, sign, stored, told, word, write
from datetime import timedelta


def write_whoop(folder, life):
    folder.mkdir()
    utc = lambda moment: moment.strftime("%Y-%m-%dT%H:%M:%S.000Z")
    sleeps, recoveries, cycles = [], [], []
    for number, night in enumerate(life, 1):
        clock = sign(night["offset"])
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


class Trial:
    """Runs of the program, each with a home of its own."""

    def __init__(self, program, place):
        self.program, self.place = os.path.abspath(program), place

    def run(self, home, *words):
        environment = {"PATH": os.environ["PATH"], "HOME": str(self.place / home)}
        (self.place / home).mkdir(exist_ok=True)
        result = subprocess.run(
            [self.program, *words], env=environment, capture_output=True, text=True, cwd=self.place)
        if result.returncode:
            sys.exit(f"{words}: status {result.returncode}\n{result.stderr}")
        return result.stdout

    def mornings(self, home):
        lines = self.run(
            home, "trends", "--format", "jsonl", "--tz", "Europe/Madrid", "--from", "2025-01-01", "--to", "2025-12-31",
            "--now", "2026-01-01T12:00:00Z").splitlines()
        return {row["date"]: row for row in map(json.loads, lines)}


def add_gigabyte(heart_rates):
    path, head, line = heart_rates
    with open(path, "w") as file:
        file.write(head)
        for _ in range((1 << 30) // len(line * 20_000)):
            file.write(line * 20_000)


def moved(trial, kind):
    """What an import in another zone changes of one that was there before; it should be nothing."""
    changed = []
    for first, second in (("Europe/Madrid", "America/New_York"), ("America/New_York", "Europe/Madrid")):
        home = f"{kind}-{second.split('/')[1]}"
        folder = trial.place / home / ".local/share"
        trial.run(home, "import", word(kind), f"export/{kind}", "--tz", first)
        before = stored(folder, kind)
        trial.run(home, "import", word(kind), f"export/{kind}", "--tz", second)
        if stored(folder, kind) != before:
            changed.append(f"{kind}: an import in {second} changed one in {first}")
    return changed


def compare(trial, kind, life, dice, whoop, gigabyte):
    """The account of one kind, and all differences."""
    life = told(kind, life)
    heart_rates = write(kind, trial.place / "export" / kind, life, dice)
    if gigabyte and heart_rates:
        add_gigabyte(heart_rates)
    began = time.monotonic()
    first = trial.run(kind, "import", word(kind), f"export/{kind}", "--tz", "Europe/Madrid")
    seconds = time.monotonic() - began
    isUnchanged = "days: 0 new, 0 updated" in trial.run(
        kind, "import", f"export/{kind}", "--tz", "Europe/Madrid")
    days = kept(trial.place / kind / ".local/share", kind)
    differences, compared = [], 0

    def check(day, name, read, meant):
        nonlocal compared
        compared += 1
        if read != meant:
            differences.append(f"{kind} {day} {name}: read {read}, meant {meant}")

    for night in life:
        meant = expected(kind, night)
        for name, value in meant.items():
            check(meant["date"], name, days.get(meant["date"], {}).get(name), value)
    slept = {day for day, values in days.items() if "asleep_min" in values}
    check("year", "nights", len(slept), len(life))
    mornings = trial.mornings(kind)
    dates = {night["day"].isoformat() for night in life}
    for day, values in whoop.items():
        for name in same(kind) if day in dates else []:
            check(day, f"morning's {name}", mornings.get(day, {}).get(name), values[name])
    differences += moved(trial, kind)
    if not isUnchanged:
        differences.append(f"{kind}: a second import changed something")
    if heart_rates:
        heart_rates[0].unlink(missing_ok=True)
    line = (f"{kind}: {len(life)} nights, {compared} values, {len(differences)} differences, imported in {seconds:.1f} s, "
            f"again {'unchanged' if isUnchanged else 'CHANGED'}")
    return line, differences, first


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"of {', '.join(KINDS + tuple(LAYOUTS))} (default: all)")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--gigabyte", action="store_true", help="beside the nights, a gigabyte of heart rates")
    parser.add_argument("--show", action="store_true", help="what the first import of each kind says")
    options = parser.parse_args()
    dice = random.Random(options.seed)
    life = list(nights(dice))
    with tempfile.TemporaryDirectory() as place:
        trial = Trial(options.program, pathlib.Path(place))
        write_whoop(trial.place / "whoop", life)
        trial.run("w", "import", "whoop", "whoop")
        whoop = trial.mornings("w")
        isGood = True
        for kind in options.kinds or KINDS + tuple(LAYOUTS):
            line, differences, said = compare(trial, kind, life, dice, whoop, options.gigabyte)
            print("\n".join(differences[:20] + [line]), flush=True)
            if options.show:
                print(said)
            isGood = isGood and not differences
    sys.exit(not isGood)


if __name__ == "__main__":
    main()
