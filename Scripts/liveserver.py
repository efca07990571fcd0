"""`coordviz serve` for scripts that watch its page."""

import json
import secrets
import socket
import subprocess
import time
import urllib.request


class Server:
    """`coordviz serve` at an address that stays the same when it is started again."""

    def __init__(self, program, *arguments):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.token = secrets.token_hex(16)
        self.command = [program, "serve", "--no-open", "--port", str(port), "--token", self.token, *arguments]
        self.start()

    def start(self):
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.address = self.process.stdout.readline().strip()

    def end(self):
        self.process.kill()
        self.process.wait()

    def tree(self, query=""):
        with urllib.request.urlopen(f"{self.address}snapshot.json{query}") as answer:
            return json.load(answer)

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
