// Applies the positions set by the server, and reports the sizes of elements that the browser lays out.

const placeNames = ['--l', '--t', '--w', '--h', '--long-w', '--long-h', '--n'];
// 64ths of a point, in base 36.
const pointsOf = (text) => parseInt(text, 36) / 64;
const lengthOf = (text) => (text === '*' ? '100%' : text === '-' ? '' : pointsOf(text) + 'px');
// The style sheet's lengths keep six digits, too few for a list of many thousands of rows.
const longest = 1e5;
const longOf = (text) => pointsOf(text) >= longest && pointsOf(text) + 'px';

isPlaced = true;

specials.placed = (element, value) => {
  const { style } = element;
  if (value == null) {
    element.removeAttribute('data-placed');
    element.removeAttribute('data-skipped');
    for (const name of placeNames) style.removeProperty(name);
    return;
  }
  const [width, height, ...rest] = value.split(' ');
  const [x, y] = /^[=:]/.test(rest[0] ?? '=') ? [0, 0] : rest.splice(0, 2).map(pointsOf);
  const lines = rest[0]?.startsWith('=') && +rest[0].slice(1);
  if (height === '-') element.removeAttribute('data-skipped');
  const fills = lines === 0 ? 'line' : lines ? 'cut' : rest.map((name) => name.slice(1)).join(' ');
  if (element.getAttribute('data-placed') !== fills) element.setAttribute('data-placed', fills);
  const values = [x && x + 'px', y && y + 'px', lengthOf(width), lengthOf(height), longOf(width), longOf(height), lines];
  placeNames.forEach((name, index) => {
    const value = values[index] || '';
    if (style.getPropertyValue(name) === String(value)) return;
    if (value) style.setProperty(name, value);
    else style.removeProperty(name);
  });
  // A popover that grows is placed again.
  if (element.open) placeDialog(element);
};

// Reads a place: a width in 64ths plus one if only the width differs from the previous place, or else 0 and the whole place.
function readPlace(number, string) {
  const width = number();
  return width ? width - 1 : string();
}

// Reads the places of several elements, each relative to the one before.
function readPlaces(number, string) {
  const facet = facets.indexOf('placed');
  let id = 0;
  let last = '';
  for (let count = number(); count > 0; count--) {
    const step = number();
    id += (step >>> 1) ^ -(step & 1);
    const place = readPlace(number, string);
    last = typeof place === 'string' ? place : last.replace(/^\S+/, place.toString(36));
    set(node(id), facet, last);
  }
}

// Sets the width of an element that has a place, in 64ths of a point.
function setWidth({ style }, width) {
  const length = width / 64 + 'px';
  style.setProperty('--w', length);
  if (width / 64 >= longest) style.setProperty('--long-w', length);
  else if (style.getPropertyValue('--long-w')) style.removeProperty('--long-w');
}

specials.assumed = (element, value) => {
  setOrRemove(element, 'data-assumed', value);
  element.sentSize = null;
  if (value != null) followSize(element);
};

// The content size of an element that holds placed elements, and the whole size of any other.
const ownSizes = new ResizeObserver((entries) => {
  const frames = [];
  const lists = [];
  for (const { target, contentRect, borderBoxSize: [{ inlineSize, blockSize }] } of entries) {
    const [width, height, holds] = (target.dataset.assumed ?? '').split(' ');
    if (!height || isResizing(target)) continue;
    const size = holds ? [contentRect.width, contentRect.height] : [inlineSize, blockSize];
    const known = target.sentSize ?? [width, height];
    if (!size.some((length, index) => known[index] !== '-' && Math.abs(length - known[index]) > 0.1)) continue;
    if (!size[0] && !size[1]) continue;
    target.sentSize = size.map((length, index) => (known[index] === '-' ? '-' : length));
    (known[1] === '-' && holds ? lists : frames).push([target, [0, 0, ...size.map((length) => Math.round(length * 8))]]);
  }
  sendFrames(frames);
  // The server compares the width of a list's rows with that of the list, which may follow from the others.
  sendFrames(lists);
});

// Only the last size of a sheet that changes its height is reported.
function isResizing(element) {
  const motions = element.tagName === 'DIALOG' ? element.getAnimations().filter((each) => each.transitionProperty === 'height') : [];
  if (motions.length) Promise.allSettled(motions.map((each) => each.finished)).then(() => followSize(element));
  return motions.length > 0 || element.isHeld;
}

// Observing an element again reports its size again.
function followSize(element) {
  ownSizes.unobserve(element);
  ownSizes.observe(element);
}

