#!/usr/bin/env python3
"""Plays a random game through `sanjuan engine` and prints the scores.

Usage: random_player.py [PROGRAM [SEED]], for example random_player.py target/debug/sanjuan 7
"""
import json
import random
import subprocess
import sys

program = sys.argv[1] if len(sys.argv) > 1 else "sanjuan"
seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(2**32)
choose = random.Random(seed).choice
engine = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def ask(cmd, **keys):
    engine.stdin.write(json.dumps({"cmd": cmd, **keys}).encode() + b"\n")
    engine.stdin.flush()
    reply = json.loads(engine.stdout.readline())
    if "error" in reply:
        sys.exit(f"{cmd}: {reply['error']['message']}")
    return reply


state = ask("new", options={"players": 3}, seed=seed)
answers = 0
while not state["over"]:
    seat = choose(state["pending"])
    view = ask("view", seat=seat)["view"]  # what a better player would look at
    answer = choose(ask("options", seat=seat, limit=1000)["options"])
    state = ask("apply", seat=seat, answer=answer)
    answers += 1

result = ask("score")
for score in result["scores"]:
    print(f"seat {score['seat']}: {score['total']} points")
print(f"won by seat {result['leaders']} after {answers} answers")
ask("quit")
engine.wait()
