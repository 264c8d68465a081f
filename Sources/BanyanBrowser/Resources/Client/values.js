// Numbers, dates, and colors. Values that change during a drag are reported once per frame, and the
// last one always.

let isSliding = false;

function numberBytes(value) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

const sendNumber = (slider) => send(slider, codes.number, numberBytes(slider.valueAsNumber));
const sendSlide = (slider) => send(slider, codes.slide, numberBytes(slider.valueAsNumber));

// Sets the point up to which the style sheet fills a slider's track.
function fill(slider) {
  const { min, max, valueAsNumber } = slider;
  slider.style.setProperty('--progress', max > min ? (valueAsNumber - min) / (max - min) : 0);
}

// Sets a gauge's value for assistive technology.
function showGauge(gauge) {
  const [min, max, now] = ['min', 'max', 'value'].map((name) => {
    const value = +gauge.getAttribute(name);
    gauge.setAttribute(`aria-value${name === 'value' ? 'now' : name}`, value);
    return value;
  });
  gauge.style.setProperty('--progress', max > min ? (now - min) / (max - min) : 0);
}

function showNumber(element, value) {
  if (element.className === 'gauge') {
    element.setAttribute('value', value ?? 0);
    showGauge(element);
    return;
  }
  if (isAhead(element)) return;
  element.value = value ?? '';
  fill(element);
}

function bound(element, value, name) {
  if (value == null) element.removeAttribute(name);
  else element.setAttribute(name, value);
  if (element.className === 'slider') fill(element);
  if (element.className === 'gauge') showGauge(element);
}

Object.assign(specials, { number: showNumber, min: bound, max: bound });

root.addEventListener('pointerdown', ({ target, button }) => {
  if (target.className === 'slider' && !button) grabbed = target;
});

function release() {
  grabbed = null;
  if (reports.size) sendAll();
}

for (const type of ['pointerup', 'pointercancel']) {
  addEventListener(type, () => {
    const slider = grabbed;
    release();
    if (slider && isSliding) send(slider, codes.ended);
    isSliding = false;
  });
}

root.addEventListener('input', ({ target }) => {
  const kind = target.className;
  if (kind === 'slider') {
    fill(target);
    if (target === grabbed && !isSliding) {
      isSliding = true;
      send(target, codes.began);
    }
    sendAtFrame(target, isSliding ? sendSlide : sendNumber);
  } else if (kind === 'color' || (kind === 'date' && target.value && target.validity.valid)) {
    target.serverText = target.value;
    sendAtFrame(target, sendText);
  }
});

root.addEventListener('change', () => {
  if (reports.size) sendAll();
});

// A date that was left incomplete returns to its old value.
root.addEventListener('focusout', ({ target }) => {
  if (target.className !== 'date' || (target.value && target.validity.valid)) return;
  target.value = target.serverText ?? target.defaultValue;
});

// A slider that was moved before this script ran counts too.
document.addEventListener('DOMContentLoaded', () => {
  for (const gauge of root.querySelectorAll('.gauge')) showGauge(gauge);
  for (const slider of root.querySelectorAll('.slider')) {
    if (wasChanged(slider)) sendNumber(slider);
    fill(slider);
  }
});
