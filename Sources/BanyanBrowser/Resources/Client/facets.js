// What is true of an element: attributes, styles, and what needs code.

const shapesFlexibility = new Set(['data-grow', 'data-fixed', 'data-hold', 'data-sizing', 'data-positioned', 'data-aspect', 'data-axes', 'data-unsized']);

function set(element, number, value) {
  const name = facets[number];
  if (motion || element.motions?.size) watch(element, name);
  if (name[0] === ':') {
    if (value == null) element.style.removeProperty(name.slice(1));
    else element.style.setProperty(name.slice(1), value);
    return;
  }
  const special = specials[name];
  if (special) special(element, value, name);
  else if (value == null) element.removeAttribute(name);
  else element.setAttribute(name, value);
  if (name === 'data-edits') unfitted.add(element);
  else if (name === 'data-editing') for (const row of element.querySelectorAll('.item')) unfitted.add(row);
  if (shapesFlexibility.has(name)) changed.add(element);
}

// Gives an element a property whose values may have different facets: those that it does not have any
// more go.
function change(element, numbers, values) {
  for (const number of numbers) if (!values.some(([other]) => other === number)) set(element, number, null);
  for (const [number, value] of values) set(element, number, value);
}

const specials = {
  'data-contextmenu'(element, value) {
    if (value == null) element.removeAttribute('data-contextmenu');
    else element.setAttribute('data-contextmenu', value);
    newMenuPlaces.push(element);
  },
  text(element, value) {
    const only = element.firstChild;
    if (only?.nodeType === 3 && !only.nextSibling && value) only.data = value;
    else element.textContent = value ?? '';
    if (element.dataset.fit) toFit.add(element);
  },
  runs(element, runs) {
    element.replaceChildren(...runs.map(([text, values]) => {
      const leads = values.find(([number]) => facets[number] === 'destination');
      const span = document.createElement(leads ? 'a' : 'span');
      if (leads) {
        span.className = 'textlink';
        span.rel = 'noopener noreferrer';
        span.target = '_blank';
      }
      span.textContent = text;
      for (const [number, value] of values) set(span, number, value);
      return span;
    }));
  },
  // A name of its own goes before one that stands beside it.
  'aria-label'(element, value) {
    if (value == null) element.removeAttribute('aria-label');
    else element.setAttribute('aria-label', value);
    if (value) element.removeAttribute('aria-labelledby');
  },
  number: showNumber,
  min: bound,
  max: bound,
  value(element, value) {
    element.serverText = value;
    showValue(element, value ?? '');
  },
  'aria-expanded'(element, value) {
    say(element, 'aria-expanded', value);
  },
  'aria-selected'(element, value) {
    say(element, 'aria-selected', value);
  },
  selected(element, value) {
    showSelected(element, value);
  },
  checked(element, value) {
    say(element, 'aria-checked', value ?? 'false');
  },
  // Only pictures are hidden from assistive technology as long as they have no name.
  'aria-hidden'(element, value) {
    if (element.className === 'image') element.setAttribute('aria-hidden', element.isConcealed || (value ?? 'true'));
  },
  disabled(element, value) {
    const off = value != null;
    if ('disabled' in element) element.disabled = off;
    element.toggleAttribute('disabled', off);
    if (element.tagName === 'A' || element.tagName === 'SPAN') {
      if (off) element.setAttribute('aria-disabled', 'true');
      else element.removeAttribute('aria-disabled');
    }
  },
  destination(element, value) {
    const url = value != null && URL.canParse(value, location.href) && new URL(value, location.href);
    if (url && schemes.includes(url.protocol.slice(0, -1))) element.href = value;
    else element.removeAttribute('href');
  },
  symbol(element, value) {
    element.querySelector(':scope > svg')?.remove();
    if (value == null) return;
    const picture = document.createElementNS(svg, 'svg');
    picture.setAttribute('class', 'symbol');
    picture.setAttribute('viewBox', '0 0 24 24');
    picture.setAttribute('aria-hidden', 'true');
    const use = document.createElementNS(svg, 'use');
    use.setAttribute('href', '#symbol-' + value);
    picture.append(use);
    element.append(picture);
  },
  remote(element, value) {
    element.querySelector(':scope > img')?.remove();
    if (value == null) return;
    if (/^https?:/i.test(value)) {
      const picture = document.createElement('img');
      picture.alt = '';
      picture.referrerPolicy = 'no-referrer';
      picture.src = value;
      element.append(picture);
    }
    if (element.className === 'loader') followLoading(element);
  },
  // Markup of the server's own making; what is unique in it has the element's name in place of $.
  drawing(element, value) {
    const old = element.querySelector(':scope > .drawing');
    old?.remove();
    if (value == null) return;
    const content = value.replaceAll('$', 'b' + idOf(element));
    const text = `<svg xmlns="${svg}" class="drawing" aria-hidden="true">${content}</svg>`;
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    const drawing = document.importNode(parsed, true);
    element.append(drawing);
    morph(drawing.querySelector('path'), old?.querySelector('path')?.getAttribute('d'));
  },
  picture(element, value) {
    element.querySelector(':scope > img')?.remove();
    if (value == null) return;
    const picture = document.createElement('img');
    picture.alt = '';
    picture.src = new URL(value, import.meta.url);
    element.style.setProperty('--picture', `url("${picture.src}")`);
    element.append(picture);
  },
};

function define(markup) {
  const text = `<svg xmlns="${svg}">${markup}</svg>`;
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (document.getElementById(parsed.firstChild.id)) return;
  document.getElementById('symbols').append(document.importNode(parsed.firstChild, true));
}

// Tells what comes of loading the picture of an element that is there for that.
function followLoading(element) {
  const picture = element.querySelector('img');
  const tell = () => send(element, picture.naturalWidth ? codes.loaded : codes.notLoaded);
  if (!picture) send(element, codes.notLoaded);
  else if (picture.complete) tell();
  else picture.onload = picture.onerror = tell;
}

// A picture that is not there has a frame in its place.
function noteMissing(picture) {
  if (picture.parentNode?.className === 'image') picture.parentNode.setAttribute('data-missing', '');
}

// A box that is given no proportions has those of the picture in it.
function proportion(picture) {
  let box = picture.parentElement;
  while (!box.dataset.aspect && box.matches('.image, .box, .decorated')) box = box.parentElement;
  if (box.dataset.aspect) box.style.setProperty('--natural', picture.naturalWidth / picture.naturalHeight);
}

function pictureDidLoad(picture) {
  picture.parentNode.removeAttribute('data-missing');
  if (picture.naturalHeight) proportion(picture);
}

root.addEventListener('error', ({ target }) => { if (target.tagName === 'IMG') noteMissing(target); }, true);
root.addEventListener('load', ({ target }) => { if (target.tagName === 'IMG') pictureDidLoad(target); }, true);
