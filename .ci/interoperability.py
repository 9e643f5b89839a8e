"""Reads what readyday writes with other people's readers; run by .ci/interoperability."""

import datetime
import email
import email.policy
import glob
import html.parser
import json
import os
import re
import shlex
import smtplib
import socket
import subprocess
import sys
import tempfile

import icalendar
import jsonschema
from aiosmtpd.controller import Controller

READYDAY = os.path.abspath(sys.argv[1])
LIBICAL = sys.argv[2]  # made of libical.c; not there when libical is not
FIXTURES = os.path.abspath("Fixtures")
ENVIRONMENT = {"LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "TZDIR": FIXTURES + "/zones"}
MORNING = ["--tz", "Europe/Madrid", "--now", "2026-03-10T06:30:00+01:00", "--whoop", "whoop",
           "--calendar", "calendars", "--me", "ana@example.test"]
TO = ["--to", "Ana Díaz <ana@example.test>"]


def run(*arguments, folder=FIXTURES, status=0, data=None, home=None, variables={}):
    places = {"XDG_DATA_HOME": data, "HOME": home}
    environment = ENVIRONMENT | variables | {name: place for name, place in places.items() if place}
    result = subprocess.run([READYDAY, *arguments], capture_output=True, cwd=folder, env=environment)
    if status is not None:
        assert result.returncode == status, (arguments, result.returncode, result.stderr)
    return result


# JSON against its schema, over every scenario.

# Each bears the name of its schema; those of the last line are run in scenarios about them only.
OF_A_BRIEF = [["brief"], ["agenda"], ["week"], ["windows"], ["next"], ["alerts"], ["explain", "load"],
              ["explain", "1"], ["explain", "hrv-outside-range"], ["what-if", "--recovery", "55"],
              ["what-if", "--drop", "1"], ["workout"]]
OF_MORNINGS = [["recovery"], ["sleep", "--days", "3"], ["score", "--days", "3"]]
OF_THEMSELVES = ["agenda", "explain", "what-if", "week", "windows", "next", "alerts", "recovery", "sleep", "score",
                 "workout"]
# Written and checked further below.
OF_TRAINING = ["plans", "reflections", "due", "feel"]


def command_of(scenario):
    """The first line of a scenario: $ READYDAY_CONFIG=ana.json5 readyday brief …"""
    with open(scenario, encoding="utf-8") as file:
        return shlex.split(file.readline())


def options_of(scenario):
    words = command_of(scenario)
    words = words[words.index("readyday") + 1:]
    for option in ["--format", "--require", "--subject", "--to", "--from"]:
        if option in words:
            at = words.index(option)
            del words[at:at + 2]
    return words[:1], [word for word in words[1:] if word not in ("--oneline", "--skip-empty")]


def without(option, options):
    at = options.index(option) if option in options else len(options)
    after = next((i for i in range(at + 1, len(options)) if options[i].startswith("--")), len(options))
    return options[:at] + options[after:]


def error_of(result):
    return json.loads(result.stderr)["error"]["message"]


def check_document(schemas, words, options, variables):
    result = run(*words, *options, "--format", "json", status=None, variables=variables)
    # A brief's options: a command takes those that do something there, and refuses the others.
    while result.returncode == 2 and (refused := re.search(r"--[a-z-]+", error_of(result))):
        if refused[0] not in options:
            break
        options = without(refused[0], options)
        result = run(*words, *options, "--format", "json", status=None, variables=variables)
    assert result.returncode != 2 or "explain" in words or "what-if" in words, (words, options, result.stderr)
    document = json.loads(result.stdout or result.stderr)
    schema = schemas[words[0] if result.stdout else "error"]
    jsonschema.Draft202012Validator(schema).validate(document)
    return bool(result.stdout)


def variables_of(scenario):
    """The environment of a scenario: files and folders of Fixtures, and a zone in TZ."""
    words = command_of(scenario)
    variables = dict(word.split("=", 1) for word in words[1:words.index("readyday")])
    return {name: value if name == "TZ" else FIXTURES + "/" + value for name, value in variables.items()}


# Of a brief's options, those that the command takes.
def options_for(words, options):
    return without("--whoop", options) if words[0] in ["agenda", "next"] else options


def check_json():
    names = re.findall(r"[a-z-]+", run("schema", status=2).stderr.decode().split(": ")[-1])
    schemas = {name: json.loads(run("schema", name).stdout) for name in names}
    for schema in schemas.values():
        jsonschema.Draft202012Validator.check_schema(schema)
    written = {name: 0 for name in names if name not in OF_TRAINING}
    for scenario in sorted(glob.glob(FIXTURES + "/scenarios/*.txt")):
        command, options = options_of(scenario)
        commands = [(words, options_for(words, options)) for words in OF_A_BRIEF] if command == ["brief"] else []
        if command == ["brief"]:
            commands += [(words, without("--calendar", options)) for words in OF_MORNINGS]
        if command[0] in OF_THEMSELVES:
            commands = [(command, options)]
        for words, options in commands:
            written[words[0] if check_document(schemas, words, options, variables_of(scenario)) else "error"] += 1
    with tempfile.TemporaryDirectory() as folder:
        options = ["import", "whoop", FIXTURES + "/whoop", "--format", "json"]
        document = json.loads(run(*options, data=folder).stdout)
        jsonschema.Draft202012Validator(schemas["import"]).validate(document)
        written["import"] += 1
        run("data", "export", folder + "/copy", data=folder)
        with open(folder + "/copy/index.json", encoding="utf-8") as index:
            jsonschema.Draft202012Validator(schemas["data"]).validate(json.load(index))
        written["data"] += 1
    for name, words in [("activities", ["plan", "activities"]),
                        ("movements", ["body", "movements"]), ("body", ["body", "profile"]),
                        ("workouts", ["workout", "--past", "30", "--whoop", "whoop", "--date", "2026-03-10"]),
                        *((name, [name, "--whoop", "whoop", "--calendar", "calendars", "--date", "2026-03-10"])
                          for name in ("trends", "habits", "review"))]:
        document = json.loads(run(*words, "--format", "json", data="/nowhere").stdout)
        jsonschema.Draft202012Validator(schemas[name]).validate(document)
        written[name] += 1
    config = json.loads(run("config", "show", "--format", "json", home="/nowhere").stdout)
    jsonschema.Draft202012Validator(schemas["config"]).validate(config)
    written["config"] += 1
    doctor = json.loads(run("doctor", "--format", "json", "--tz", "UTC", "--whoop", "whoop").stdout)
    jsonschema.Draft202012Validator(schemas["doctor"]).validate(doctor)
    written["doctor"] += 1
    with tempfile.TemporaryDirectory() as folder:
        # Nobody listens there.
        with open(folder + "/readyday.json5", "w", encoding="utf-8") as file:
            file.write('{calendars: [{name: "work", url: "http://127.0.0.1:9/work.ics"}]}')
        words = ["sync", "status", "--format", "json", "--config", folder + "/readyday.json5"]
        sync = json.loads(run(*words, home=folder).stdout)
        jsonschema.Draft202012Validator(schemas["sync"]).validate(sync)
        written["sync"] += 1
    assert all(written.values()), written
    print(f"{sum(written.values())} JSON documents of {len(written)} kinds follow their schemas")


# Mail, parsed and sent.

class Inbox:
    def __init__(self):
        self.messages = []

    async def handle_DATA(self, server, session, envelope):
        self.messages.append(envelope.content)
        return "250 taken"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Words(html.parser.HTMLParser):
    """The words of a page, and everything in it that could act."""

    def __init__(self):
        super().__init__()
        self.words, self.tags, self.attributes = [], [], []

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        self.attributes += attributes

    def handle_data(self, data):
        self.words.append(data)


def page(text):
    words = Words()
    words.feed(text)
    return words


def defects(message):
    found = list(message.defects)
    for header in message.values():
        found += getattr(header, "defects", [])
    for part in message.iter_parts() if message.is_multipart() else []:
        found += defects(part)
    return found


def parts(raw):
    message = email.message_from_bytes(raw, policy=email.policy.default)
    assert not defects(message), defects(message)
    assert message.get_content_type() == "multipart/alternative"
    text, markup = list(message.iter_parts())
    assert (text.get_content_type(), markup.get_content_type()) == ("text/plain", "text/html")
    return message, text.get_content(), markup.get_content()


def check_mail():
    inbox = Inbox()
    server = Controller(inbox, hostname="127.0.0.1", port=free_port())
    server.start()
    try:
        for language in ["en", "es"]:
            for subject in ["none", "zone", "full"]:
                raw = run("brief", *MORNING, "--format", "mail", *TO, "--subject", subject,
                          "--lang", language).stdout
                assert raw.isascii() and len(raw) < 100_000
                message, text, markup = parts(raw)
                for field in ["From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted"]:
                    assert len(message.get_all(field)) == 1, field
                numbers = re.findall(r"\d+(?:[.,]\d+)?", text)
                shown = " ".join(page(markup).words)
                missing = [number for number in numbers if number not in shown]
                assert not missing, missing
                with smtplib.SMTP(server.hostname, server.port) as client:
                    client.send_message(message)
                arrived, arrived_text, arrived_markup = parts(inbox.messages[-1])
                assert arrived["Subject"] == message["Subject"]
                assert arrived_text.split() == text.split()
                assert arrived_markup.split() == markup.split()
    finally:
        server.stop()
    print(f"{len(inbox.messages)} mails have no defects, and arrive as they were sent")


# Calendars, read by others and by readyday again.

def check_libical(calendar, uids):
    # Both readers take components that lack what RFC 5545 requires of them.
    for part in icalendar.Calendar.from_ical(calendar).walk():
        assert not set(part.required) - set(part), (part.name, part)
    if os.path.exists(LIBICAL):
        result = subprocess.run([LIBICAL], input=calendar, capture_output=True)
        assert result.returncode == 0, result
        assert result.stdout.decode().split("\n")[:-1] == uids, result.stdout


def check_calendar():
    written = run("windows", *MORNING, "--format", "ics").stdout
    assert all(len(line) <= 75 for line in written.split(b"\r\n"))
    # brief proposes what workout suggests, in the window that windows calls best.
    brief, = icalendar.Calendar.from_ical(run("brief", *MORNING, "--format", "ics").stdout).walk("VEVENT")
    best, = icalendar.Calendar.from_ical(written).walk("VEVENT")
    assert (brief["UID"], brief["DTSTART"].dt) == (best["UID"], best["DTSTART"].dt)
    span = json.loads(run("workout", *MORNING, "--format", "json").stdout)["time"]["span"]
    assert [brief[name].dt.timestamp() for name in ("DTSTART", "DTEND")] \
        == [datetime.datetime.fromisoformat(span[name]).timestamp() for name in ("start", "end")], span
    events = icalendar.Calendar.from_ical(written).walk("VEVENT")
    assert all(re.fullmatch(r"[0-9a-f]{16}@readyday", str(event["UID"])) for event in events) and len(events) == 1
    check_libical(written, [str(event["UID"]) for event in events])
    assert all(event["DTSTART"].dt < event["DTEND"].dt for event in events)
    before = json.loads(run("brief", *MORNING, "--format", "json").stdout)
    with tempfile.TemporaryDirectory() as folder:
        with open(folder + "/plan.ics", "wb") as file:
            file.write(written)
        after = json.loads(run("brief", *MORNING, "--calendar", folder, "--format", "json").stdout)
    own = [event for event in after["events"] if event["not_counted"] == "own"]
    assert len(own) == len(events)
    after["events"] = [event for event in after["events"] if event not in own]
    assert before == after
    readers = "icalendar and libical" if os.path.exists(LIBICAL) else "icalendar"
    print(f"entries are valid to {readers}, and leave the next brief as it was")


# Plans and reflections: JSON by its schemas, plans as a calendar in the hands of others.

def check_training():
    moment = ["--tz", "Europe/Madrid", "--now", "2026-03-10T08:00:00+01:00"]
    notes = "6 x 800 m; jog, then\nstretch: ñ 👩‍🚀 " + "x" * 400
    with tempfile.TemporaryDirectory() as data:
        run("plan", "add", "--activity", "running", "--start", "18:00", "--intensity", "hard",
            "--repeat", "mon,thu", "--notes", notes, *moment, data=data)
        run("plan", "add", "--activity", "jiu jitsu", "--duration", "479", *moment, data=data)
        run("reflect", "add", "--whoop", "whoop", "--workout", "6a9469", "--feeling", "4", *moment,
            data=data)
        run("feel", "injured", "knee", notes, *moment, data=data)
        for name, words in [("plans", ["plan", "list", "--to", "+9d"]), ("reflections", ["reflect"]),
                            ("due", ["reflect", "due", "--whoop", "whoop"]), ("feel", ["feel"])]:
            document = json.loads(run(*words, "--format", "json", *moment, data=data).stdout)
            assert document["feelings" if name == "feel" else name]
            jsonschema.Draft202012Validator(json.loads(run("schema", name).stdout)).validate(document)
        written = run("plan", "export", "--format", "ics", data=data).stdout
        check_plans(written, notes)
        with open(data + "/plans.ics", "wb") as file:
            file.write(written)
        days = json.loads(run("agenda", "--calendar", data + "/plans.ics", "--days", "10", *moment,
                              "--format", "json").stdout)["days"]
        starts = [event["start"] for day in days for event in day["events"] if not event["all_day"]]
        assert starts == ["2026-03-%02dT18:00:00+01:00" % day for day in (12, 16, 19)], starts
        assert all(event["not_counted"] == "own" for day in days for event in day["events"])
    print("plans and reflections follow their schemas, and plans are a calendar")


def check_plans(written, notes):
    assert all(len(line) <= 75 for line in written.split(b"\r\n"))
    run_, roll = icalendar.Calendar.from_ical(written).walk("VEVENT")
    for event in (run_, roll):
        assert not event.errors and str(event["UID"]).startswith("plan-")
        assert str(event["UID"]).endswith("@readyday") and str(event["CLASS"]) == "PRIVATE"
    assert run_.decoded("DTSTART").isoformat() == "2026-03-12T18:00:00"
    assert run_.decoded("DURATION").total_seconds() == 3600
    assert run_["RRULE"].to_ical() == b"FREQ=WEEKLY;BYDAY=MO,TH"
    assert str(run_["SUMMARY"]) == "Running (hard)" and str(run_["DESCRIPTION"]) == notes
    assert roll.decoded("DTSTART").isoformat() == "2026-03-10"
    assert str(roll["SUMMARY"]) == "Jiu-Jitsu (moderate)"


# A stranger's calendar through every way out.

NASTY = [
    "\x1b[2J\x1b]0;owned\x07 Board", "<script>alert(1)</script> ]]> review", "x\\nBcc: eve@evil.test",
    "\u202eevil\u2066 planning", "A" * 10_000 + " demo", "👩‍👩‍👧 🇪🇸 interview", "[x](javascript:alert(1)) | `*_",
    "=?utf-8?Q?x=0ABcc:=20eve=40evil.test?=", "<img src=x onerror=alert(1)>", "END:VEVENT\\nBEGIN:VALARM",
    '" onmouseover="alert(1)', "&lt;b&gt; &#27;", "<!-- --> <![CDATA[",
]


def hostile():
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0"]
    for index, title in enumerate(NASTY):
        lines += ["BEGIN:VEVENT", f"UID:{index}{title}", f"SUMMARY:{title}", f"LOCATION:{title}",
                  f"DTSTART:20260310T{8 + index:02}0000Z", f"DTEND:20260310T{8 + index:02}3000Z",
                  f"URL:https://evil.test/{title}", f'ORGANIZER;CN="{title}":mailto:eve@evil.test',
                  "END:VEVENT"]
    return "\r\n".join(lines + ["END:VCALENDAR", ""])


DANGEROUS = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
HARMLESS = {"html", "head", "meta", "title", "style", "body", "main", "h1", "h2", "p", "div", "section",
            "span", "ol", "ul", "li", "strong", "br", "table", "thead", "tbody", "tr", "th", "td", "bdi",
            "a", "footer", "header",
            # The swatches of a legend.
            "i",
            # Pictures that hold shapes and words alone.
            "svg", "rect", "line", "circle", "text", "tspan"}


def check_page(text):
    found = page(text)
    assert set(found.tags) <= HARMLESS, set(found.tags) - HARMLESS
    for name, value in found.attributes:
        assert not name.startswith("on") and name != "src", name
        # A mail has its styles in its elements: they fetch nothing.
        assert name != "style" or not re.search(r"url|@|expression|\\", value, re.I), value
        assert name != "href" or value.startswith("https://"), value


def check_hostile():
    with tempfile.TemporaryDirectory() as folder:
        with open(folder + "/evil.ics", "w", encoding="utf-8", newline="") as file:
            file.write(hostile())
        base = ["--tz", "UTC", "--now", "2026-03-10T06:00:00Z", "--calendar", "evil.ics", "--verbose"]
        for format in ["text", "json", "markdown", "html", "mail", "ics"]:
            result = run("brief", *base, "--format", format, *TO, "--subject", "full", folder=folder)
            for raw in [result.stdout, result.stderr]:
                # CRLF is how calendars end their lines.
                text = raw.decode().replace("\r\n", "\n")
                assert not DANGEROUS.search(text), (format, DANGEROUS.search(text))
            if format in ("markdown", "html", "mail"):
                assert b"<script" not in result.stdout and b"<img" not in result.stdout
            if format == "html":
                check_page(result.stdout.decode())
            if format == "mail":
                message, text, markup = parts(result.stdout)
                assert message["Bcc"] is None and "eve@evil.test" not in str(message["To"])
                assert not DANGEROUS.search(text.replace("\r\n", "\n"))
                check_page(markup)
            if format == "ics":
                assert not icalendar.Calendar.from_ical(result.stdout).walk("VALARM")
                check_libical(result.stdout, re.findall(r"^UID:(\S+)", result.stdout.decode(), re.M))
        for command in ["agenda", "week", "windows", "next", "alerts"]:
            for format in ["text", "json"]:
                result = run(command, *base, "--format", format, folder=folder)
                assert not DANGEROUS.search((result.stdout + result.stderr).decode()), command
    print("a hostile calendar harms no format")


# Reminders, whose alarms have to ring at the minute that readyday means.

def check_alarms():
    with tempfile.TemporaryDirectory() as folder:
        run("brief", *MORNING, "--format", "vdir", "--output", folder)
        alarms = {}
        for path in sorted(glob.glob(folder + "/*.ics")):
            with open(path, "rb") as file:
                written = file.read()
            event, = icalendar.Calendar.from_ical(written).walk("VEVENT")
            distance, = [alarm["TRIGGER"].dt for alarm in event.walk("VALARM")]
            check_libical(written, [f"{event['UID']} {distance.total_seconds():.0f}"])
            alarms[str(event["SUMMARY"])] = (event["DTSTART"].dt + distance).strftime("%H:%M UTC")
    # A quarter of an hour before what leads up to 09:30, before 15:00 and lights out at 23:00, Madrid's time.
    expected = {"Get ready: Board review": "08:00 UTC", "Get ready: Quarterly planning": "13:45 UTC",
                "Lights out": "21:45 UTC"}
    assert expected.items() <= alarms.items(), alarms
    readers = "icalendar and libical" if os.path.exists(LIBICAL) else "icalendar"
    print(f"{len(alarms)} reminders ring at their minutes in {readers}")


check_alarms()
check_json()
check_mail()
check_calendar()
check_training()
check_hostile()
