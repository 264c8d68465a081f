// Batches of mutations from the server.

let lastBatch = 0;
const waitingForAck = new Set();

const afresh = 20;
const parts = 25;

// Reads the head of a batch, after its number and that of an event: the parts that it needs, and whether it
// replaces everything.
function headOf(buffer) {
  const bytes = new Uint8Array(buffer);
  let at = 0;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value |= (byte & 127) << shift;
      if (!(byte >= 128)) return value;
    }
  };
  number();
  number();
  let needs = 0;
  if (bytes[at] === parts) {
    at++;
    needs = number();
  }
  return { needs, isAfresh: bytes[at] === afresh };
}

// Returns true if the batch may be the end of the answer to a greeting: it has a key, or is empty.
function apply(buffer) {
  const bytes = new Uint8Array(buffer);
  let at = 0;

  const number = () => {
    let byte = bytes[at++];
    if (byte < 128) return byte;
    let value = byte & 127;
    for (let shift = 7; ; shift += 7) {
      byte = bytes[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  };
  const characters = (length) => {
    const end = at + length;
    if (length < 48) {
      let text = '';
      for (let i = at; i < end && bytes[i] < 128; i++) text += String.fromCharCode(bytes[i]);
      if (text.length === length) {
        at = end;
        return text;
      }
    }
    const text = decoder.decode(bytes.subarray(at, end));
    at = end;
    return text;
  };
  const string = () => characters(number());
  const atom = () => {
    const head = number();
    return head & 1 ? atoms[head >>> 1] : characters(head >>> 1);
  };
  const value = (name) => {
    if (name === 'text' || name === 'symbol') return string();
    if (name !== 'runs') return atom();
    return Array.from({ length: number() }, () => [string(), values()]);
  };
  const values = (count = bytes[at++]) => Array.from({ length: count }, () => {
    const facet = bytes[at++];
    return [facet, value(facets[facet])];
  });
  const property = () => {
    const count = bytes[at++];
    return count === 255 ? string() : values(count);
  };
  const readShape = () => defineShape(bytes[at++], Array.from({ length: number() }, () => (
    { depth: bytes[at++], template: bytes[at++], properties: Array.from({ length: bytes[at++] }, property) })));
  const readOfShape = (shape, parent, sibling) => {
    nextID = makeOfShape(shape, batch, { byte: () => bytes[at++], number, string, values }, parent, sibling);
  };
  const read = (element) => {
    for (let count = bytes[at++]; count > 0; count--) {
      const facet = bytes[at++];
      set(element, facet, value(facets[facet]));
    }
  };

  const batch = number();
  const answered = number();
  didAnswer(answered);
  let isEnd = at === bytes.length;
  if (bytes[at] === parts) {
    at++;
    number();
  }
  // The server describes the whole window again to a page that has missed too much.
  if (batch > lastBatch + 1 && bytes[at] !== afresh) throw new Error('A batch is missing');
  if (batch > lastBatch) {
    lastBatch = batch;
    didApply(bytes.length);
  } else at = bytes.length;
  let own = null;
  const seen = absent.size ? seenRow() : new Map();
  const destinations = [];
  let nextID = 0;
  let last = null;
  let parent = null;
  let sibling = null;
  let focusID = null;
  while (at < bytes.length) {
    const code = bytes[at++];
    if (code >= 0x80) {
      if (code & 0x40) {
        parent = last;
        sibling = null;
      }
      const short = code & 0x3f;
      const template = short === 0x3f ? bytes[at++] : short;
      last = make(nextID++, template);
      append(last, parent, sibling);
      if (template) read(last);
      else last.textContent = string();
      continue;
    }
    if (code >= 0x40) {
      readOfShape(shapes[code & 0x3f], parent, sibling);
      continue;
    }
    switch (code) {
      case 1: read(node(number())); break;
      case 2: {
        const element = node(number());
        for (const facet of resets[bytes[at++]]) set(element, facet, null);
        break;
      }
      case 3: specials.text(node(number()), string()); break;
      case 4: {
        const element = node(number());
        const into = node(number());
        const before = number();
        insert(element, into, before ? node(before) : null);
        break;
      }
      case 5: remove(node(number())); break;
      case 6: parent = node(number()); sibling = null; break;
      case 7: nextID = number(); break;
      case 8: {
        const template = bytes[at++];
        if (template & 0x80) {
          readOfShape(shapes[template & 0x7f], null, null);
          break;
        }
        last = make(nextID++, template);
        if (template) read(last);
        else last.textContent = string();
        break;
      }
      case 9: document.title = string(); break;
      case 10: define(string()); break;
      case 11: focusID = number(); break;
      case 12: openURL(string()); break;
      case 13: destinations.push([node(number()), bytes[at++], string()]); break;
      case 14: beginMotion(string()); break;
      case 15: copy(string()); break;
      case 16: showPlace(bytes[at++], string()); break;
      case 17: openWindow(string(), string()); break;
      case 18: closeWindow(); break;
      case 19: secret = string(); isEnd = true; break;
      case afresh:
        seen.clear();
        own = takeOwn();
        shapes.length = 0;
        break;
      case 21: readShape(); break;
      case 22: parent = node(number()); sibling = node(number()); break;
      case 23: {
        const first = number();
        const count = number();
        const step = number();
        for (let i = 0; i < count; i++) remove(node(first + i * step));
        break;
      }
      case 26:
        // The previous process may have answered events that this one has not received.
        acknowledged = answered;
        own.renumber(new Map(Array.from({ length: number() }, () => [number(), number()])));
        break;
      case 27: readPlaces(number, string); break;
      case 30: readTracks(number); break;
      case 31: name = string(); break;
      case 28: download(string(), string()); break;
      case 29: ignoredKeys.push(number()); break;
      case 24: change(node(number()), resets[bytes[at++]], values()); break;
      default: throw new Error(`Unknown operation ${code}`);
    }
  }
  flush();
  own?.giveBack();
  if (changed.size) lookForScrollers();
  for (const element of [...changed].reverse()) updateFlexibility(element);
  changed.clear();
  if (described.size) updateRoles();
  if (toFit.size) fitAll();
  settle();
  if (newMenuPlaces.length) settleMenuPlaces();
  fitRows();
  if (absent.size || seen.size) keepInPlace(seen);
  if (going.size) goOn();
  if (measuresPlaces) watchContainers();
  if (scrollers.size) keepAnchors();
  if (measuresPlaces) measure();
  if (!own) for (const destination of destinations) bringToView(...destination);
  if (toOpen.length) openDialogs();
  if (followed) correct();
  if (lastMotion) showMotion();
  if (focusID !== null) moveFocus(focusID);
  own?.putBack();
  own?.sendAgain();
  if (own) for (const destination of destinations) bringToView(...destination);
  for (const page of arrivedPages.splice(0)) if (page.isConnected && !page.nextSibling) enterPage(page);
  if (hasChanged) sendFocusAfterDialogs();
  if (toFill.length) fillFields();
  for (const press of ignoredKeys.splice(0)) passOn(press);
  if (isPlaced && !hasLayout) startLayout();
  return isEnd;
}
