#!/usr/bin/env python3
"""A big calendar export, the same for the same seed: invitations with attendees and long texts, series, overrides.

usage: generate_calendar.py --megabytes 100 [--seed N] [--last-year YEAR] >big.ics
       generate_calendar.py --megabytes 100 --files N FOLDER    the same in so many files
       generate_calendar.py --series N >series.ics              nothing but so many recurring events
       generate_calendar.py --daily-since YYYY-MM-DD >daily.ics one event, every day since then
"""
import argparse
import datetime as dt
import pathlib
import random
import sys

TITLES = ["Stand-up", "Quarterly planning", "1:1 Ana", "Board review", "Lunch", "Interview: iOS", "Café con Marta",
          "Deep work", "Retrospective", "Customer call", "Demo; sprint 12, part 2", "Réunion d’équipe", "会議", "Dentist"]
WORDS = ("please bring the numbers for the last quarter and a draft of the plan to https://example.org/meet/abc "
         "before noon thanks everyone see you there").split()
RULES = ["FREQ=DAILY", "FREQ=WEEKLY;INTERVAL=2", "FREQ=MONTHLY;BYDAY=2TU", "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=YEARLY"]
ZONES = ["Europe/Madrid"] * 4 + ["America/New_York"]
STAMP = "%Y%m%dT%H%M%S"


class Calendar:
    def __init__(self, out, seed):
        self.out = out
        self.random = random.Random(seed)
        self.written = 0

    def write(self, *lines):
        for line in lines:
            raw, first = line.encode(), True
            while raw:
                cut = min(75 if first else 74, len(raw))
                while cut < len(raw) and raw[cut] & 0xC0 == 0x80:
                    cut -= 1
                piece = (b"" if first else b" ") + raw[:cut] + b"\r\n"
                self.out.write(piece)
                self.written += len(piece)
                raw, first = raw[cut:], False

    def times(self, kind, zone, start, end):
        if kind == "day":
            return [f"DTSTART;VALUE=DATE:{start:%Y%m%d}", f"DTEND;VALUE=DATE:{start + dt.timedelta(days=1):%Y%m%d}"]
        if kind == "utc":
            return [f"DTSTART:{start:{STAMP}}Z", f"DTEND:{end:{STAMP}}Z"]
        return [f"DTSTART;TZID={zone}:{start:{STAMP}}", f"DTEND;TZID={zone}:{end:{STAMP}}"]

    def recurrence(self, kind, zone, start):
        r = self.random
        days = ",".join(r.sample(["MO", "TU", "WE", "TH", "FR"], r.randint(1, 3)))
        rule = r.choice(RULES + [f"FREQ=WEEKLY;BYDAY={days}"])
        if kind != "day" and r.random() < .7:
            rule += f";UNTIL={start + dt.timedelta(days=r.randint(30, 700)):{STAMP}}Z"
        elif r.random() < .5:
            rule += f";COUNT={r.randint(3, 60)}"
        lines = ["RRULE:" + rule]
        if kind == "zoned" and r.random() < .4:
            lines.append(f"EXDATE;TZID={zone}:{start + dt.timedelta(days=7):{STAMP}}")
        return lines

    def event(self, number, last_year, recurring=0.1, wordy=True):
        r = self.random
        day = dt.date(last_year, 12, 31) - dt.timedelta(days=int(r.betavariate(1, 2.5) * 365 * 12))
        start = dt.datetime.combine(day, dt.time(r.randint(7, 19), r.choice([0, 15, 30, 45])))
        end = start + dt.timedelta(minutes=r.choice([15, 30, 45, 60, 90, 120, 240]))
        kind, zone, title = r.choice(["zoned"] * 7 + ["utc", "day"]), r.choice(ZONES), r.choice(TITLES)
        uid = f"{number:08x}{r.getrandbits(64):016x}@example.org"
        extra = self.recurrence(kind, zone, start) if r.random() < recurring else []
        self.vevent(uid, title, self.times(kind, zone, start, end) + extra, wordy)
        if extra and kind == "zoned" and "WEEKLY" in extra[0] and r.random() < .5:
            moved = start + dt.timedelta(days=14)
            later = self.times(kind, zone, moved + dt.timedelta(hours=2), moved + dt.timedelta(hours=3))
            self.vevent(uid, title, later + [f"RECURRENCE-ID;TZID={zone}:{moved:{STAMP}}"], wordy)

    def vevent(self, uid, title, lines, wordy=True):
        r = self.random
        self.write("BEGIN:VEVENT", *lines, "DTSTAMP:20260101T000000Z", f"UID:{uid}")
        if wordy:
            self.guests_and_text()
        status = r.choice(["CONFIRMED"] * 9 + ["CANCELLED"])
        self.write("LOCATION:Room 4\\, second floor", f"SEQUENCE:{r.randint(0, 3)}",
                   f"STATUS:{status}", "SUMMARY:" + title.replace(";", "\\;").replace(",", "\\,"), "END:VEVENT")

    def guests_and_text(self):
        r = self.random
        for k in range(r.choice([0, 0, 0, 1, 2, 3, 5, 8, 12])):
            answer = r.choice(["ACCEPTED", "NEEDS-ACTION", "DECLINED"])
            self.write(f'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT={answer};CN="Person, {k}";'
                       f"X-NUM-GUESTS=0:mailto:person{k}@example.org")
        text = "\\n".join(" ".join(r.choice(WORDS) for _ in range(14)) for _ in range(r.randint(1, 14)))
        self.write(f"DESCRIPTION:{text}")

    def begin(self, name):
        self.write("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//readyday//benchmark//EN", f"X-WR-CALNAME:{name}")

    def fill(self, megabytes, last_year, name="work"):
        self.begin(name)
        number = 0
        while self.written < megabytes * 1_000_000:
            number += 1
            self.event(number, last_year)
        self.write("END:VCALENDAR")

    def series(self, count, last_year):
        self.begin("series")
        for number in range(count):
            self.event(number, last_year, recurring=1, wordy=False)
        self.write("END:VCALENDAR")

    def daily(self, since):
        self.begin("daily")
        start = dt.datetime.combine(since, dt.time(9))
        times = self.times("zoned", "Europe/Madrid", start, start + dt.timedelta(minutes=15))
        self.vevent("daily@example.org", "Stand-up", times + ["RRULE:FREQ=DAILY"])
        self.write("END:VCALENDAR")


def write_files(options):
    options.folder.mkdir(parents=True, exist_ok=True)
    for number in range(options.files):
        with (options.folder / f"{number:04}.ics").open("wb") as out:
            calendar = Calendar(out, f"{options.seed} {number}")
            calendar.fill(options.megabytes / options.files, options.last_year, f"calendar {number}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--megabytes", type=float, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--last-year", type=int, default=2026)
    parser.add_argument("--files", type=int)
    parser.add_argument("folder", nargs="?", type=pathlib.Path)
    parser.add_argument("--series", type=int)
    parser.add_argument("--daily-since", type=dt.date.fromisoformat)
    options = parser.parse_args()
    calendar = Calendar(sys.stdout.buffer, options.seed)
    if options.files:
        write_files(options)
    elif options.series:
        calendar.series(options.series, options.last_year)
    elif options.daily_since:
        calendar.daily(options.daily_since)
    else:
        calendar.fill(options.megabytes, options.last_year)


main()
