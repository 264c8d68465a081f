// Masks that are views. CSS can mask an element with a picture but not with another element, so the mask's elements are copied
// into an SVG picture together with the page's style sheets.

const masksToDraw = new Set();
// The pictures that masks show, as data, by their addresses. Nothing is loaded from within a picture.
const picturesOfMasks = new Map();
// The properties that a mask inherits from the elements around it.
const inheritedByMasks = [
  'color', 'direction', 'font-family', 'font-kerning', 'font-size', 'font-stretch', 'font-style', 'font-variant-caps',
  'font-variant-ligatures', 'font-variant-numeric', 'font-weight', 'letter-spacing', 'line-height', 'text-align',
  'text-rendering', 'white-space', '--accent', '--tint',
];

specials.mask = (element, value) => {
  setOrRemove(element, 'data-mask', value);
  if (value != null) followMask(element);
};

const maskChanges = new MutationObserver((records) => {
  for (const { target, type } of records) {
    for (let element = target.nodeType === 1 ? target : target.parentElement; element; element = element.parentElement) {
      if (!('mask' in element.dataset)) continue;
      if (element === target ? type === 'childList' : element.lastElementChild?.contains(target)) drawMaskSoon(element);
    }
  }
});
const maskSizes = new ResizeObserver((entries) => { for (const { target } of entries) drawMaskSoon(target); });

function followMask(element) {
  maskChanges.observe(element, { attributes: true, characterData: true, childList: true, subtree: true });
  maskSizes.observe(element);
  drawMaskSoon(element);
}

function drawMaskSoon(element) {
  if (!masksToDraw.size) requestAnimationFrame(drawMasks);
  masksToDraw.add(element);
}

function drawMasks() {
  const elements = [...masksToDraw];
  masksToDraw.clear();
  for (const element of elements) if (element.isConnected) drawMask(element);
}

async function drawMask(element) {
  if (element.isDrawingMask) {
    element.isMaskStale = true;
    return;
  }
  const layer = element.lastElementChild;
  if (!layer || layer === element.firstElementChild) return;
  const isMoving = movementsIn(layer).length > 0;
  const picture = new Image();
  picture.src = pictureOfMask(element, layer);
  element.isDrawingMask = true;
  element.isMaskStale = false;
  // The mask is set once its picture has loaded, so that nothing flickers.
  await picture.decode().catch(() => console.warn('A mask could not be drawn.'));
  element.isDrawingMask = false;
  if (!element.isConnected) return;
  element.style.maskImage = `url("${picture.src}")`;
  element.dataset.mask = 'drawn';
  if (isMoving || element.isMaskStale) drawMaskSoon(element);
}

const movementsIn = (layer) => layer.getAnimations({ subtree: true })
  .filter(({ effect, playState }) => playState === 'running' && effect.target && !effect.pseudoElement);

function pictureOfMask(element, layer) {
  const copy = layer.cloneNode(true);
  copyMovements(layer, copy);
  fillPictures(layer, copy, () => drawMaskSoon(element));
  const surroundings = element.cloneNode(false);
  for (const name of ['id', 'style', 'data-mask', 'data-placement']) surroundings.removeAttribute(name);
  return pictureShowing(copy, surroundings, getComputedStyle(element));
}

// Returns the address of a picture that shows a copy in its surroundings, which are as large as an element with a style.
function pictureShowing(copy, surroundings, style) {
  const picture = document.createElementNS(svg, 'svg');
  const { width, height } = style;
  picture.setAttribute('width', parseFloat(width));
  picture.setAttribute('height', parseFloat(height));
  const { colorScheme, fontSize } = getComputedStyle(document.documentElement);
  Object.assign(picture.style, { colorScheme, fontSize });
  for (const use of copy.querySelectorAll('use')) {
    const symbol = document.getElementById(use.getAttribute('href').slice(1));
    if (symbol) picture.append(symbol.cloneNode(true));
  }
  const sheet = document.createElement('style');
  sheet.textContent = textOfSheets();
  for (const name of inheritedByMasks) surroundings.style.setProperty(name, style.getPropertyValue(name));
  Object.assign(surroundings.style, { width, height, margin: '0' });
  for (const [name, length] of [['--w', width], ['--h', height]]) surroundings.style.setProperty(name, length);
  surroundings.append(copy);
  const content = document.createElementNS(svg, 'foreignObject');
  content.setAttribute('width', '100%');
  content.setAttribute('height', '100%');
  content.append(sheet, surroundings);
  picture.append(content);
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;
}

const textOfSheets = () => [...document.styleSheets]
  .flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText).join('\n');

// Gives a copy the styles that moving elements have in this frame.
function copyMovements(layer, copy) {
  const elements = [layer, ...layer.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const { effect } of movementsIn(layer)) {
    const { target } = effect;
    const style = getComputedStyle(target);
    for (const name of effect.getKeyframes().flatMap(Object.keys)) {
      const property = name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      copies[elements.indexOf(target)].style.setProperty(property, style.getPropertyValue(property));
    }
  }
}

function fillPictures(layer, copy, drawAgain) {
  const pictures = layer.querySelectorAll('img');
  copy.querySelectorAll('img').forEach((image, index) => {
    const address = pictures[index].currentSrc || pictures[index].src;
    const data = picturesOfMasks.get(address) ?? '';
    if (!picturesOfMasks.has(address)) loadPictureOfMask(address, drawAgain);
    image.removeAttribute('srcset');
    image.src = data;
    image.parentElement.style.setProperty('--picture', `url("${data}")`);
  });
}

async function loadPictureOfMask(address, drawAgain) {
  picturesOfMasks.set(address, '');
  try {
    const reader = new FileReader();
    const response = await fetch(address);
    if (!response.ok) return;
    reader.readAsDataURL(await response.blob());
    await new Promise((resolve) => { reader.onload = resolve; });
    picturesOfMasks.set(address, reader.result);
    drawAgain();
  } catch {
    // Another server's picture, which this page may show but not read.
  }
}

document.addEventListener('DOMContentLoaded', () => {
  for (const element of root.querySelectorAll('[data-mask]')) followMask(element);
});