// Called once there is content.
function startLayout() {
  hasLayout = true;
  const placed = document.querySelectorAll('[data-assumed]');
  for (const element of placed) followSize(element);
  // The layout asks for fonts, and so they are waited for.
  document.body.offsetHeight;
  sendTypeface(6, document.body);
  for (const element of document.querySelectorAll('[data-design]')) noteDesign(element);
}

// Designs other than the system's are reported once text uses them, and so are fonts that text asks for by name. The server has
// measured the fonts that come with the app.
const designs = { serif: 7, round: 8, named: 10 };
const sentDesigns = new Set();

function noteDesign(element) {
  const { design } = element.dataset;
  const name = design === 'named' ? element.style.fontFamily.split('"')[1] : '';
  const sent = design + ' ' + name;
  if (!designs[design] || name == null || sentDesigns.has(sent)) return;
  sentDesigns.add(sent);
  if (name && [...document.fonts].some(({ family }) => family.replaceAll('"', '') === name)) return;
  const bytes = encoder.encode(name);
  if (bytes.length > 200) return;
  const head = [];
  if (name) put(head, bytes.length);
  sendTypeface(designs[design], element, [...head, ...bytes]);
}

specials['data-design'] = (element, value, name) => {
  setOrRemove(element, name, value);
  // An element outside of the page has no style yet.
  if (designs[value] && !sentDesigns.has(value + ' ')) queueMicrotask(() => element.isConnected && noteDesign(element));
};

// A few widths identify a typeface (TypefaceFingerprint.swift).
const typefaceSamples = ['mmmmmlli', 'WAGQRagy', '0123456789', '.,:;!?@&%', 'ЖщЮ', 'αβΩ'];

const typefaceCharacters = [[0x20, 0x7e], [0xa0, 0x17f], [0x391, 0x3c9], [0x410, 0x44f], [0x2010, 0x2026], [0x20ac, 0x20ac], [0x2190, 0x2193], [0x2212, 0x2212]];
const typefaceFaces = [[400, 0], [600, 0], [700, 0], [400, 1]];
// The sizes of the text styles, because some typefaces are relatively wider at small sizes.
const typefaceSizes = [11, 13, 17, 22, 34];

// The widths of a face's characters at 1,000 pixels, or the largest relative width in any of the sizes.
function characterWidths(context, use) {
  const characters = typefaceCharacters.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)));
  const sample = typefaceSamples.join('');
  const widthOf = (text) => context.measureText(text).width;
  use(1000);
  const widths = characters.map(widthOf);
  const whole = widthOf(sample);
  for (const size of typefaceSizes) {
    use(size);
    if (Math.abs(widthOf(sample) * 1000 / size - whole) <= whole / 1000) continue;
    characters.forEach((text, i) => { widths[i] = Math.max(widths[i], widthOf(text) * 1000 / size); });
  }
  return widths;
}

async function sendTypeface(number, element, name = []) {
  const context = document.createElement('canvas').getContext('2d');
  const family = getComputedStyle(element).fontFamily;
  // Text is in another typeface until its fonts have come.
  await document.fonts.ready;
  context.fontKerning = 'none';
  context.textRendering = 'geometricPrecision';
  const use = (weight, isItalic, size = 1000) => { context.font = `${isItalic ? 'italic ' : ''}${weight} ${size}px ${family}`; };
  const fingerprint = (faces, samples) => {
    let hash = 0xcbf29ce484222325n;
    for (const face of faces) {
      use(...face);
      for (const sample of samples) {
        const width = Math.floor(context.measureText(sample).width * 1.024 + 0.5);
        for (let shift = 0; shift < 32; shift += 8) {
          hash = BigInt.asUintN(64, (hash ^ BigInt((width >> shift) & 255)) * 0x100000001b3n);
        }
      }
    }
    return hash.toString(16).padStart(16, '0');
  };
  const upright = [[400, 0], [700, 0]];
  // The page would load all scripts of the served typeface to measure them.
  const [latin, whole] = servedTypeface;
  const hash = fingerprint(upright, typefaceSamples.slice(0, 4)) === latin ? whole : fingerprint([...upright, [400, 1]], typefaceSamples);
  const body = [...name];
  for (let at = 0; at < 16; at += 2) body.push(parseInt(hash.slice(at, at + 2), 16));
  // The measures of a typeface unknown to the server are sent: widths in 16,000ths of an em, rounded up.
  if (!typefaces.includes(hash)) {
    for (const [weight, isItalic] of typefaceFaces) {
      use(weight, isItalic);
      const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxAscent } = context.measureText('H');
      put(body, weight);
      body.push(isItalic);
      const widths = characterWidths(context, (size) => use(weight, isItalic, size));
      const lengths = [fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxAscent, ...widths];
      for (const length of lengths) put(body, Math.max(0, Math.ceil(length * 16 - 0.01)));
    }
  }
  sendPreference(number, ...body);
}
