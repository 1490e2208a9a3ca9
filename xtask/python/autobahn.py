"""Runs the Autobahn suite against the WebSocket of a table: autobahn.py SERVER WSTEST

The server must give back what it is sent (`sanjuan serve --echo`): the suite judges it by that.
"""

import collections
import json
import pathlib
import subprocess
import sys
import urllib.request

# Everything but 12 and 13: those are about compression, which the server does not offer.
CASES = ["1.*", "2.*", "3.*", "4.*", "5.*", "6.*", "7.*", "9.*", "10.*"]
# So many there are; fewer would mean that the suite broke off.
COUNT = 301
SECONDS = 900

server, wstest = sys.argv[1:]
setup = {"options": {"players": 2}, "seats": [{"bot": {"level": "novice"}}] * 2, "watching": True}
setup["seats"][0] = {"here": {"name": "Pip"}}
request = urllib.request.Request(
    f"{server}/api/tables", json.dumps({"setup": setup, "token": True}).encode(), {"Content-Type": "application/json"}
)
with urllib.request.urlopen(request, timeout=30) as answer:
    table = json.load(answer)["table"]

report = pathlib.Path("report").absolute()
(report / "index.json").unlink(missing_ok=True)
url = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
spec = {"outdir": str(report), "servers": [{"agent": "sanjuan", "url": url}], "cases": CASES}
pathlib.Path("spec.json").write_text(json.dumps(spec))
with open("wstest.log", "w") as log:
    run = [wstest, "--mode", "fuzzingclient", "--spec", "spec.json"]
    subprocess.run(run, stdout=log, stderr=subprocess.STDOUT, timeout=SECONDS, check=False)
if not (report / "index.json").exists():
    print(pathlib.Path("wstest.log").read_text()[-2000:])
    sys.exit("the suite did not come to its end")

cases = json.loads((report / "index.json").read_text())["sanjuan"]
verdicts = collections.Counter(case["behavior"] for case in cases.values())
closes = collections.Counter(case["behaviorClose"] for case in cases.values())
print(f"{len(cases)} cases, by verdict: " + ", ".join(f"{count} {name}" for name, count in verdicts.most_common()))
print("how they closed: " + ", ".join(f"{count} {name}" for name, count in closes.most_common()))
GOOD = {"OK", "NON-STRICT", "INFORMATIONAL"}
for name, case in sorted(cases.items(), key=lambda case: [int(number) for number in case[0].split(".")]):
    if case["behavior"] != "OK" or case["behaviorClose"] not in GOOD:
        print(f"  {name}: {case['behavior']}, closed {case['behaviorClose']}")
print(f"every case: {report / 'index.html'}")
bad = [name for name, case in cases.items() if not {case["behavior"], case["behaviorClose"]} <= GOOD]
if bad or len(cases) != COUNT:
    sys.exit(f"{len(bad)} of {len(cases)} cases failed or closed uncleanly (there should be {COUNT} cases)")
