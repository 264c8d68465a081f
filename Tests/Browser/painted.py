"""Compares the picture that Banyan paints of a window with Chromium's screenshot of the same page.

Both are blurred by one point, because two libraries never smooth the edges of letters in the same way. A pixel is flat if neither
picture has an edge near it and both have the same color there. The share that counts is that of the pixels which are alike, among those that are
not flat; pixels are alike if no channel differs by more than TOLERANCE of 255.

A share does not show one missing word on a full page, so the edges are also compared one by one, without a blur: each edge of one picture
needs an edge of the other within one point. Those without are gathered into places.
"""

import base64
import os
import subprocess
from pathlib import Path

TOLERANCE = 16
# The number of pixels for each point.
SCALE = 2

COMPARE = """async ({screenshot, picture, scale, tolerance}) => {
  const read = async (data) => {
    const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + data)).blob());
    return ['none', `blur(${scale}px)`].map((filter) => {
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d', {willReadFrequently: true});
      context.filter = filter;
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height);
    });
  };
  const [[first, soft], [second, other]] = [await read(screenshot), await read(picture)];
  const {width, height} = first;
  if (second.width !== width || second.height !== height) {
    throw new Error(`${width} x ${height} and ${second.width} x ${second.height} pixels`);
  }
  const count = width * height;
  // Where a color is not that of the pixels beside it.
  const edges = ({data}, least) => {
    const found = new Uint8Array(count);
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
      const at = y * width + x;
      for (const near of [x + 1 < width ? at + 1 : at, y + 1 < height ? at + width : at]) {
        for (let c = 0; c < 3; c++) {
          if (Math.abs(data[4 * at + c] - data[4 * near + c]) >= least) found[at] = found[near] = 1;
        }
      }
    }
    return found;
  };
  // What is within some pixels of something.
  const spread = (found, reach) => {
    for (const [step, lines, length, jump] of [[1, height, width, width], [width, width, height, 1]]) {
      const wider = new Uint8Array(count);
      for (let line = 0; line < lines; line++) for (let place = 0; place < length; place++) {
        if (!found[line * jump + place * step]) continue;
        const last = Math.min(place + reach, length - 1);
        for (let i = Math.max(place - reach, 0); i <= last; i++) wider[line * jump + i * step] = 1;
      }
      found = wider;
    }
    return found;
  };
  const [softEdges, otherEdges] = [edges(soft, 1), edges(other, 1)];
  let [shown, alike] = [0, 0];
  for (let i = 0; i < count; i++) {
    let distance = 0;
    for (let c = 0; c < 3; c++) distance = Math.max(distance, Math.abs(soft.data[4 * i + c] - other.data[4 * i + c]));
    if (!softEdges[i] && !otherEdges[i] && distance <= 2) continue;
    shown++;
    if (distance <= tolerance) alike++;
  }
  const lonely = (own, others) => {
    const near = spread(others, scale);
    return own.map((isEdge, i) => isEdge && !near[i] ? 1 : 0);
  };
  // An edge that is seen, and what may be the beginning of one.
  const strong = [edges(first, 12), edges(second, 12)];
  const weak = [edges(first, 4), edges(second, 4)];
  const places = [];
  for (const [name, own, others] of [['missing', strong[0], weak[1]], ['added', strong[1], weak[0]]]) {
    const alone = lonely(own, others);
    const joined = spread(alone, 3 * scale);
    const seen = new Uint8Array(count);
    for (let start = 0; start < count; start++) {
      if (!alone[start] || seen[start]) continue;
      const queue = [start];
      seen[start] = 1;
      let [left, right, top, bottom, pixels] = [width, 0, height, 0, 0];
      while (queue.length) {
        const at = queue.pop();
        const [x, y] = [at % width, Math.floor(at / width)];
        if (alone[at]) {
          pixels++;
          [left, right] = [Math.min(left, x), Math.max(right, x)];
          [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
        }
        const beside = [];
        if (x > 0) beside.push(at - 1);
        if (x + 1 < width) beside.push(at + 1);
        if (y > 0) beside.push(at - width);
        if (y + 1 < height) beside.push(at + width);
        for (const near of beside) {
          if (joined[near] && !seen[near]) {
            seen[near] = 1;
            queue.push(near);
          }
        }
      }
      // Less is a corner, or a part of a letter.
      if (pixels >= 8 * scale) {
        places.push({name, pixels, x: left / scale, y: top / scale,
                     width: (right - left + 1) / scale, height: (bottom - top + 1) / scale});
      }
    }
  }
  return {share: shown ? alike / shown : 1, shown, places};
}"""


