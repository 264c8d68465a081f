// Elements of a shape, whose common content is sent once. It is also built once and copied, if all
// state of its elements is in the document.

const copied = new Set([
  'text', 'image', 'button', 'link', 'toggle', 'label', 'field', 'vstack', 'hstack', 'zstack', 'spacer', 'divider',
  'box', 'decorated', 'fill', 'grid', 'gridrow', 'row item', 'backdrop', 'actions',
]);
// Facets with code of their own that leaves no state outside of the document.
const lasting = new Set(['text', 'runs', 'symbol', 'picture', 'disabled', 'destination', 'aria-hidden', 'placed']);

const isLasting = ([facet]) => {
  const name = facets[facet];
  return lasting.has(name) || !(name in specials || name === 'data-edits' || name === 'data-editing');
};

function defineShape(number, elements) {
  const around = [];
  const slots = [];
  elements.forEach((element, index) => {
    around[element.depth] = index;
    element.parent = around[element.depth - 1];
    const hasText = element.properties.some((value) => typeof value === 'string');
    element.slots = element.properties.map((value) => {
      const isText = typeof value === 'string';
      const isPlace = !isText && facets[value[0]?.[0]] === 'placed';
      // Only the width of a place may differ from the shape's.
      const readOfPlace = (place) => (typeof place === 'number' ? place : [[value[0][0], place]]);
      const read = (number, string, values) => (isText ? string() : isPlace ? readOfPlace(readPlace(number, string)) : values());
      return { element: index, value, isText, read, rank: isText ? 0 : isPlace && hasText ? 1 : 2 };
    });
    slots.push(...element.slots);
  });
  slots.sort((one, other) => one.rank - other.rank);
  slots.forEach((slot, place) => { slot.number = place; });
  shapes[number] = { elements, slots, ids: [], steps: [], batch: 0, model: undefined };
}

// Computes the numbers of the next elements, which usually continue the previous ones.
function countOn(shape, batch, read) {
  const { ids, steps } = shape;
  const { length } = shape.elements;
  if (!read) for (let i = 0; i < length; i++) ids[i] += steps[i];
  else {
    let last = 0;
    for (let i = 0; i < length; i++) {
      const step = read();
      const id = last + ((step >>> 1) ^ -(step & 1));
      steps[i] = shape.batch === batch ? id - ids[i] : 0;
      ids[i] = last = id;
    }
  }
  shape.batch = batch;
}

// Reads which slots have other values than the shape, and creates elements with these, at a place unless there is none yet.
// Returns the number of the element after them.
function makeOfShape(shape, batch, { byte, number, string, values }, parent, sibling) {
  const differing = [];
  let bits = byte();
  const isCounted = !(bits & 1);
  for (let bit = 1, start = 0; ; start += 7, bit = start, bits = byte()) {
    for (; bit < start + 7; bit++) if (bits & (1 << (bit - start))) differing.push(bit - 1);
    if (bits < 128) break;
  }
  countOn(shape, batch, isCounted ? null : number);
  const given = differing.map((slot) => shape.slots[slot].read(number, string, values));
  if (shape.model === undefined) shape.model = modelOf(shape);
  (shape.model ? copyModel : build)(shape, differing, given, parent, sibling);
  return shape.ids.at(-1) + 1;
}

function setAll(element, values) {
  if (typeof values === 'string') specials.text(element, values);
  else if (typeof values === 'number') setWidth(element, values);
  else for (const [facet, value] of values) set(element, facet, value);
}

// Builds the elements as if they had been created one by one.
function build(shape, differing, values, place, sibling) {
  const made = [];
  const given = new Map(differing.map((number, index) => [number, values[index]]));
  shape.elements.forEach(({ template, parent, slots }, index) => {
    const element = (made[index] = make(shape.ids[index], template));
    if (index) append(element, made[parent], null);
    else if (place) append(element, place, sibling);
    for (const slot of slots) {
      const value = given.get(slot.number) ?? slot.value;
      if (typeof value === 'number') setAll(element, slot.value);
      setAll(element, value);
    }
  });
}

// Returns the model that copies are made of, or null if such elements have state outside of the document.
function modelOf({ elements, slots }) {
  const made = [];
  const later = [];
  let isSimple = elements.every(({ template }) => copied.has(templates[template][1]));
  for (const { properties } of elements) {
    const numbers = properties.flatMap((value) => (typeof value === 'string' ? [] : value.map(([facet]) => facet)));
    if (new Set(numbers).size < numbers.length) isSimple = false;
  }
  if (!isSimple) return null;
  elements.forEach(({ template, parent }) => {
    const element = raw(template);
    made[parent]?.append(element);
    made.push(element);
  });
  slots.forEach((slot, number) => {
    slot.isLater = !slot.isText && !slot.value.every(isLasting);
    if (slot.isLater) later.push(number);
    else setAll(made[slot.element], slot.value);
  });
  for (const element of [...made].reverse()) {
    element.flex = flexibility(element);
    setOrRemove(element, 'data-flex', flexNames[element.flex] || null);
    changed.delete(element);
  }
  // The path from one element to the next.
  const ways = elements.map(({ parent }, index) => {
    if (!index) return null;
    const before = elements.findLastIndex((other, place) => place < index && place > parent && other.parent === parent);
    return before < 0 ? [parent, 'firstElementChild'] : [before, 'nextElementSibling'];
  });
  if (ways.some((way, index) => way && made[way[0]][way[1]] !== made[index])) return null;
  // The server has set their height, so they need no layout before they are visible.
  if (!later.length && made[0].style.getPropertyValue('--h')) made[0].setAttribute('data-skipped', '');
  const rows = made.flatMap((element, index) => (kindOf(element) === 'row item' ? [index] : []));
  return { root: made[0], ways, rows, later, hasControls: made.some((element) => controlKinds.has(kindOf(element))) };
}

function copyModel(shape, differing, values, parent, sibling) {
  const { ids, slots } = shape;
  const { root: model, ways, rows, later, hasControls } = shape.model;
  const root = model.cloneNode(true);
  const made = [root];
  for (let i = 0; i < ids.length; i++) {
    if (i) made[i] = made[ways[i][0]][ways[i][1]];
    made[i].banyan = ids[i];
    nodes.set(ids[i], made[i]);
  }
  for (let i = 0; i < differing.length; i++) {
    const slot = slots[differing[i]];
    const element = made[slot.element];
    const value = values[i];
    if (slot.isLater) continue;
    if (slot.isText) {
      if (slot.value) element.firstChild.data = value;
      else element.textContent = value;
      continue;
    }
    if (typeof value === 'number') {
      setWidth(element, value);
      continue;
    }
    for (const [facet] of slot.value) {
      if (!value.some(([other]) => other === facet)) set(element, facet, null);
    }
    setAll(element, value);
  }
  if (parent) append(root, parent, sibling);
  for (const number of later) {
    const place = differing.indexOf(number);
    setAll(made[slots[number].element], place < 0 ? slots[number].value : values[place]);
  }
  for (const index of rows) unfitted.add(made[index]);
  if (hasControls && parent) noteControl(parent);
}
