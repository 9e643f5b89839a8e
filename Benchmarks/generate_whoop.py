#!/usr/bin/env python3
"""Repeats a folder of WHOOP records backwards in time, and keeps the last so many days of them.

usage: generate_whoop.py FOLDER OUT DAYS
"""
import copy
import datetime as dt
import json
import pathlib
import sys
import uuid

source, out, days = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), int(sys.argv[3])
out.mkdir(parents=True, exist_ok=True)
SPAN = 60  # days the fixtures cover


def moved(record, round_):
    """The record, `round_` spans earlier, with ids of its own."""
    record = copy.deepcopy(record)
    for key, value in record.items():
        if key in ("start", "end", "created_at", "updated_at") and value:
            moment = dt.datetime.fromisoformat(value.replace("Z", "+00:00")) - dt.timedelta(days=SPAN * round_)
            record[key] = moment.strftime("%Y-%m-%dT%H:%M:%S.") + f"{moment.microsecond // 1000:03d}Z"
        elif key in ("id", "sleep_id") and isinstance(value, str):
            record[key] = str(uuid.uuid5(uuid.NAMESPACE_OID, f"{value} {round_}"))
        elif key in ("id", "cycle_id") and isinstance(value, int):
            record[key] = value - round_ * 1_000_000_000
    return record


def moment(record):
    """When a record tells of; recoveries have no start, and are made the morning they tell of."""
    return dt.datetime.fromisoformat(record.get("start", record["created_at"]).replace("Z", "+00:00"))


fixtures = {path.name: json.loads(path.read_text())["records"] for path in sorted(source.glob("*.json"))}
first = max(moment(record) for records in fixtures.values() for record in records) - dt.timedelta(days=days)
for name, records in fixtures.items():
    every = [moved(record, n) for n in range((days + SPAN - 1) // SPAN) for record in records]
    kept = [record for record in every if moment(record) > first]
    (out / name).write_text(json.dumps({"records": kept, "next_token": None}, indent=2) + "\n")
