// The accessibility of an element without a role of its own. The server does the same for the first
// page (AccessibleRole.swift).

const ownRoles = new Map(templates.filter(Boolean).map(([, name, , ...attributes]) => {
  const at = attributes.indexOf('role');
  return [name, at < 0 ? null : attributes[at + 1]];
}));

const selectedAttributes = { button: 'aria-pressed', tab: 'aria-selected', option: 'aria-selected', row: 'aria-selected' };
const ranges = ['progressbar', 'slider', 'spinbutton'];

function updateRole(element) {
  const { traits = '', children } = element.dataset;
  const has = (trait) => traits.split(' ').includes(trait);
  const isNamed = element.hasAttribute('aria-label');
  const kind = kindOf(element);
  let role = element.getAttribute('role');
  if (['SPAN', 'DIV'].includes(element.tagName) && !ownRoles.get(kind) && role !== 'heading' && !element.dataset.table) {
    if (has('button')) role = 'button';
    else if (has('link')) role = 'link';
    else if ('tap' in element.dataset) role = 'button';
    else if (has('image') || children === 'ignored') role = 'img';
    else if (children) role = 'group';
    else role = isNamed ? (kind === 'text' ? 'img' : 'group') : null;
    setOrRemove(element, 'role', role);
    element.isSilent = role === 'img' && !isNamed;
    conceal(element);
  }
  for (const name of ['aria-pressed', 'aria-selected', 'aria-current']) {
    if (element.isMarked === name) element.removeAttribute(name);
  }
  if (has('selected')) {
    role ??= element.tagName === 'BUTTON' ? 'button' : null;
    element.isMarked = selectedAttributes[role] ?? 'aria-current';
    element.setAttribute(element.isMarked, 'true');
  }
  const { spokenValue: value, spokenHint: hint } = element;
  if (ranges.includes(role)) {
    if (value !== undefined) setOrRemove(element, 'aria-valuetext', value);
    if (hint !== undefined) setOrRemove(element, 'aria-description', hint);
  } else if (value !== undefined || hint !== undefined) {
    setOrRemove(element, 'aria-description', [value, hint].filter((text) => text != null).join(', ') || null);
  }
}

function conceal(element) {
  if (kindOf(element) === 'image') {
    if (element.isConcealed !== undefined) setOrRemove(element, 'aria-hidden', element.isConcealed || !element.hasAttribute('aria-label') || null);
  } else if (element.isConcealed || element.isSilent) element.setAttribute('aria-hidden', 'true');
  else element.removeAttribute('aria-hidden');
}

for (const name of ['aria-label', 'data-traits', 'data-children']) {
  specials[name] = (element, value) => {
    setOrRemove(element, name, value);
    described.add(element);
  };
}
specials['aria-description'] = (element, value) => {
  element.spokenHint = value;
  described.add(element);
};
specials.spoken = (element, value) => {
  element.spokenValue = value;
  described.add(element);
};
specials.concealed = (element, value) => {
  element.isConcealed = value != null;
  conceal(element);
};

// Called once a batch, after all of its changes.
function updateRoles() {
  for (const element of described) updateRole(element);
  described.clear();
}
