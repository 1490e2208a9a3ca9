"""Holds a server against the document of its interface: schema.py SERVER --examples N

Schemathesis makes up requests from /api/openapi.json and checks every answer. Left alone it would
hardly ever get past 404: it cannot guess a table, and still less a legal answer. So this program
makes tables of every kind and puts into most requests a table that is there, a token that has a
seat at it, and often an answer that is legal now. At the end it says what every operation answered,
and fails unless each has succeeded at least once.
"""

import argparse
import collections
import json
import pathlib
import random
import secrets
import sys
import time
import urllib.error
import urllib.request

import schemathesis
from schemathesis.cli import schemathesis as command_line
from schemathesis.core.parameters import ParameterLocation
from schemathesis.generation.meta import TestPhase

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("server")
parser.add_argument("--examples", type=int, default=300)
parser.add_argument("--seed", type=int, default=1)
WISH = parser.parse_args()

# What is not checked: that whatever fits the schema is accepted (most moves are not legal).
CHECKS = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "unsupported_method",
    "allow_header_conformance",
]
# A request may wait so many seconds for news, and so many requests may do it in a run.
WAIT, WAITS = 1, 5

chance = random.Random(WISH.seed)
answers = collections.defaultdict(collections.Counter)


def ask(path, body=None, token=None):
    """Asks the server outside of the test. What it refuses is nothing here."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    try:
        with urllib.request.urlopen(urllib.request.Request(WISH.server + path, data, headers), timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError:
        return None


def legal(question):
    """Any legal answer to a question."""
    if question["options"]:
        return chance.choice(question["options"])
    ((kind, asked),) = question["prompt"]["ask"].items()
    cards = [one["card"] for one in question["cards"] if not one["refused"] for _ in range(one["count"])]
    places = [one["place"] for one in question["places"] if not one["refused"]]
    if kind == "build":
        return {"pass": True}
    if kind == "pay":
        goods = max(0, asked["cost"] - len(cards))
        return {"pay": {"cards": cards[: asked["cost"] - goods], "goods": places[:goods]}}
    if kind == "goods":
        return {"goods": []}
    return {"cards": cards[: asked["at_least"]]}


class Table:
    """A table that is there."""

    def __init__(self, others):
        players = len(others) + 1
        setup = {"options": {"players": players}, "seats": [HERE, *others]}
        setup |= {"pace": 0, "forced": "ask", "watching": chance.random() < 0.5}
        made = ask("/api/tables", {"setup": setup, "token": True})
        self.id, self.token, self.invitations = made["table"], made["token"], made["invitations"]

    def see(self):
        return ask(f"/api/tables/{self.id}?seat=0", token=self.token)

    def do(self, deed):
        body = {"seat": 0, "id": secrets.token_hex(16), "deed": deed}
        return ask(f"/api/tables/{self.id}/deeds", body, self.token)

    def phase(self):
        return self.see()["snapshot"]["table"]["status"]["phase"]

    def move(self):
        """The body of a legal move, if one is asked for; bots are given a second to come to that."""
        for _ in range(20):
            seen = self.see()
            if seen["question"]:
                expected, answer = seen["snapshot"]["seq"], legal(seen["question"])
                return {"seat": 0, "expected": expected, "id": secrets.token_hex(16), "answer": answer}
            time.sleep(0.05)
        return None


# A game of two to be looked at again and to be continued.
RECORD = pathlib.Path(__file__, "../../../fixtures/records/base_two.jsonl").resolve().read_text()
STEPS = RECORD.count("\n") - 2
HERE, LINK, BOT = {"here": {"name": "Pip"}}, {"link": {}}, {"bot": {"level": "novice"}}


def gathering():
    return Table([LINK, LINK, BOT])


def ready():
    return Table([BOT])


def playing():
    table = ready()
    table.do("start")
    return table


def over():
    """A game that the creator left to a bot, played to its end."""
    table = playing()
    table.do("leave")
    for _ in range(600):
        if table.phase() == "over":
            return table
        ask(f"/api/tables/{table.id}/items?seat=0&after={table.see()['snapshot']['seq']}&wait=1", token=table.token)
    sys.exit("a game of two bots does not come to its end")


# What kinds there are, how to make one, and how far it must be. Moves have tables to themselves: with
# deeds a seat may be left or a game paused.
KINDS = {"gathering": gathering, "ready": ready, "playing": playing, "moving": playing, "over": over}
PHASES = {"ready": "gathering", "moving": "playing"}
tables = {kind: make() for kind, make in KINDS.items()}
waited = 0
last_move = None
eager = False


def pick(*kinds):
    """A table of one of these kinds; a new one if the old one is no longer of its kind."""
    kind = chance.choice(kinds)
    free = kind != "gathering" or any(tables[kind].invitations)
    if not free or tables[kind].phase() != PHASES.get(kind, kind):
        tables[kind] = KINDS[kind]()
    return tables[kind]


def often():
    """Mostly; always for an operation that has not succeeded yet."""
    return eager or chance.random() < 0.8


def for_deed(deed):
    """Where a deed may succeed."""
    if not often():
        return ["gathering", "ready", "playing", "over"]
    if deed == "start":
        return ["ready"]
    if isinstance(deed, dict) and "add" in deed:
        if often():
            deed["add"]["entropy"] = secrets.token_hex(32)
        return ["ready", "gathering"]
    return ["over"] if deed == "rematch" else ["playing"]


@schemathesis.hook
def before_call(context, case, kwargs):
    global waited, last_move, eager
    label = case.operation.label
    eager = not any(status < 300 for status in answers[label])
    bad = {place for place in ParameterLocation if case.meta and case.meta.is_negative_at(place)}
    body = case.body if isinstance(case.body, dict) and ParameterLocation.BODY not in bad else None

    # A request may ask to wait for up to 25 seconds; a run of them would take hours. What is no number stays.
    try:
        long = int(case.query["wait"]) > 0
    except (KeyError, TypeError, ValueError):
        long = False
    if long:
        waited += 1
        case.query["wait"] = WAIT if waited <= WAITS else 0

    if label == "POST /api/tables" and body is not None and often():
        # Setups that fit together, with what else was made up.
        setup = body["setup"]
        players = chance.choice([2, 3, 4])
        setup["options"]["players"] = players
        setup["seats"] = [HERE, *(chance.choice([BOT, LINK, HERE]) for _ in range(players - 1))]
        if often():
            clock = chance.choice(["none", {"move": {"seconds": 60}}, {"days": {"days": 2}}])
            setup |= {"clock": clock, "pace": 0}
    if label == "POST /api/continue" and body is not None and often():
        body |= {"record": RECORD, "step": chance.randrange(STEPS)}
        body["setup"] |= {"seats": [HERE, chance.choice([BOT, LINK, HERE])], "clock": "none", "pace": 0}
    if label in ("POST /api/replay", "POST /api/review") and isinstance(case.body, str) and ParameterLocation.BODY not in bad and often():
        # Sometimes it breaks off, which is fine, and sometimes in the middle of a line.
        case.body = RECORD if often() else RECORD[: chance.randrange(len(RECORD))]
    if label == "GET /api/tables" and often():
        case.headers["Authorization"] = f"Bearer {tables['playing'].token}"

    if "{id}" not in label or ParameterLocation.PATH in bad:
        return
    # Every boundary of the schema is tried once: always at a table, and with nothing else changed.
    boundary = case.meta is not None and case.meta.phase.name == TestPhase.COVERAGE
    if not (boundary or often()):
        return
    kinds = ["gathering", "playing", "over"]
    if label.endswith(("/join", "/invitation")):
        kinds = ["gathering"]
    elif label.endswith("/moves"):
        kinds = ["moving"]
    elif label.endswith(("/record", "/verification", "/replay", "/review")):
        kinds = ["over", "over", "playing"]
    elif label.endswith("/deeds") and body is not None and not boundary:
        kinds = ["ready"] if eager else for_deed(body.get("deed"))
    table = pick(*kinds)
    case.path_parameters["id"] = table.id
    if boundary or often():
        case.headers["Authorization"] = f"Bearer {table.token}"
    if boundary:
        return

    if "seat" in case.path_parameters and often():
        case.path_parameters["seat"] = chance.choice([0, 1, 2, 3])
    if ParameterLocation.QUERY not in bad and case.query is not None:
        if "seat" in case.query and often():
            case.query["seat"] = chance.choice([0, 0, 0, 1])
        if "after" in case.query and often():
            case.query["after"] = chance.randrange(20)
    if body is None or not often():
        return
    if label.endswith("/moves"):
        if last_move and chance.random() < 0.1:
            case.path_parameters["id"], case.body = last_move
        elif move := table.move():
            wrong = not often() and chance.choice([{"expected": chance.randrange(10)}, {"answer": {"pass": True}}])
            if not wrong:
                last_move = table.id, dict(move)
            case.body = move | (wrong or {})
    elif label.endswith("/deeds"):
        body |= {"seat": 0, "id": secrets.token_hex(16)} | ({"deed": "start"} if eager else {})
    elif label.endswith("/join"):
        invitation = next(filter(None, table.invitations))
        table.invitations.remove(invitation)
        body |= {"invitation": invitation, "name": "Ana"}


@schemathesis.hook
def after_call(context, case, response):
    answers[case.operation.label][response.status_code] += 1


arguments = ["--config-file", str(pathlib.Path(__file__).with_suffix(".toml"))]
arguments += ["run", f"{WISH.server}/api/openapi.json", "--checks", ",".join(CHECKS)]
arguments += ["--seed", str(WISH.seed), "--max-examples", str(WISH.examples), "--workers", "1"]
arguments += ["--request-timeout", "40", "--generation-database", "none", "--no-color", "--continue-on-failure"]
# The tables are gone with the server: their tokens need not be hidden.
arguments += ["--output-sanitize", "false"]
try:
    code = command_line.main(arguments, standalone_mode=False) or 0
except SystemExit as end:
    code = end.code

print("\nanswers by operation and status:")
for label, counted in sorted(answers.items()):
    counts = "  ".join(f"{status}: {count}" for status, count in sorted(counted.items()))
    print(f"  {label:48} {counts}")
print(f"  {sum(map(sum, (counted.values() for counted in answers.values())))} requests in all")
# Sockets are opened by other tests: schemathesis takes 101 for a failure.
never = [label for label, counted in answers.items() if min(counted) >= 300 and not label.endswith("/socket")]
if never:
    print(f"never succeeded: {', '.join(never)}")
sys.exit(code or bool(never))