def compare(blank, screenshot, picture):
    """Returns the share of pixels that are alike, and the places where one picture has edges that the other lacks.

    The browser decodes both: `blank` is any page without a policy.
    """
    return blank.evaluate(COMPARE, {
        "screenshot": base64.b64encode(screenshot).decode(), "picture": base64.b64encode(picture).decode(),
        "scale": SCALE, "tolerance": TOLERANCE})


# Chromium finds the typefaces of the machine that the painter has, by every name that pages use. Inter comes from the server.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  {aliases}
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
"""
FAMILIES = {
    "DejaVu Sans Mono": ["ui-monospace", "SF Mono", "Menlo", "Cascadia Code", "Noto Sans Mono", "monospace"],
    "Noto Serif": ["ui-serif", "Georgia", "serif"],
}


def fonts_file(folder):
    """Writes settings of Fontconfig for Chromium, and returns their path."""
    aliases = "".join(
        f"""<match target="pattern"><test qual="any" name="family"><string>{name}</string></test>
          <edit name="family" mode="assign" binding="strong"><string>{family}</string></edit></match>"""
        for family, names in FAMILIES.items() for name in names)
    file = Path(folder, "fonts.conf")
    file.write_text(FONTS.format(aliases=aliases))
    return file


def paint(program, file, size, dark=False, variables={}):
    """Lets a program paint its first window into a file without a display, and returns the file's content."""
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    done = subprocess.run(
        [program, "--picture", file, "--picture-size", f"{size[0]}x{size[1]}", "--picture-scale", str(SCALE),
         "--picture-type-size", "3", "--picture-language", "en-US", *(["--picture-dark"] if dark else [])],
        env={**environment, **variables}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return Path(file).read_bytes()


def problems(found, share=0.9, places=0):
    """Returns what is wrong with a comparison: too few pixels that are alike, or too many places with edges of one picture only."""
    wrong = []
    if found["share"] < share:
        wrong.append(f"{found['share']:.3f} of the pixels are alike, and {share} were expected")
    if len(found["places"]) > places:
        shown = "; ".join(
            f"{each['name']} at {each['x']:g}, {each['y']:g}: {each['width']:g} x {each['height']:g}" for each in found["places"][:8])
        wrong.append(f"{len(found['places'])} places differ instead of {places}: {shown}")
    return wrong


def differences(found, listed):
    """Compares what `compare` found of some windows with what is listed.

    A window that is not listed has to be alike in nine of ten pixels, without a place that differs.
    """
    return {name: wrong for name, each in found.items()
            if (wrong := problems(each, *listed.get(name, ())))}


# Waits for the pictures that the app's server has, which a page does not wait for. Those of the web are listed as differences.
DECODE = """() => Promise.allSettled([...document.images]
  .filter(({ src }) => [location.origin, 'data:'].some((start) => src.startsWith(start))).map((each) => each.decode()))"""


class Comparison:
    """Opens windows in a Chromium that has the painter's typefaces, and compares them."""

    def __init__(self, start_browser, folder):
        self.folder = folder
        self.browser = start_browser(
            "--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb",
            env={**os.environ, "FONTCONFIG_FILE": str(fonts_file(folder))})
        self.blank = self.browser.new_page()

    def close(self):
        self.browser.close()

    def screenshot(self, url, size, dark=False):
        from frames import settle
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, device_scale_factor=SCALE, locale="en-US",
            color_scheme="dark" if dark else "light")
        page = context.new_page()
        page.goto(url)
        page.wait_for_selector("main[data-connected]")
        settle(page)
        page.evaluate(DECODE)
        picture = page.screenshot(animations="disabled", caret="hide", scale="device")
        context.close()
        return picture

    def compare(self, url, program, size, dark=False, variables={}):
        """Compares the page of a server with the picture that the same program paints."""
        file = Path(self.folder, "picture.png")
        return compare(
            self.blank, self.screenshot(url, size, dark), paint(program, file, size, dark, variables))
