"""Carries the folder of reminders to a CalDAV server as a person would; run by .ci/interoperability.

    phone.py READYDAY        with vdirsyncer, radicale and icalendar beside the running Python
"""

import datetime
import os
import pathlib
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

import icalendar

READYDAY = os.path.abspath(sys.argv[1])
TOOLS = pathlib.Path(sys.executable).parent
FIXTURES = os.path.abspath("Fixtures")
SCREEN = {"LANG": "C.UTF-8", "PATH": f"{TOOLS}:/usr/bin:/bin", "TZDIR": FIXTURES + "/zones"}


def event(uid, title, start, end):
    return ["BEGIN:VEVENT", f"UID:{uid}", "DTSTAMP:20260301T000000Z", f"DTSTART;TZID=Europe/Madrid:20260310T{start}00",
            f"DTEND;TZID=Europe/Madrid:20260310T{end}00", f"SUMMARY:{title}", "END:VEVENT"]


def brief(folder, clock, *events):
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", *sum(events, []), "END:VCALENDAR", ""]
    (folder / "work.ics").write_text("\r\n".join(lines), newline="")
    subprocess.run(
        [READYDAY, "brief", "--format", "vdir", "--output", folder / "phone", "--calendar", folder / "work.ics", "--tz",
         "Europe/Madrid", "--now", f"2026-03-10T{clock}:00+01:00"], check=True, env=SCREEN | {"HOME": str(folder)})


class Server:
    def __init__(self, folder):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/ana/readyday/"
        self.process = subprocess.Popen(
            [TOOLS / "radicale", "--hosts", f"127.0.0.1:{self.port}", "--storage-filesystem-folder", folder / "server",
             "--auth-type", "none", "--logging-level", "error"])
        for _ in range(100):
            try:
                self.request("MKCALENDAR", self.url)
                return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("the CalDAV server did not start")

    def request(self, method, url):
        request = urllib.request.Request(url, method=method)
        request.add_header("Authorization", "Basic YW5hOmFuYQ==")
        with urllib.request.urlopen(request, timeout=5) as answer:
            return answer.read().decode()

    def events(self):
        whole = icalendar.Calendar.from_ical(self.request("GET", self.url))
        return {str(event["UID"]): event for event in whole.walk("VEVENT")}


def carry(folder, server):
    (folder / "vdirsyncer").write_text(f"""
[general]
status_path = "{folder}/status"
[pair phone]
a = "here"
b = "there"
collections = null
[storage here]
type = "filesystem"
path = "{folder}/phone"
fileext = ".ics"
[storage there]
type = "caldav"
url = "{server.url}"
username = "ana"
password = "ana"
""")
    for words in [["discover"], ["sync"]]:
        subprocess.run([TOOLS / "vdirsyncer", "-c", folder / "vdirsyncer", "-v", "ERROR", *words], check=True,
                       env=SCREEN | {"HOME": str(folder)}, input="y\n", text=True, stdout=subprocess.DEVNULL)


def titles(events):
    return sorted(f"{event['DTSTART'].dt:%H:%M} {event['SUMMARY']}" for event in events.values())


def check(folder, server):
    interview, exam = event("1", "Job interview", "1000", "1200"), event("2", "Board exam", "1600", "1800")
    brief(folder, "06:30", interview, exam)
    foreign = folder / "phone" / "mine.ics"
    foreign.write_text("\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//me//EN", *event("9", "Mine", "1900", "2000"),
                                    "END:VCALENDAR", ""]), newline="")
    carry(folder, server)
    first = server.events()
    assert "08:45 Get ready: Job interview" in titles(first), titles(first)
    assert "14:45 Get ready: Board exam" in titles(first), titles(first)
    for uid, found in first.items():
        alarms = found.walk("VALARM")
        assert uid == "9" or len(alarms) == 1 and alarms[0]["TRIGGER"].dt in (
            datetime.timedelta(0), -datetime.timedelta(minutes=15)), (uid, alarms)
    # The interview moved, the exam is gone; a second time nothing changes.
    for _ in range(2):
        brief(folder, "07:00", event("1", "Job interview", "1100", "1300"))
        carry(folder, server)
    then = server.events()
    assert "09:45 Get ready: Job interview" in titles(then), titles(then)
    assert not any("Board exam" in title or title.startswith("08:45") for title in titles(then)), titles(then)
    moved = [found for found in then.values() if "interview" in str(found["SUMMARY"])]
    assert len(moved) == 1 and moved[0]["SEQUENCE"] == 1, moved
    assert "9" in then and foreign.exists()
    print(f"a phone's calendar: {len(first)} reminders carried by vdirsyncer, then {len(then)}, none doubled")


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        server = Server(folder)
        try:
            check(folder, server)
        finally:
            server.process.kill()


main()
