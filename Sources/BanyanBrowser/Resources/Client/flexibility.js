// Flexibility: which elements take all available room. The server computes the same for the first
// page (Flexibility.swift).

const flexNames = ['', 'x', 'y', 'x y'];
const flagsOf = (axes) => (axes ? flexNames.indexOf(axes) : 0);
const templateFlags = new Map(templates.filter(Boolean).map(([, name, flags]) => [name, flags]));
const changed = new Set();

// The kind and flexibility of an element, cached because attributes are slower to read.
const kindOf = (element) => (element.kind ??= element.getAttribute('class'));
const flexOf = (element) => (element.flex ??= flagsOf(element.getAttribute('data-flex')));

// A spacer takes room along its stack, a divider across it.
function along(kind, child) {
  const isRow = kind === 'hstack';
  if (!isRow && kind !== 'vstack') return 3;
  return isRow === (child === 'spacer') ? 1 : 2;
}

function flexibility(element) {
  const kind = kindOf(element);
  const flags = templateFlags.get(kind) ?? 0;
  let result = flags & 3;
  if (kind === 'scroll' && element.dataset.axes) result = flagsOf(element.dataset.axes);
  if (flags & 4) {
    for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
      const flex = flexOf(child);
      if (!flex && kind !== 'decorated') continue;
      const childKind = kindOf(child);
      result |= childKind === 'spacer' || childKind === 'divider' ? flex & along(kind, childKind) : flex;
      if (kind === 'decorated' || result === 3) break;
    }
  }
  // Most elements have only a class.
  if (element.attributes.length === 1) return result;
  if (kind === 'progress' && (element.dataset.look ?? (element.hasAttribute('aria-valuenow') && 'linear')) === 'linear') result |= 1;
  if (element.hasAttribute('data-sizing') || element.hasAttribute('data-positioned')) result = 3;
  if (element.hasAttribute('data-aspect')) result = 0;
  result |= flagsOf(element.getAttribute('data-grow'));
  result &= ~flagsOf(element.getAttribute('data-unsized'));
  return result & ~flagsOf(element.getAttribute('data-fixed')) & ~flagsOf(element.getAttribute('data-hold'));
}

function updateFlexibility(element) {
  while (element && element !== root && templateFlags.has(kindOf(element))) {
    const flex = flexibility(element);
    if (flex === flexOf(element)) return;
    element.flex = flex;
    if (flex) element.setAttribute('data-flex', flexNames[flex]);
    else element.removeAttribute('data-flex');
    element = element.parentNode;
  }
}
