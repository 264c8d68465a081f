"""Writes typefaces into the format that `TypefaceFile` in BanyanText reads.

    "BTYP", version, number of faces, faces, checksum
    face: name, weight, flags, units of an em, ascent, descent, line gap, cap height, width of tabular digits,
          which face of the file the advances differ from (from 1, 0 for none), runs of characters, clusters, words

Numbers are written in sevens of bits, the lowest first; the high bit says that more follow. Texts are
their length in bytes and UTF-8. The checksum is FNV-1a of all before it, in four bytes, the lowest first.
"""

VERSION = 1
ITALIC, FREE_TYPE = 1, 2


def number(value):
    if value < 0:
        raise ValueError(f"{value} is negative")
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def text(string):
    data = string.encode()
    return number(len(data)) + data


def steps(advances):
    """Each advance as the difference to the one before, doubled; how often one repeats as an odd number."""
    out, before, repeats = bytearray(), 0, 0
    for advance in advances:
        if advance == before and out:
            repeats += 1
            continue
        if repeats:
            out += number(repeats << 1 | 1)
            repeats = 0
        step = advance - before
        out += number((step << 1 if step >= 0 else (-step << 1) - 1) << 1)
        before = advance
    if repeats:
        out += number(repeats << 1 | 1)
    return bytes(out)


def runs(advances, base):
    """What characters that follow each other have: how many are left out before them, how many, and how wide."""
    out, count, end = bytearray(), 0, 0
    characters = sorted(advances)
    start = 0
    while start < len(characters):
        stop = start + 1
        while stop < len(characters) and characters[stop] == characters[stop - 1] + 1:
            stop += 1
        out += number(characters[start] - end) + number(stop - start)
        end = characters[stop - 1] + 1
        count += 1
        start = stop
    return number(count) + bytes(out) + steps([advances[each] - base.get(each, 0) for each in characters])


def face_bytes(face, earlier):
    """The face, as what it differs in from the one of the earlier ones that makes it shortest."""
    out = text(face["family"]) + number(face["weight"]) + number(face["flags"])
    for name in ("units", "ascent", "descent", "line_gap", "cap_height", "digit"):
        out += number(face[name])
    bases = [{}, *(each["advances"] for each in earlier)]
    out += min((number(place) + runs(face["advances"], base) for place, base in enumerate(bases)), key=len)
    for table in (face.get("clusters", {}), face.get("words", {})):
        out += number(len(table))
        for string in sorted(table):
            out += text(string) + number(table[string])
    return out


def checksum(data):
    value = 0x811C9DC5
    for byte in data:
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return value


def file_bytes(faces):
    data = b"BTYP" + number(VERSION) + number(len(faces)) + b"".join(
        face_bytes(face, faces[:place]) for place, face in enumerate(faces))
    return data + checksum(data).to_bytes(4, "little")
