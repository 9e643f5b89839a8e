"""Exports of wearables, cut anywhere and with any byte changed."""

import sys

from faults import REPOSITORY, must, trial

sys.path.insert(0, str(REPOSITORY / "Tests" / "Wearables"))
import life

LENGTH = 40
# What a body can have, of what is kept of a night.
POSSIBLE = {
    "asleep_min": (0, 1800), "deep_min": (0, 1800), "rem_min": (0, 1800), "light_min": (0, 1800),
    "hrv_rmssd_ms": (1, 400), "hrv_sdnn_ms": (1, 400), "resting_hr_bpm": (20, 150), "respiratory_rate_rpm": (4, 40),
    "readiness": (0, 100)}


def written(place, kind):
    """An export of some weeks and its files, by name."""
    folder = place.folder / kind
    if not folder.exists():
        beside = life.write(kind, folder, list(life.nights(place.random, LENGTH)), place.random)
        if beside:
            beside[0].unlink(missing_ok=True)
    return folder, sorted(path for path in folder.rglob("*") if path.is_file())


def imported(place, kind, folder):
    """What is kept of the export, and what was said."""
    place.empty()
    outcome = place.run("import", life.word(kind), folder, "--tz", "Europe/Madrid", "--format", "json").ended(0, 4)
    return life.kept(place.data, kind), outcome


def damaged(place, times, damage, judge):
    """Each kind so often, in one of its files: how much was told."""
    counts = []
    # Where nothing is read from a row's last cell, nobody can tell that rows are missing after it.
    for kind in life.KINDS + ("garmin-service", "health-auto-export-table", "oura-summary"):
        folder, files = written(place, kind)
        whole, _ = imported(place, kind, folder)
        must(len(whole) > LENGTH / 2, "%s: only %d days" % (kind, len(whole)))
        told = 0
        for _ in range(times):
            path = place.random.choice(files)
            before = path.read_bytes()
            path.write_bytes(damage(before))
            days, outcome = imported(place, kind, folder)
            path.write_bytes(before)
            told += bool(outcome.lines)
            judge(kind, path.name, whole, days, outcome, before)
        counts.append("%s %d told of %d" % (kind, told, times))
    return ", ".join(counts)


# Without another file a time is read in the zone in force: that is said.
CLOCK = {"start", "end", "updated_at", "assumed_zone", "written_in"}


def timeless(value):
    """A day without its times, those of naps included."""
    if isinstance(value, list):
        return [timeless(one) for one in value]
    return {key: timeless(one) for key, one in value.items() if key not in CLOCK} if isinstance(value, dict) else value


def isWhole(text, end):
    """Whether nobody could miss anything of what is left: it ends with a row, or before it can be known at all."""
    if text[:1] in b"[{":
        return end < 400 or not text[end:].strip()
    return b"\n" not in text[:end] or text[end - 1:end] == b"\n" or text[end:].lstrip(b"\r")[:1] == b"\n"


@trial(200)
def wearables_cut(place, times):
    """Cut at a random place: whole rows count, nothing else is kept, and what was lost is said."""
    place_cut = {}

    def cut(text):
        place_cut["at"] = place.random.randrange(len(text))
        return text[:place_cut["at"]]

    def judge(kind, name, whole, days, outcome, text):
        where = "%s: %s cut at %d of %d" % (kind, name, place_cut["at"], len(text))
        for date, day in days.items():
            must(date in whole, "%s: a day that is not there: %s" % (where, day))
            known = timeless(whole[date])
            for field, value in timeless(day).items():
                must(known.get(field) == value, "%s: %s %s, not %s" % (where, field, value, known.get(field)))
        isLess = sum(map(len, days.values())) < sum(map(len, whole.values()))
        must(not isLess or isWhole(text, place_cut["at"]) or outcome.lines, "%s: not a word" % where)

    return damaged(place, times, cut, judge)


@trial(500)
def wearables_changed(place, times):
    """One byte changed: it ends without a trap, and keeps no night that no body has."""
    place_changed = {}

    def change(text):
        number = place.random.randrange(len(text))
        changed = text[:number] + bytes([place.random.randrange(256)]) + text[number + 1:]
        place_changed["text"] = changed[max(0, number - 40):number + 20]
        return changed

    def judge(kind, name, whole, days, outcome, text):
        for day in days.values():
            for field, (least, most) in POSSIBLE.items():
                must(field not in day or least <= day[field] <= most, "%s: %s: %s" % (kind, name, day))
        must(len(days) >= len(whole) - 1 or outcome.lines, "%s: %s: not a word of %d days lost: %s" % (
            kind, name, len(whole) - len(days), place_changed["text"]))

    return damaged(place, times, change, judge)
