"""Headless Chromium, driven through a pipe by the DevTools protocol: no port and no package but Python's own. Also
`coordviz serve`, and steps in its page, for scripts that watch it.

    with Browser() as browser:
        page = browser.open("file:///tmp/page.html")
        page.run("document.title")
"""

import itertools
import json
import os
import secrets
import select
import shutil
import socket
import subprocess
import sys
import tempfile
import time


class Failure(Exception):
    """What Chromium, or a script in a page, could not do."""


class Browser:
    """One Chromium with an empty profile of its own."""

    def __init__(self, *options, program="chromium"):
        self.profile = tempfile.mkdtemp(prefix="coordviz-browser-")
        to_browser, self.commands = os.pipe()
        self.answers, from_browser = os.pipe()
        command = [
            program, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars",
            "--remote-debugging-pipe", f"--user-data-dir={self.profile}", *options, "about:blank",
        ]
        # Chromium reads commands from 3 and writes answers to 4.
        words = 'exec "$@" 3<&"$IN" 4>&"$OUT"'
        self.process = subprocess.Popen(
            ["bash", "-c", words, "browser", *command],
            env=os.environ | {"IN": str(to_browser), "OUT": str(from_browser)},
            pass_fds=(to_browser, from_browser),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(to_browser)
        os.close(from_browser)
        self.numbers = itertools.count(1)
        self.unread = b""
        self.events = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.call("Browser.close", within=10)
            self.process.wait(10)
        except (Failure, OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        for pipe in (self.commands, self.answers):
            os.close(pipe)
        shutil.rmtree(self.profile, ignore_errors=True)

    def open(self, url, **looks):
        """A page of its own that has loaded the address."""
        return Page(self, url, **looks)

    def call(self, method, session=None, within=120, **parameters):
        """Asks for something and waits for the answer; what happens meanwhile is kept in `events`."""
        number = next(self.numbers)
        message = {"id": number, "method": method, "params": parameters}
        self.write(json.dumps(message | ({"sessionId": session} if session else {})))
        end = time.monotonic() + within
        while True:
            message = self.read(end, method)
            if message.get("id") != number:
                self.events.append(message)
            elif "error" in message:
                raise Failure(f"{method}: {message['error']['message']}")
            else:
                return message["result"]

    def wait(self, method, session, within=120):
        """The parameters of the next event of that name."""
        end = time.monotonic() + within
        while True:
            for event in self.events:
                if event.get("method") == method and event.get("sessionId") == session:
                    self.events.remove(event)
                    return event["params"]
            self.events.append(self.read(end, method))

    def write(self, text):
        data = text.encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data):]

    def read(self, end, method):
        while b"\0" not in self.unread:
            if not select.select([self.answers], [], [], max(0, end - time.monotonic()))[0]:
                raise Failure(f"{method}: no answer in time")
            part = os.read(self.answers, 1 << 20)
            if not part:
                raise Failure(f"{method}: chromium has ended")
            self.unread += part
        message, _, self.unread = self.unread.partition(b"\0")
        return json.loads(message)


class Page:
    """A page, with all that it complained about and asked the network for."""

    def __init__(self, browser, url, size=(1280, 800), dark=False, still=True, touch=False):
        self.browser = browser
        context = browser.call("Target.createBrowserContext")["browserContextId"]
        target = browser.call("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network", "Performance"):
            self.call(f"{domain}.enable")
        self.look(size, dark, still, touch)
        self.go(url)

    def look(self, size, dark, still, touch):
        self.call(
            "Emulation.setDeviceMetricsOverride", width=size[0], height=size[1], deviceScaleFactor=1, mobile=touch
        )
        self.call("Emulation.setTouchEmulationEnabled", enabled=touch)
        features = {
            "prefers-color-scheme": "dark" if dark else "light",
            "prefers-reduced-motion": "reduce" if still else "no-preference",
        }
        self.call("Emulation.setEmulatedMedia", features=[{"name": n, "value": v} for n, v in features.items()])

    def call(self, method, within=120, **parameters):
        return self.browser.call(method, self.session, within, **parameters)

    def go(self, url):
        self.call("Page.navigate", url=url)
        self.browser.wait("Page.loadEventFired", self.session)

    def run(self, script):
        """The value of an expression; a promise is waited for."""
        return self.run_within(120, script)

    def run_within(self, seconds, script):
        """The same, for what may take long."""
        answer = self.call("Runtime.evaluate", within=seconds, expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise Failure(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    KEYS = {" ": "Space", "?": "Slash", "/": "Slash", "+": "Equal", "-": "Minus", "0": "Digit0"}

    def press(self, *keys):
        """Presses keys by their names: ArrowDown, Enter, /, f."""
        for key in keys:
            code = self.KEYS.get(key, f"Key{key.upper()}" if len(key) == 1 else key)
            text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "")
            self.call("Input.dispatchKeyEvent", type="keyDown", key=key, code=code, text=text)
            self.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=code)

    def type(self, text):
        self.call("Input.insertText", text=text)

    def mouse(self, what, x, y, **more):
        self.call("Input.dispatchMouseEvent", type=what, x=x, y=y, **more)

    def drag(self, start, end):
        self.mouse("mousePressed", *start, button="left", buttons=1, clickCount=1)
        for part in range(1, 6):
            self.mouse("mouseMoved", *(a + (b - a) * part / 5 for a, b in zip(start, end)), button="left", buttons=1)
        self.mouse("mouseReleased", *end, button="left", clickCount=1)

    def click(self, x, y, count=1):
        for number in range(1, count + 1):
            self.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=number)
            self.mouse("mouseReleased", x, y, button="left", clickCount=number)

    def picture(self, path):
        """Writes what the page shows as PNG."""
        import base64

        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def problems(self):
        """Errors and warnings on the console, and what was thrown."""
        words = []
        for event in self.mine():
            parameters = event["params"]
            if event["method"] == "Runtime.exceptionThrown":
                details = parameters["exceptionDetails"]
                words.append(details.get("exception", {}).get("description", details["text"]))
            elif event["method"] == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
                words.append(" ".join(str(part.get("value", part.get("description"))) for part in parameters["args"]))
            elif event["method"] == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
                words.append(parameters["entry"]["text"])
        return words

    def requests(self):
        """The addresses that the page asked for."""
        return [e["params"]["request"]["url"] for e in self.mine() if e["method"] == "Network.requestWillBeSent"]

    def mine(self):
        # Asking for anything brings in what has happened so far.
        self.run("new Promise(done => setTimeout(done, 50))")
        return [e for e in self.browser.events if e.get("sessionId") == self.session and "method" in e]


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
