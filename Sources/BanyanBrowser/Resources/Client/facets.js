// Applies facets to an element: attributes, styles, and those that need code.

const shapesFlexibility = new Set(['data-grow', 'data-fixed', 'data-hold', 'data-sizing', 'data-positioned', 'data-aspect', 'data-axes', 'data-unsized']);

function set(element, number, value) {
  const name = facets[number];
  if (motion || oldFrames || element.motions?.size) watch(element, name);
  if (followed) followTranslation(element, name);
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

// Sets a property whose values may have different facets: those that the new value lacks are removed.
function change(element, numbers, values) {
  for (const number of numbers) if (!values.some(([other]) => other === number)) set(element, number, null);
  for (const [number, value] of values) set(element, number, value);
}

function setOrRemove(element, name, value) {
  if (value == null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

const specials = {
  text(element, value) {
    const only = element.firstChild;
    const old = motion && element.textContent;
    if (only?.nodeType === 3 && !only.nextSibling && value) only.data = value;
    else element.textContent = value ?? '';
    if (element.dataset.fit) toFit.add(element);
    if (motion) changeText(element, old);
  },
  runs(element, runs) {
    // Another element of the same shape may have plain text, which is handled next.
    element.replaceChildren(...(runs ?? []).map(([text, values]) => {
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
  value(element, value) {
    element.serverText = value;
    showValue(element, value ?? '');
  },
  'aria-expanded'(element, value, name) {
    setValue(element, name, value);
  },
  'aria-selected'(element, value, name) {
    setValue(element, name, value);
  },
  checked(element, value) {
    setValue(element, 'aria-checked', value ?? 'false');
  },
  // Of these, only pictures without a name are hidden from assistive technology.
  'aria-hidden'(element, value) {
    if (element.className === 'image') element.setAttribute('aria-hidden', element.isConcealed || (value ?? 'true'));
  },
  disabled(element, value) {
    const off = value != null;
    if ('disabled' in element) element.disabled = off;
    element.toggleAttribute('disabled', off);
    if (element.tagName === 'A' || element.tagName === 'SPAN') setOrRemove(element, 'aria-disabled', off ? 'true' : null);
  },
  destination(element, value) {
    const url = value != null && URL.canParse(value, location.href) && new URL(value, location.href);
    if (url && schemes.includes(url.protocol.slice(0, -1))) element.href = value;
    else element.removeAttribute('href');
  },
  symbol(element, value) {
    const old = element.querySelector(':scope > svg:not(.leaving)');
    if (!motion || value == null) old?.remove();
    if (value == null) return;
    const picture = document.createElementNS(svg, 'svg');
    picture.setAttribute('class', 'symbol');
    picture.setAttribute('viewBox', '0 0 24 24');
    picture.setAttribute('aria-hidden', 'true');
    const use = document.createElementNS(svg, 'use');
    use.setAttribute('href', '#symbol-' + value);
    picture.append(use);
    element.append(picture);
    if (motion) changeSymbol(element, old, picture);
  },
};

function define(markup) {
  const text = `<svg xmlns="${svg}">${markup}</svg>`;
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (document.getElementById(parsed.firstChild.id)) return;
  document.getElementById('symbols').append(document.importNode(parsed.firstChild, true));
}
