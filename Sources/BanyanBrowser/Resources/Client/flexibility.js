// Flexibility: which elements take whatever room there is. The server does the same for the first
// page (Flexibility.swift).

const flexNames = ['', 'x', 'y', 'x y'];
const flexFlags = { x: 1, y: 2, 'x y': 3 };
const templateFlags = new Map(templates.filter(Boolean).map(([, name, flags]) => [name, flags]));
const changed = new Set();
const flagsOf = (axes) => flexFlags[axes] ?? 0;

function flexibility(element) {
  const kind = element.className;
  const flags = templateFlags.get(kind) ?? 0;
  let result = flags & 3;
  if (flags & 4) {
    for (const child of element.children) {
      let flex = flagsOf(child.dataset.flex);
      if (child.className === 'spacer') flex &= kind === 'hstack' ? 1 : kind === 'vstack' ? 2 : 3;
      if (child.className === 'divider') flex &= kind === 'hstack' ? 2 : kind === 'vstack' ? 1 : 3;
      result |= flex;
      if (kind === 'decorated' || result === 3) break;
    }
  }
  if (kind === 'progress' && element.hasAttribute('aria-valuenow')) result |= 1;
  if (element.dataset.sizing) result = 3;
  result |= flagsOf(element.dataset.grow);
  return result & ~flagsOf(element.dataset.fixed) & ~flagsOf(element.dataset.hold);
}

function updateFlexibility(element) {
  while (element && element !== root && templateFlags.has(element.className)) {
    const flex = flexNames[flexibility(element)];
    if (flex === (element.dataset.flex ?? '')) return;
    if (flex) element.dataset.flex = flex;
    else delete element.dataset.flex;
    element = element.parentNode;
  }
}
