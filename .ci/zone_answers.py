#!/usr/bin/env python3
"""Writes what Python's zoneinfo says of every zone on this system, for the tests to compare with.

usage: zone_answers.py FOLDER

Under FOLDER, for each zone, `<zone>.offsets` holds pairs of a UTC second and the offset then, `<zone>.moments` pairs
of a wall clock's second and the UTC second it names (the first, where it comes twice; fold=0). Both are 64-bit
little-endian integers: at random instants from 1970 to 2099, and around every change of the offset.
"""

import array
import datetime as dt
import os
import random
import sys
import zoneinfo

SYSTEM = os.environ.get("TZDIR") or "/usr/share/zoneinfo"
EPOCH = dt.datetime(1970, 1, 1)
END = int((dt.datetime(2100, 1, 1) - EPOCH).total_seconds())
DAY = 86_400
RANDOM_INSTANTS = 1_500


def offset(zone, second):
    utc = EPOCH + dt.timedelta(seconds=second)
    shift = utc.replace(tzinfo=dt.timezone.utc).astimezone(zone).utcoffset()
    return int(shift.total_seconds())


def moment(zone, second):
    local = (EPOCH + dt.timedelta(seconds=second)).replace(tzinfo=zone, fold=0)
    return second - int(local.utcoffset().total_seconds())


def changes(zone):
    """Found five days at a time, then by halving."""
    before = offset(zone, 0)
    for start in range(0, END, 5 * DAY):
        after = offset(zone, start + 5 * DAY)
        if after == before:
            continue
        low, high = start, start + 5 * DAY
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if offset(zone, middle) == before else (low, middle)
        yield high
        before = after


def write(path, pairs):
    numbers = array.array("q", [number for pair in pairs for number in pair])
    if sys.byteorder == "big":
        numbers.byteswap()
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        numbers.tofile(file)


def answer(name, folder):
    zone = zoneinfo.ZoneInfo(name)
    rng = random.Random(name)
    instants = [rng.randrange(END) for _ in range(RANDOM_INSTANTS)]
    walls = [rng.randrange(DAY, END - DAY) for _ in range(RANDOM_INSTANTS)]
    for change in changes(zone):
        near = [change - 1, change, change + 1]
        instants += near
        edges = {second + offset(zone, at) for second in near for at in (change - 1, change)}
        walls += [edge + step for edge in edges for step in (-1800, 0, 1800)]
    write(f"{folder}/{name}.offsets", [(second, offset(zone, second)) for second in instants])
    write(f"{folder}/{name}.moments", [(second, moment(zone, second)) for second in walls])


def main():
    # The system's files, never those of the tzdata package: readyday reads the same ones.
    zoneinfo.reset_tzpath(to=[SYSTEM])
    names = [n for n in sorted(zoneinfo.available_timezones()) if os.path.isfile(f"{SYSTEM}/{n}")]
    for name in names:
        answer(name, sys.argv[1])
    print(f"{len(names)} zones")


if __name__ == "__main__":
    main()
