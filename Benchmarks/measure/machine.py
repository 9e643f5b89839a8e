"""What the figures come from: the tools, the machine, the program, and a folder that is thrown away."""
import contextlib
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import tempfile

BENCHMARKS = pathlib.Path(__file__).resolve().parent.parent
REPOSITORY = BENCHMARKS.parent


def require(*tools):
    """Ends the program when one of `tools` is missing, and says which."""
    missing = [tool for tool in tools if shutil.which(tool) is None]
    if missing:
        sys.exit(f"{pathlib.Path(sys.argv[0]).name}: not installed, and needed: {', '.join(missing)}")


def build():
    """The path of readyday, built as it is published and as the README installs it: on Linux one stripped file that
    needs no loader. What the build prints goes to standard error."""
    folder, options = ".build", []
    if platform.system() == "Linux":
        folder, options = ".build-executable", ["-Xswiftc", "-static-executable"]
    command = ["swift", "build", "-c", "release", "--product", "readyday", "--scratch-path", folder, *options]
    if subprocess.run(command, cwd=REPOSITORY, stdout=sys.stderr).returncode != 0:
        sys.exit("readyday could not be built")
    program = REPOSITORY / folder / "release/readyday"
    if platform.system() != "Linux":
        return program
    stripped = REPOSITORY / folder / "readyday"
    subprocess.run(["strip", "-o", stripped, program], check=True, stdout=sys.stderr)
    return stripped


@contextlib.contextmanager
def workplace():
    """A folder for inputs and for what readyday keeps; nothing of the user's is seen or touched."""
    with tempfile.TemporaryDirectory(prefix="readyday-benchmarks-") as name:
        folder = pathlib.Path(name)
        (folder / "home").mkdir()
        for variable in [name for name in os.environ if name.startswith("READYDAY_")]:
            del os.environ[variable]
        for variable in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
            os.environ[variable] = str(folder / "home")
        os.environ["LC_ALL"] = "C.UTF-8"
        yield folder


def first_line(*command):
    """What a tool says of itself, or nothing when it is not there."""
    try:
        lines = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
    except FileNotFoundError:
        return ""
    return lines[0].strip() if lines else ""


def processor():
    """The processor's model as the system names it."""
    try:
        for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return first_line("sysctl", "-n", "machdep.cpu.brand_string") or "unknown processor"


def description():
    """One line about the machine, to stand above every table."""
    load = f"{os.getloadavg()[0]:.1f}"
    return (f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores of {processor()}; "
            f"{first_line('swift', '--version')}; load at the start {load}")
