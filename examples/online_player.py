#!/usr/bin/env python3
"""Plays games against bots on a San Juan server, and checks everything that a player can check.

    python3 examples/online_player.py http://127.0.0.1:7423 --games 3 --level steady --players 3 --cut 20

`--cut 20` loses the connection after every 20 messages, to show that nothing is lost with it. It needs nothing but Python;
copy it for a bot of your own. docs/protocol.md explains the messages. Exit code 0: all games ended, the folded stream is
what the server shows, and the deal follows from its commitment and from what we added.
"""
import argparse
import base64
import hashlib
import json
import random
import secrets
import socket
import ssl
import time
from urllib.parse import urlsplit
from urllib.request import Request, urlopen


class Socket:
    """A WebSocket (RFC 6455): messages of JSON both ways. A connection that is lost raises OSError."""

    def __init__(self, url, token):
        parts = urlsplit(url)
        self.socket = socket.create_connection((parts.hostname, parts.port or parts.scheme), timeout=60)
        if parts.scheme == "https":
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=parts.hostname)
        self.input = self.socket.makefile("rb")
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.socket.sendall((
            f"GET {parts.path} HTTP/1.1\r\nHost: {parts.netloc}\r\nAuthorization: Bearer {token}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
        head = self.exactly(12)
        while not head.endswith(b"\r\n\r\n"):
            head += self.exactly(1)
        accept = base64.b64encode(hashlib.sha1(f"{key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11".encode()).digest())
        if not head.startswith(b"HTTP/1.1 101 ") or accept not in head:
            raise OSError(f"no WebSocket: {head.splitlines()[0]}")

    def send(self, message):
        self.frame(1, json.dumps(message).encode())

    def frame(self, kind, data):
        size, mask = len(data), secrets.token_bytes(4)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else bytes([0x80 | kind, 0xFE]) + size.to_bytes(2, "big")
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def exactly(self, size):
        data = self.input.read(size)
        if len(data) < size:
            raise ConnectionError("the connection broke")
        return data

    def receive(self):
        """The next message; pings are answered on the way."""
        whole = b""
        while True:
            first, size = self.exactly(2)
            if size > 125:
                size = int.from_bytes(self.exactly(2 if size == 126 else 8), "big")
            data, kind = self.exactly(size), first & 15
            if kind == 8:
                raise ConnectionError(f"closed: {int.from_bytes(data[:2], 'big')} {data[2:].decode()}")
            if kind == 9:
                self.frame(10, data)
            whole += data if kind < 3 else b""
            if kind < 3 and first & 0x80:
                return json.loads(whole)


def fold(snapshot, item):
    """Lets an item happen to a snapshot, by the rule of docs/protocol.md."""
    assert item["seq"] == snapshot["seq"] + 1, "the stream has a gap"
    snapshot["seq"] = item["seq"]
    snapshot["table"].update({key: item[key] for key in ("status", "seats", "secret", "rematch") if key in item})
    if "view" in item:
        snapshot["view"] = item["view"]
    elif "patch" in item:
        snapshot["view"].update(item["patch"]["set"])
        for seat, player in item["patch"]["players"].items():
            snapshot["view"]["players"][int(seat)] = player


def choose(question, view):
    """Any legal answer. This is where a better player would look at the view."""
    if question["options"]:  # all legal answers, if they are not too many
        return random.choice(question["options"])
    (kind, ask), = question["prompt"]["ask"].items()
    cards = [one["card"] for one in question["cards"] if not one["refused"] for _ in range(one["count"])]
    places = [one["place"] for one in question["places"] if not one["refused"]]
    if kind == "build":
        return {"pass": True}
    if kind == "pay":
        goods = random.randint(max(0, ask["cost"] - len(cards)), min(ask["goods"], len(places), ask["cost"]))
        return {"pay": {"cards": random.sample(cards, ask["cost"] - goods), "goods": random.sample(places, goods)}}
    pool = cards if kind == "cards" else places
    return {kind: random.sample(pool, random.randint(ask.get("at_least", 0), min(ask["at_most"], len(pool))))}


class Player:
    """A person at seat 0 of a new table against bots."""

    def __init__(self, server, players, level, cut):
        self.address, self.entropy = f"{server}/api/tables", secrets.token_hex(32)
        self.cut, self.received, self.answered = cut, 0, 0
        self.token = self.socket = self.snapshot = self.question = self.unsure = self.commitment = None
        setup = {"options": {"players": players}, "pace": 0, "forced": "ask",  # the server never answers for us
                 "seats": [{"here": {"name": "Pip"}}] + [{"bot": {"level": level}}] * (players - 1)}
        made = json.loads(self.request("", {"setup": setup, "token": True}))
        self.address, self.token = f"{self.address}/{made['table']}", made["token"]

    def request(self, path, body=None):
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        request = Request(self.address + path, body and json.dumps(body).encode(), headers)
        return urlopen(request, timeout=60).read().decode()

    def play(self):
        failures = 0
        while self.unsure or not self.snapshot or self.snapshot["table"]["status"]["phase"] != "over":
            try:
                if not self.socket:
                    self.socket = Socket(self.address + "/socket", self.token)
                    after = self.snapshot and self.snapshot["seq"]
                    self.socket.send({"type": "watch", "protocol": 1, "seat": 0, "after": after})
                    if self.unsure:  # Nobody knows whether it arrived. The same id again, so that it is done once.
                        self.socket.send(self.unsure)
                self.hear(self.socket.receive())
                failures = 0
            except OSError as error:
                self.socket, failures = None, failures + 1
                assert failures < 9, f"the server is away: {error}"
                time.sleep(random.uniform(0, 0.1 * 2**failures))
        return self.check()

    def say(self, message):
        self.unsure = {**message, "seat": 0, "id": secrets.token_hex(16)}
        self.socket.send(self.unsure)

    def hear(self, message):
        self.received += 1
        if self.cut and self.received % self.cut == 0:
            raise ConnectionError("cut on purpose, and the message is lost")
        kind = message.pop("type")
        assert kind != "error", f"the server did not understand us: {message}"
        if kind == "snapshot":
            self.snapshot = message
            if not self.commitment:  # We have seen it: only now do we show what we add.
                self.commitment = message["table"]["commitment"]
                self.say({"type": "do", "deed": {"add": {"entropy": self.entropy}}})
        elif kind == "item":
            fold(self.snapshot, message)
        elif kind == "question":
            self.question = message
        elif kind == "reply" and self.unsure and message["id"] == self.unsure["id"]:
            self.replied(self.unsure, message["result"])
        waiting = self.snapshot["table"]["status"]["waiting"]  # not if somebody else has answered, nor if we have
        if self.question and 0 in waiting and not self.unsure and self.question["seq"] >= self.answered:
            answer = choose(self.question["question"], self.snapshot["view"])
            self.say({"type": "move", "expected": self.snapshot["seq"], "answer": answer})

    def replied(self, said, result):  # applied, duplicate, stale or refused
        refused = result.get("refused")
        if refused and "retry_after" in refused:
            time.sleep(refused["retry_after"] / 1000)
            return self.socket.send(said)
        assert not refused, f"{said} was refused: {refused}"
        self.unsure = None
        self.answered = (result.get("applied") or result.get("duplicate") or {"seq": 0})["seq"]
        if "stale" in result:
            raise ConnectionError("something else is asked by now: connect anew, to be told and asked again")
        if "add" in said.get("deed", ""):
            self.say({"type": "do", "deed": "start"})

    def check(self):
        """Fails unless all is as the server had promised."""
        shown = json.loads(self.request("?seat=0"))["snapshot"]
        assert shown == self.snapshot, "what we folded is not what the server shows"
        secret, added = shown["table"]["secret"], [seat["entropy"] for seat in shown["table"]["seats"]]
        assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == self.commitment, "another secret than promised"
        assert added[0] == self.entropy, "what we added was not used"
        seats = [f"{seat} {'-' if one is None else one or '='}" for seat, one in enumerate(added)]
        text = "\n".join(["sanjuan deal 1", secret, shown["table"]["table"], *seats, ""])
        header = json.loads(self.request("/record").split("\n")[0])
        assert header["seed"] == hashlib.sha256(text.encode()).hexdigest(), "the seed does not follow"
        return shown["table"]["status"]["result"]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Plays San Juan on a server, by chance, and checks the server.")
    parser.add_argument("server", help="as http://127.0.0.1:7423")
    for name, default in {"games": 1, "players": 2, "level": "steady", "cut": 0}.items():
        parser.add_argument(f"--{name}", type=type(default), default=default)
    wish = parser.parse_args()
    for game in range(wish.games):
        result = Player(wish.server, wish.players, wish.level, wish.cut).play()
        print(f"game {game + 1}: {[one['total'] for one in result['sheets']]} points; the view and the deal hold")
