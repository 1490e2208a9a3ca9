"""Holds networks in the format of ONNX against what the program itself made of the same situations.

usage: onnx.py FOLDER, in which `sanjuan`'s trainer wrote 2.onnx, 2.json and so on
"""

import json
import pathlib
import sys

import numpy
import onnxruntime

ALLOWED = 1e-5


def softmax(rows):
    shifted = numpy.exp(rows - rows.max(axis=1, keepdims=True))
    return shifted / shifted.sum(axis=1, keepdims=True)


def compare(folder, players):
    session = onnxruntime.InferenceSession(folder / f"{players}.onnx", providers=["CPUExecutionProvider"])
    situations = json.loads((folder / f"{players}.json").read_text())
    rows = numpy.zeros((len(situations), session.get_inputs()[0].shape[1]), dtype=numpy.float32)
    for row, situation in zip(rows, situations):
        row[situation["inputs"]] = 1
    wishes, values = session.run(["wishes", "values"], {"inputs": rows})
    own = {key: numpy.array([one[key] for one in situations]) for key in ("wishes", "chances", "lead")}
    # Numbers far from one have fewer digits behind the point.
    scale = numpy.maximum(1, numpy.abs(own["wishes"]))
    off = {
        "wishes": (numpy.abs(wishes - own["wishes"]) / scale).max(),
        "chances": numpy.abs(softmax(values[:, :players]) - own["chances"]).max(),
        "lead": numpy.abs(values[:, -1] - own["lead"]).max(),
    }
    spread = own["chances"][:, 0].std()
    print(f"{players} players: {len(situations)} situations, chances spread by {spread:.3f}; off by", end=" ")
    print(", ".join(f"{key} {value:.1e}" for key, value in off.items()))
    return max(off.values()) <= ALLOWED and spread > 0.01


def main():
    folder = pathlib.Path(sys.argv[1])
    found = sorted(int(file.stem) for file in folder.glob("*.onnx"))
    good = [compare(folder, players) for players in found]
    if not good or not all(good):
        sys.exit(f"another runtime does not agree to {ALLOWED}")


main()
