#!/usr/bin/env python3
"""Lists what a calendar holds on a day, as a program built on recurring_ical_events would.

usage: recurring_ical_events_day.py FILE YYYY-MM-DD ZONE
"""
import datetime as dt
import pathlib
import sys
import zoneinfo

import icalendar
import recurring_ical_events

calendar = icalendar.Calendar.from_ical(pathlib.Path(sys.argv[1]).read_bytes())
start = dt.datetime.fromisoformat(sys.argv[2]).replace(tzinfo=zoneinfo.ZoneInfo(sys.argv[3]))
for event in recurring_ical_events.of(calendar).between(start, start + dt.timedelta(days=1)):
    print(event.start, event.get("SUMMARY", ""))
