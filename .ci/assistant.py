"""Asks readyday mcp as an assistant's own library does; run by .ci/interoperability.

    assistant.py READYDAY        by PyPI's mcp, of whichever version the running Python has
"""

import json
import os
import re
import sys
import time

import anyio
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

FIXTURES = os.path.abspath("Fixtures")
SERVER = StdioServerParameters(
    command=os.path.abspath(sys.argv[1]), cwd=FIXTURES,
    args=["mcp", "--now", "2026-03-10T06:30:00+01:00", "--tz", "Europe/Madrid", "--whoop", "whoop",
          "--calendar", "calendars", "--me", "ana@example.test"],
    env={"LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "TZDIR": FIXTURES + "/zones", "HOME": "/nonexistent"})
TOOLS = ["brief", "days", "history", "explain", "what_if", "doctor"]
GOOD = [("brief", {}, "28%"), ("brief", {"date": "tomorrow"}, "11 March"),
        ("brief", {"detail": "json"}, '"readyday.brief"'), ("brief", {"language": "es"}, "QUÉ HACER"),
        ("days", {"from": "today", "to": "+6d"}, "16 March"), ("history", {"what": "trends"}, "HRV"),
        ("history", {"what": "recovery", "weeks": 4}, "ecovery"), ("history", {"what": "review"}, ""),
        ("history", {"what": "habits"}, ""), ("explain", {"what": "A"}, ""),
        ("explain", {"what": "recovery"}, "28%"), ("what_if", {"change": "drop 1"}, ""), ("doctor", {}, "WHOOP")]
BAD = [("brief", {"date": "someday"}), ("brief", {"zzz": 1}), ("history", {}), ("history", {"what": "x"}),
       ("explain", {"what": "--config=/etc/passwd"}), ("what_if", {"change": "burn 1"}), ("days", {"from": 7})]
# Of a conversation, each answered by one call.
ASKED = [("how did I sleep?", "brief", {}, "SLEEP"),
         ("what is on tomorrow?", "days", {"from": "tomorrow"}, "11 March"),
         ("how hard can I train?", "explain", {"what": "verdict"}, ""),
         ("and if I drop the first meeting?", "what_if", {"change": "drop 1"}, ""),
         ("why that?", "explain", {"what": "A"}, ""),
         ("when should I go to bed?", "explain", {"what": "tonight"}, ""),
         ("how was my week?", "history", {"what": "review"}, ""),
         ("is my HRV falling?", "history", {"what": "hrv"}, ""),
         ("when can I work out?", "explain", {"what": "windows"}, ""),
         ("is everything read?", "doctor", {}, "calendars")]


def text(result):
    assert len(result.content) == 1 and result.content[0].type == "text", result
    return result.content[0].text


def failed(result):
    return result.isError if hasattr(result, "isError") else result.is_error


async def use(client):
    listed = (await client.list_tools()).tools
    assert [tool.name for tool in listed] == TOOLS, listed
    for name, arguments, word in GOOD + [asked[1:] for asked in ASKED]:
        result = await client.call_tool(name, arguments)
        assert not failed(result) and word in text(result), (name, arguments, text(result))
    for name, arguments in BAD:
        result = await client.call_tool(name, arguments)
        assert failed(result) and text(result), (name, arguments, result)
    try:
        result = await client.call_tool("nothing", {})
        raise AssertionError(result)
    except AssertionError:
        raise
    except Exception as error:
        assert "nothing" in str(error), error


def entries():
    """What the article tells clients to start: Claude Code's words, and the entries of the others."""
    article = open("Sources/ReadyDayCore/ReadyDayCore.docc/Assistants.md", encoding="utf-8").read()
    found = [line.split(" -- ")[1].split() for line in re.findall(r"^    (claude mcp add .*)$", article, re.M)]
    for block in re.findall(r"```json\n(.*?)```", article, re.S):
        servers = next(iter(json.loads(block).values()))
        found += [[entry["command"], *entry["args"]] for entry in servers.values()]
    for block in re.findall(r"```toml\n(.*?)```", article, re.S):
        entry = dict(line.split(" = ") for line in block.splitlines() if " = " in line)
        found.append([json.loads(entry["command"]), *json.loads(entry["args"])])
    assert found == [["readyday", "mcp"]] * 4, found
    return found


async def start(words):
    """As a client does that has nothing but PATH."""
    server = StdioServerParameters(command=os.path.abspath(sys.argv[1]), args=words[1:], env={"PATH": "/usr/bin:/bin"})
    async with stdio_client(server) as (read, write):
        async with ClientSession(read, write) as session:
            await session.initialize()
            assert text(await session.call_tool("doctor", {}))


async def by_handshake():
    async with stdio_client(SERVER) as (read, write):
        async with ClientSession(read, write) as session:
            await session.initialize()
            await session.send_ping()
            await use(session)


async def stateless(mode):
    from mcp.client.client import Client

    async with Client(stdio_client(SERVER), mode=mode) as client:
        await use(client)
        with anyio.move_on_after(0):
            await client.call_tool("brief", {})
        assert not failed(await client.call_tool("brief", {}))


def main():
    started = time.monotonic()
    anyio.run(by_handshake)
    ways = ["a handshake"]
    for words in entries():
        anyio.run(start, words)
    try:
        import mcp.client.client  # noqa: F401
    except ImportError:
        pass
    else:
        for mode in ["auto", "legacy", "2026-07-28"]:
            anyio.run(stateless, mode)
            ways.append(mode)
    print(f"an assistant asks by {', '.join(ways)}: {time.monotonic() - started:.1f} s")


main()
