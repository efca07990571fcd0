#!/usr/bin/env python3
"""Sends changed requests to a real server, and asks after each hundred whether it still answers.

  Scripts/fuzz-server.py [COORDVIZ [RUNS [SEED]]]

Each run is one connection: a request that the page or an app could send, with a few of its bytes, parts, numbers and
headers changed. RUNS is 2000 unless given. Exit status: 0 nothing found, 1 the server ended, was silent for 10 seconds or took
more than a GB; the last requests are then in .build/fuzz/requests.
"""
import contextlib
import os
import random
import socket
import sys
import tempfile
import urllib.parse
import urllib.request

from browser import Server

EVENT = b'{"kind":"attached","type":"HomeCoordinator","id":"1","time":1}\n'
NUMBERS = [b"0", b"-1", b"1", b"9007199254740992", b"9223372036854775807", b"99999999999999999999", b"1e9", b""]


def requests(prefix):
    head = b"Host: 127.0.0.1\r\nContent-Type: application/x-ndjson\r\n"
    for path in ("", "live.js", "events", "events?after=a-1", "snapshot.json?run=a&at=1", "tree.mmd?at=2", "../x", "%2e%2e/"):
        yield b"GET " + prefix + path.encode() + b" HTTP/1.1\r\n" + head + b"Last-Event-ID: a-1\r\n\r\n"
    for query in ("from=1", "from=1&oldest=1", "from=2&oldest=9"):
        length = b"Content-Length: %d\r\n\r\n" % len(EVENT)
        yield b"POST " + prefix + b"in/run?" + query.encode() + b" HTTP/1.1\r\n" + head + length + EVENT


def changed(request, chance):
    bytes_ = bytearray(request)
    for _ in range(chance.choice((0, 1, 1, 2, 4, 16))):
        place = chance.randrange(len(bytes_) + 1)
        what = chance.randrange(6)
        if what == 0:
            bytes_[place:place] = bytes(chance.randrange(256) for _ in range(chance.randrange(1, 9)))
        elif what == 1:
            del bytes_[place:place + chance.randrange(1, 20)]
        elif what == 2:
            bytes_[place:place + 1] = chance.choice(NUMBERS)
        elif what == 3:
            bytes_[place:place] = bytes_[:place][-chance.randrange(1, 200):] * chance.choice((1, 2, 50))
        elif what == 4:
            bytes_[place:place] = chance.choice((b"\r\n", b"\n", b"\0", b"\r\nContent-Length: 9\r\n", b"\r\nTransfer-Encoding: chunked\r\n", b"%00", b"&", b"?"))
        elif bytes_ and place < len(bytes_):
            bytes_[place] ^= 1 << chance.randrange(8)
    return bytes(bytes_)


def send(address, request, chance):
    with contextlib.suppress(OSError), socket.create_connection(address, timeout=10) as connection:
        connection.sendall(request)
        if chance.random() < 0.5:
            connection.shutdown(socket.SHUT_WR)
        connection.settimeout(0.02)
        connection.recv(65536)


def answers(server):
    try:
        with urllib.request.urlopen(server.address, timeout=10) as page:
            return page.status == 200 and server.resident() < 1024
    except OSError:
        return False


def main():
    tool = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".build/debug/coordviz")
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    chance = random.Random(sys.argv[3] if len(sys.argv) > 3 else "1")
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        server = Server(tool)
        place = urllib.parse.urlsplit(server.address)
        seeds = list(requests(place.path.encode()))
        recent = []
        try:
            for run in range(1, runs + 1):
                recent = [*recent[-199:], changed(chance.choice(seeds), chance)]
                send((place.hostname, place.port), recent[-1], chance)
                if (run % 100 == 0 or run == runs) and not answers(server):
                    kept = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.build/fuzz/requests")
                    os.makedirs(os.path.dirname(kept), exist_ok=True)
                    with open(kept, "wb") as file:
                        file.write(b"\n====\n".join(recent))
                    sys.exit(f"the server does not answer after {run} requests: the last are in .build/fuzz/requests")
            print(f"{runs} requests; the server takes {server.resident():.0f} MB")
        finally:
            server.end()


main()
