// Where the server puts elements, and how large those are that the browser lays out.

const placeNames = ['--l', '--t', '--w', '--h', '--long-w', '--long-h', '--n'];
// 64ths of a point, in base 36.
const pointsOf = (text) => parseInt(text, 36) / 64;
const lengthOf = (text) => (text === '*' ? '100%' : text === '-' ? '' : pointsOf(text) + 'px');
// The style sheet's lengths keep six digits, too few for a list of many thousands of rows.
const longOf = (text) => pointsOf(text) >= 1e5 && pointsOf(text) + 'px';

isPlaced = true;

specials.placed = (element, value) => {
  const { style } = element;
  if (value == null) {
    element.removeAttribute('data-placed');
    for (const name of placeNames) style.removeProperty(name);
    return;
  }
  const [width, height, ...rest] = value.split(' ');
  const [x, y] = /^[=:]/.test(rest[0] ?? '=') ? [0, 0] : rest.splice(0, 2).map(pointsOf);
  const lines = rest[0]?.startsWith('=') && +rest[0].slice(1);
  element.setAttribute('data-placed', lines === 0 ? 'line' : lines ? 'cut' : rest.map((name) => name.slice(1)).join(' '));
  const values = [x && x + 'px', y && y + 'px', lengthOf(width), lengthOf(height), longOf(width), longOf(height), lines];
  placeNames.forEach((name, index) => {
    if (values[index]) style.setProperty(name, values[index]);
    else style.removeProperty(name);
  });
  // A popover that grows stands elsewhere.
  if (element.open) placeDialog(element);
};

// One more than a width in 64ths, of a place that is like another besides, or 0 and a place.
function readPlace([[facet, like]], number, string) {
  const width = number();
  return [[facet, width ? like.replace(/^\S+/, (width - 1).toString(36)) : string()]];
}

// Of several elements, each place like that of the one before.
function readPlaces(number, string) {
  let id = 0;
  let told = [[facets.indexOf('placed'), '']];
  for (let count = number(); count > 0; count--) {
    const step = number();
    id += (step >>> 1) ^ -(step & 1);
    told = readPlace(told, number, string);
    set(node(id), ...told[0]);
  }
}

specials.assumed = (element, value) => {
  setOrRemove(element, 'data-assumed', value);
  element.toldSize = null;
  if (value != null) followSize(element);
};

// What is inside the padding of what holds placed elements, and all of what does not.
const ownSizes = new ResizeObserver((entries) => {
  for (const { target, contentRect, borderBoxSize: [{ inlineSize, blockSize }] } of entries) {
    const [width, height, holds] = (target.dataset.assumed ?? '').split(' ');
    if (!height || isResizing(target)) continue;
    const size = holds ? [contentRect.width, contentRect.height] : [inlineSize, blockSize];
    const known = target.toldSize ?? [width, height];
    if (!size.some((length, index) => known[index] !== '-' && Math.abs(length - known[index]) > 0.1)) continue;
    if (!size[0] && !size[1]) continue;
    target.toldSize = size.map((length, index) => (known[index] === '-' ? '-' : length));
    const body = [0, 0];
    for (const length of size) put(body, Math.round(length * 8) << 1);
    send(target, codes.measured, body);
  }
});

// Of a sheet that is on its way to another height only the last one is told.
function isResizing(element) {
  const motions = element.tagName === 'DIALOG' ? element.getAnimations().filter((each) => each.transitionProperty === 'height') : [];
  if (motions.length) Promise.allSettled(motions.map((each) => each.finished)).then(() => followSize(element));
  return motions.length > 0 || element.isHeld;
}

// One that is observed again is looked at again.
function followSize(element) {
  ownSizes.unobserve(element);
  ownSizes.observe(element);
}

function startLayout() {
  const placed = document.querySelectorAll('[data-assumed]');
  for (const element of placed) followSize(element);
  tellTypeface(6, document.body);
  tellTextScale();
  addEventListener('resize', tellTextScale);
  for (const element of document.querySelectorAll('[data-design]')) noteDesign(element);
}

// Sizes of text follow the one that the person has chosen for the browser.
let toldTextSize = 16;
function tellTextScale() {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (size !== toldTextSize) tellPreference(9, Math.min(255, Math.round((toldTextSize = size) * 2)));
}

// Other designs than the system's are told of when there is text in them, and so are fonts that are asked for by name. Those that come with the
// app the server has measured.
const designs = { serif: 7, round: 8, named: 10 };
const toldDesigns = new Set();

function noteDesign(element) {
  const { design } = element.dataset;
  const name = design === 'named' ? element.style.fontFamily.split('"')[1] : '';
  const told = design + ' ' + name;
  if (!designs[design] || name == null || toldDesigns.has(told)) return;
  toldDesigns.add(told);
  if (name && [...document.fonts].some(({ family }) => family.replaceAll('"', '') === name)) return;
  const bytes = encoder.encode(name);
  if (bytes.length > 200) return;
  const head = [];
  if (name) put(head, bytes.length);
  tellTypeface(designs[design], element, [...head, ...bytes]);
}

specials['data-design'] = (element, value, name) => {
  setOrRemove(element, name, value);
  // What is not on the page has no style yet.
  if (designs[value] && !toldDesigns.has(value + ' ')) queueMicrotask(() => element.isConnected && noteDesign(element));
};

// A few widths tell typefaces from each other (TypefaceFingerprint.swift).
const typefaceSamples = ['mmmmmlli', 'WAGQRagy', '0123456789', '.,:;!?@&%', 'ЖщЮ', 'αβΩ'];

const typefaceCharacters = [[0x20, 0x7e], [0xa0, 0x17f], [0x391, 0x3c9], [0x410, 0x44f], [0x2010, 0x2026], [0x20ac, 0x20ac], [0x2190, 0x2193], [0x2212, 0x2212]];
const typefaceFaces = [[400, 0], [600, 0], [700, 0], [400, 1]];
// Those of the text styles, as some typefaces are wider the smaller they are.
const typefaceSizes = [11, 13, 17, 22, 34];

// How wide a face's characters are at 1,000 pixels, or as much wider as they are in any of the sizes.
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

function tellTypeface(number, element, name = []) {
  const context = document.createElement('canvas').getContext('2d');
  const family = getComputedStyle(element).fontFamily;
  context.fontKerning = 'none';
  context.textRendering = 'geometricPrecision';
  const use = (weight, isItalic, size = 1000) => { context.font = `${isItalic ? 'italic ' : ''}${weight} ${size}px ${family}`; };
  let hash = 0xcbf29ce484222325n;
  for (const face of [[400, 0], [700, 0], [400, 1]]) {
    use(...face);
    for (const sample of typefaceSamples) {
      const width = Math.floor(context.measureText(sample).width * 1.024 + 0.5);
      for (let shift = 0; shift < 32; shift += 8) {
        hash = BigInt.asUintN(64, (hash ^ BigInt((width >> shift) & 255)) * 0x100000001b3n);
      }
    }
  }
  const body = [...name];
  for (let shift = 56n; shift >= 0n; shift -= 8n) body.push(Number((hash >> shift) & 255n));
  // What the server has no table of it is told: widths of an em's 16,000 parts, rather too wide than too narrow.
  if (!typefaces.includes(hash.toString(16).padStart(16, '0'))) {
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
  tellPreference(number, ...body);
}
