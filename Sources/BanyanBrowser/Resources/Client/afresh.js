// Rebuilds everything: the page lacks more than can be sent as changes, so the server sends the whole
// state. The elements are created again with the numbers that they had, and the person's own state stays
// with its number.

// The client's own notes about an element.
const ownNotes = ['lineLength', 'lastAsked', 'hasLeftAnchor', 'measured', 'measuredAt', 'wasTyped',
  'cameFrom', 'sentReport', 'sentAt', 'sentPhase'];

// Notes that the page has sent to the server. Another server does not have them.
const sentNotes = ['measured', 'measuredAt', 'lastAsked', 'sentReport', 'sentAt', 'sentPhase'];
// Events that mean nothing later.
const passing = new Set([codes.pointer, codes.focus, codes.blur, codes.measured, codes.wantRows, codes.scrolled, codes.scrolling,
  codes.hover, codes.unhover, codes.pointing, codes.place, codes.move, codes.key, codes.drag]);

function takeOwn() {
  root.dataset.afresh = '';
  // A removed field would send its text on its own, after its last event has been noted here.
  sendAll();
  let kept = [...root.getElementsByTagName('*')].map(keepOwn).filter(Boolean);
  let active = root.contains(document.activeElement) ? idOf(document.activeElement) : 0;
  let focus = focused && idOf(focused);
  let isFocusOwn = lastFocusEvent > acknowledged;
  const unanswered = [];
  const ways = dialogs().map((dialog) => dialog.cameFrom).filter(Boolean).reverse();
  removeAll();
  return {
    // An element that replaces one of another process has a new number; all others are gone. Events that
    // the page has sent without an acknowledgement are sent again if their elements still exist.
    renumber(numbers) {
      for (const event of unacknowledged.splice(0)) {
        const id = idOf(event.element) && numbers.get(idOf(event.element));
        if (id !== undefined && event.number > acknowledged && !passing.has(event.code)) {
          unanswered.push({ ...event, id });
        }
      }
      eventNumber = acknowledged;
      lastFocusEvent = 0;
      // Events that are sent again get new numbers, so nothing waits for the old ones.
      awaited.length = 0;
      showBusy(false);
      kept = kept.filter((own) => (own.id = numbers.get(own.id)));
      for (const own of kept) {
        if (own.event > acknowledged && !unanswered.some(({ id }) => id === own.id)) own.event = 0;
        if (own.current) own.current = numbers.get(own.current);
        for (const name of sentNotes) delete own.notes?.[name];
      }
      active = numbers.get(active) ?? 0;
      focus = null;
      isFocusOwn = true;
      hovered = [];
      grabbed = null;
    },
    sendAgain() {
      for (const { id, code, body } of unanswered) {
        const element = node(id);
        if (!element) continue;
        if (code === codes.input) sendText(element);
        else send(element, code, body);
        // The element's previous number may be higher than the next free one.
        if (element.lastEvent > eventNumber) element.lastEvent = eventNumber;
      }
    },
    giveBack() {
      for (const own of kept) giveOwn(own);
      for (const dialog of toOpen) dialog.cameFrom ??= active;
      for (const picker of root.querySelectorAll('.picker')) arrange(picker);
      hovered = hovered.map((element) => node(idOf(element))).filter(Boolean);
      grabbed &&= node(idOf(grabbed)) ?? null;
    },
    putBack() {
      isMoving = true;
      if (isFocusOwn) focused = node(focus) ?? null;
      // An element unknown to the server may have the focus, such as the title of a page.
      let place = (isFocusOwn || focus === null) && active ? node(active) : focused;
      // If its dialog has closed in the meantime, the focus goes back.
      if (active && !node(active)) place ??= ways.map(node).find(Boolean);
      // Setting a caret may move the focus in some browsers.
      for (const own of kept) if (nodeOf(own) !== place) putOwn(own);
      if (place) faceOf(place).focus({ preventScroll: true });
      for (const own of kept) if (nodeOf(own) === place) putOwn(own);
      isMoving = false;
      arrivedPages.length = 0;
      requestAnimationFrame(() => requestAnimationFrame(() => { delete root.dataset.afresh; }));
    },
  };
}

function keepOwn(element) {
  const own = {};
  if (element.scrollLeft || element.scrollTop) own.scroll = [element.scrollLeft, element.scrollTop];
  // A field keeps its caret even without the focus.
  if (isField(element) && element.selectionStart !== null) {
    own.caret = [element.selectionStart, element.selectionEnd, element.selectionDirection];
    own.text = element.value;
  }
  if (isAhead(element)) {
    own.event = element.lastEvent ?? 0;
    own.value = element.value;
    own.foreseen = [...(element.actual?.keys() ?? [])].map((name) => [name, element.getAttribute(name)]);
  }
  for (const name of ownNotes) if (element[name] !== undefined) (own.notes ??= {})[name] = element[name];
  if (element.current?.isConnected) own.current = idOf(element.current);
  if (!Object.keys(own).length || !(own.id = idOf(element))) return null;
  own.kind = kindOf(element);
  return own;
}

function removeAll() {
  isMoving = true;
  root.replaceChildren();
  isMoving = false;
  nodes.clear();
  nodes.set(0, root);
  focused = null;
  gatheredFor = null;
  followed = null;
  if (lastMotion) endMotion();
  toOpen.length = arrivedPages.length = 0;
  for (const all of [waitingForAck, changed, unfitted, described, leaving, going, absent, scrollers]) all.clear();
  for (const forgetOwn of forgetting) forgetOwn();
  root.isContainer = false;
}

const nodeOf = ({ id, kind }) => {
  const element = node(id);
  return element && kindOf(element) === kind ? element : null;
};

// State that the server does not know yet takes precedence over its own.
function giveOwn(own) {
  const element = nodeOf(own);
  if (!element) return;
  Object.assign(element, own.notes);
  if (own.event === undefined) return;
  element.lastEvent = own.event;
  if (own.value !== undefined && element.value !== own.value) element.value = own.value;
  if (element.className === 'slider') fill(element);
  for (const [name, value] of own.foreseen) foresee(element, name, value);
  element.lastEvent = own.event;
}

// Restores carets and scroll positions, once every element is in its place.
function putOwn(own) {
  const element = nodeOf(own);
  if (!element) return;
  if (own.caret) {
    const now = element.value;
    if (now !== own.text) element.value = own.text;
    element.setSelectionRange(...own.caret);
    if (now !== own.text) replaceText(element, now);
  }
  if (own.current && node(own.current)) setCurrent(element, node(own.current));
  if (own.scroll) [element.scrollLeft, element.scrollTop] = own.scroll;
}
