"""Inputs of any size, the same for the same arguments: each is written once into a folder that is thrown away."""
import json
import subprocess
import sys

from measure.machine import BENCHMARKS, REPOSITORY

# The day that is asked about, in all commands: the last scored morning of Fixtures/whoop.
DAY = "2026-03-10"
ZONE = "Europe/Madrid"
NOW = f"{DAY}T06:30+01:00"


class Inputs:
    def __init__(self, folder):
        self.folder = folder

    def calendar(self, megabytes):
        return self._written(f"{megabytes}MB.ics", "generate_calendar.py", "--megabytes", megabytes)

    def calendars(self, megabytes, count):
        """A folder of so many files, which together have so many MB."""
        folder = self.folder / f"{count}-files-{megabytes}MB"
        if not folder.exists():
            generate("generate_calendar.py", "--megabytes", megabytes, "--files", count, folder)
        return folder

    def series(self, count):
        """A calendar of nothing but recurring events."""
        return self._written(f"{count}-series.ics", "generate_calendar.py", "--series", count)

    def daily(self, since):
        return self._written(f"daily-{since}.ics", "generate_calendar.py", "--daily-since", since)

    def whoop(self, days):
        folder = self.folder / f"whoop-{days}"
        if not folder.exists():
            generate("generate_whoop.py", REPOSITORY / "Fixtures/whoop", folder, days)
        return folder

    def quotes(self, count):
        """Workouts of the app's CSV, each line with a quotation mark that is never closed."""
        folder = self.folder / f"quotes-{count}"
        if not folder.exists():
            folder.mkdir()
            header = (REPOSITORY / "Fixtures/whoop-csv/workouts.csv").read_text().splitlines()[0]
            (folder / "workouts.csv").write_text(header + "\n" + '"a,"\n' * count)
        return folder

    def apple_health(self, megabytes):
        return self._written(f"{megabytes}MB.xml", "generate_apple_health.py", "--megabytes", megabytes)

    def configured(self, whoop=None, calendar=None):
        """A configuration that names the zone and these, as `init` writes it."""
        named = {"whoop": whoop, "calendars": calendar}
        values = {key: [str(path)] for key, path in named.items() if path}
        file = self.folder / f"{'-'.join(path.name for path in named.values() if path)}.json5"
        file.write_text(json.dumps({"time_zone": ZONE, **values}))
        return file

    def _written(self, name, *command):
        path = self.folder / name
        if not path.exists():
            with path.open("wb") as out:
                generate(*command, out=out)
        return path


def generate(script, *arguments, out=None):
    subprocess.run([sys.executable, BENCHMARKS / script, *map(str, arguments)], stdout=out, check=True)


def megabytes_of(path):
    """The MB that a file or a folder's files hold."""
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]
    return sum(file.stat().st_size for file in files) / 1_000_000
