#!/usr/bin/env python3
"""Checks that the deal of a recorded game was fair, without any of the program's own code.

Usage: verify_deal.py RECORD [COMMITMENT], the commitment being the one you were shown before the game.
Whether the answers follow the rules is for `sanjuan verify` to say; docs/fairness.md tells what this proves.
"""
import json
import re
import sys
from hashlib import sha256


def once(pairs):
    """An object in which no key is given twice: two readers could take different ones."""
    if len(dict(pairs)) < len(pairs):
        sys.exit("a key is given twice")
    return dict(pairs)


def require(holds, otherwise):
    if not holds:
        sys.exit(otherwise)


with open(sys.argv[1], encoding="utf-8") as record:
    header = json.loads(record.readline(), object_pairs_hook=once)
require("deal" in header, "the record has no deal: nobody committed to it")
require("deck" not in header and "tiles" not in header, "cards were given, not dealt")
deal = header["deal"]
table, secret, entropy = deal["table"], deal["secret"], deal["entropy"]
require(re.fullmatch("[a-z0-9-]{1,40}", table), "bad id of a table")
require(re.fullmatch("[0-9a-f]{64}", secret), "bad secret")
require(len(entropy) == len(header["seats"]), "not one entropy a seat")
require(all(e is None or re.fullmatch("([0-9a-f]{2}){0,32}", e) for e in entropy), "bad entropy")

commitment = sha256(bytes.fromhex(secret)).hexdigest()
require(commitment == deal["commitment"], "the commitment is not that of the secret")
text = f"sanjuan deal 1\n{secret}\n{table}\n"
for seat, added in enumerate(entropy):
    text += f"{seat} {'-' if added is None else added or '='}\n"
require(sha256(text.encode()).hexdigest() == header["seed"], "the seed does not follow")
shown = sys.argv[2].lower() if len(sys.argv) > 2 else commitment
require(shown == commitment, f"the commitment is {commitment}, not the one you were shown")

print(f"commitment {commitment}" + ("" if len(sys.argv) > 2 else " (compare it with the one you were shown)"))
for name, added in zip(header["seats"], entropy):
    print(f"{name} added {added or 'nothing'}")
print("the seed follows" if any(entropy) else "the seed follows, but no player added anything")
