"""`coordviz serve`, and steps in its page, for scripts that watch it."""

import secrets
import socket
import subprocess
import sys
import tempfile
import time


class Server:
    """`coordviz serve` at an address that stays the same when it is started again."""

    def __init__(self, program, *arguments, folder=None):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.token = secrets.token_hex(16)
        self.command = [program, "serve", "--no-open", "--port", str(port), "--token", self.token, *arguments]
        # Without an input, the server shows the sources of its folder, too.
        self.temporary = tempfile.TemporaryDirectory()
        self.folder = folder or self.temporary.name
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            self.command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.address = self.process.stdout.readline().strip()

    def end(self):
        self.process.kill()
        self.process.wait()

    def resident(self):
        """The memory that it takes, in MB."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024


def until(page, condition, within=20):
    """Waits until a condition holds in the page; gives whether it did."""
    end = time.monotonic() + within
    while time.monotonic() < end:
        if page.run(f"Boolean({condition})"):
            return True
        time.sleep(0.1)
    return False


def line_of(page, condition):
    """The number of the first line for which a condition on `entry` holds."""
    return page.run(f"coordviz.run.entries.find(entry => {condition})?.number")


def wrong(step, page, subject):
    """What a step finds wrong. A step gives pairs: whether something holds, and the problem if not."""
    start = time.monotonic()
    for holds, problem in step(page, subject):
        if not holds:
            yield f"{step.__name__.replace('_', ' ')}: {problem}"
    print(f"{step.__name__.replace('_', ' ')}: {time.monotonic() - start:.1f} s", file=sys.stderr)
