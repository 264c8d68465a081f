"""The colors of a page, as a person sees them."""

import struct
import zlib


def color_at(page, x, y):
    """Returns the color of a point as red, green and blue."""
    shot = page.screenshot(clip={"x": x, "y": y, "width": 1, "height": 1})
    position, data = 8, b""
    while position < len(shot):
        (length,) = struct.unpack(">I", shot[position:position + 4])
        if shot[position + 4:position + 8] == b"IDAT":
            data += shot[position + 8:position + 8 + length]
        position += 12 + length
    return tuple(zlib.decompress(data)[1:4])
