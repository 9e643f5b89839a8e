"""Checks sunrise, sunset and civil twilight against skyfield (JPL's DE421); run by .ci/interoperability.

    daylight.py READYDAY [COUNT]     with skyfield and skyfield-data beside the running Python
"""

import datetime
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

from skyfield import almanac
from skyfield.api import Loader, wgs84
from skyfield_data import get_skyfield_data_path

READYDAY = os.path.abspath(sys.argv[1])
COUNT = int(sys.argv[2]) if len(sys.argv) > 2 else 200
SCREEN = {"LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "TZDIR": os.path.abspath("Fixtures/zones")}
LOADER = Loader(get_skyfield_data_path())
EPHEMERIS, SCALE = LOADER("de421.bsp"), LOADER.timescale(builtin=True)
ALTITUDES = {"sunrise": -0.8333, "sunset": -0.8333, "dawn": -6.0, "dusk": -6.0}
LONGEST = 30.0


def ours(folder, date, latitude, longitude):
    place = {"latitude": latitude, "longitude": longitude}
    (folder / "config.json5").write_text(json.dumps({"time_zone": "UTC", "place": place}))
    answer = subprocess.run(
        [READYDAY, "windows", "--format", "json", "--config", folder / "config.json5", "--calendar",
         folder / "work.ics", "--date", str(date), "--now", f"{date}T00:00:00Z"],
        check=True, env=SCREEN | {"HOME": str(folder)}, capture_output=True, text=True).stdout
    return json.loads(answer)["daylight"]


def moments(name, start, days, latitude, longitude):
    """When the sun passes the altitude in the days from start."""
    find = almanac.find_risings if name in ("sunrise", "dawn") else almanac.find_settings
    place = EPHEMERIS["earth"] + wgs84.latlon(latitude, longitude)
    begin = datetime.datetime.combine(start, datetime.time(), datetime.timezone.utc)
    times, passed = find(place, EPHEMERIS["sun"], SCALE.from_datetime(begin),
                         SCALE.from_datetime(begin + datetime.timedelta(days=days)), ALTITUDES[name])
    return [moment for moment, real in zip(times.utc_datetime(), passed) if real]


def near(found, date, latitude, longitude):
    """The seconds by which each moment is off; between 60° north and south there is one of each a day."""
    for name in ALTITUDES:
        moment = datetime.datetime.fromisoformat(found[name])
        real = moments(name, date - datetime.timedelta(days=1), 3, latitude, longitude)
        yield name, min(abs((moment - other).total_seconds()) for other in real)


def check_poles(folder):
    """Polar day and night, and a polar night with twilight at noon."""
    for date, latitude, sun, light in [("2026-06-21", 78.2, "always", "always"), ("2026-12-21", 78.2, "never", "never"),
                                       ("2026-12-21", 69.6, "never", "between"), ("2026-12-21", -77.8, "always", "always")]:
        found = ours(folder, date, latitude, 15.6)
        assert (found["sun"], found["light"]) == (sun, light), (date, latitude, found)


def main():
    chance = random.Random(83)
    worst = {}
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "work.ics").write_text("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//EN\r\nEND:VCALENDAR\r\n")
        for _ in range(COUNT):
            date = datetime.date(2024, 1, 1) + datetime.timedelta(days=chance.randrange(1826))
            latitude, longitude = round(chance.uniform(-60, 60), 2), round(chance.uniform(-180, 180), 2)
            found = ours(folder, date, latitude, longitude)
            for name, seconds in near(found, date, latitude, longitude):
                assert seconds <= LONGEST, (name, seconds, date, latitude, longitude, found)
                worst[name] = max(worst.get(name, 0), seconds)
        check_poles(folder)
    told = ", ".join(f"{name} {seconds:.0f} s" for name, seconds in sorted(worst.items()))
    print(f"daylight: {COUNT} places and dates against DE421, at most off by: {told}; polar day and night as they are")


main()
