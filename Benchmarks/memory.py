#!/usr/bin/env python3
"""Runs a command and prints the most memory it held that no file backs (RssAnon of /proc, Linux only)."""
import subprocess
import sys

process = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL)
most = 0
while process.poll() is None:
    try:
        with open(f"/proc/{process.pid}/status") as status:
            for line in status:
                if line.startswith("RssAnon:"):
                    most = max(most, int(line.split()[1]))
    except (FileNotFoundError, ProcessLookupError):
        break
print(f"\nmemory not backed by files: {most / 1024:.1f} MiB (budget 32)")
