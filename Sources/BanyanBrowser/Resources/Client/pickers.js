// Pickers. Their options are elements of the page in every style. A menu is the browser's own, made
// from the options' names.

const optionsOf = (picker) => [...picker.querySelectorAll(':scope > .option')];
const isChosen = (option) => option.getAttribute('aria-checked') === 'true';
const nameOf = (option) =>
  option.textContent.trim() || option.querySelector('[aria-label]')?.getAttribute('aria-label') || '';

function choose(option) {
  if (isOff(option)) return;
  send(option, codes.activate);
  for (const each of optionsOf(option.parentNode)) foresee(each, 'aria-checked', each === option);
}

const pickerObserver = new MutationObserver((records) => {
  const pickers = new Set(records.map(({ target }) =>
    (target.nodeType === 1 ? target : target.parentElement)?.closest('.picker')));
  for (const picker of pickers) if (picker) arrange(picker);
  pickerObserver.takeRecords();
});

function watchPicker(picker) {
  pickerObserver.observe(picker, {
    subtree: true, childList: true, characterData: true,
    attributeFilter: ['aria-checked', 'disabled', 'data-picker', 'aria-label', 'aria-labelledby'],
  });
}

function arrange(picker) {
  const options = optionsOf(picker);
  const chosen = options.findIndex(isChosen);
  const style = picker.dataset.picker;
  if (style === 'menu') return arrangeMenu(picker, options, chosen);
  picker.querySelector(':scope > .face')?.remove();
  for (const [place, option] of options.entries()) option.tabIndex = place === Math.max(chosen, 0) ? 0 : -1;
  if (style === 'wheel' && options[chosen]) turn(picker, options[chosen]);
}

function arrangeMenu(picker, options, chosen) {
  let face = picker.querySelector(':scope > .face');
  if (!face) {
    face = document.createElement('select');
    face.className = 'face';
    picker.prepend(face);
  }
  for (const name of ['aria-label', 'aria-labelledby']) {
    const value = picker.getAttribute(name);
    if (value == null) face.removeAttribute(name);
    else if (face.getAttribute(name) !== value) face.setAttribute(name, value);
  }
  face.disabled = isOff(picker);
  const layout = JSON.stringify(layoutOf(picker));
  if (face.layout !== layout) {
    face.layout = layout;
    face.replaceChildren(...entriesOf(picker));
  }
  if (face.selectedIndex !== chosen) face.selectedIndex = chosen;
}

const titleOf = (header) => header.textContent.trim();

// A description of the menu's entries, to detect changes.
const layoutOf = (picker) => [...picker.children].flatMap((part) => {
  if (part.className === 'option') return [[nameOf(part), isOff(part)]];
  if (part.className === 'header') return [titleOf(part)];
  return part.className === 'divider' ? [null] : [];
});

// Returns the entries of a menu: options, a group for each title, and a line between sections.
function entriesOf(picker) {
  const entries = [];
  let group = null;
  let isApart = false;
  for (const part of picker.children) {
    if (part.className === 'divider' || part.className === 'header') {
      group = null;
      isApart = true;
      if (part.className === 'divider' || !titleOf(part)) continue;
      group = document.createElement('optgroup');
      group.label = titleOf(part);
    } else if (part.className === 'option') {
      const item = new Option(nameOf(part));
      item.disabled = isOff(part);
      if (isApart && entries.length) entries.push(document.createElement('hr'));
      isApart = false;
      if (group && !group.firstChild) entries.push(group);
      if (group) group.append(item);
      else entries.push(item);
    }
  }
  return entries;
}

function turn(wheel, option) {
  const top = option.offsetTop - (wheel.clientHeight - option.offsetHeight) / 2;
  if (Math.abs(wheel.scrollTop - top) > 1) wheel.scrollTo({ top });
}

root.addEventListener('change', ({ target }) => {
  if (target.className === 'face') choose(optionsOf(target.parentNode)[target.selectedIndex]);
});

root.addEventListener('keydown', (event) => {
  const option = event.target.closest('.option');
  if (!option) return;
  const options = optionsOf(option.parentNode).filter((each) => !isOff(each));
  const place = options.indexOf(option);
  const next = {
    ArrowDown: place + 1, ArrowRight: place + 1, ArrowUp: place - 1, ArrowLeft: place - 1,
    Home: 0, End: options.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const chosen = options[(next + options.length) % options.length];
  choose(chosen);
  chosen.focus();
});

// A wheel selects the option that it stops at.
root.addEventListener('scrollend', ({ target: wheel }) => {
  if (wheel.dataset?.picker !== 'wheel') return;
  const middle = wheel.scrollTop + wheel.clientHeight / 2;
  const distance = (option) => Math.abs(option.offsetTop + option.offsetHeight / 2 - middle);
  const nearest = optionsOf(wheel).reduce((best, each) => (distance(each) < distance(best) ? each : best));
  if (!isChosen(nearest)) choose(nearest);
}, true);

forgetting.push(() => pickerObserver.disconnect());
