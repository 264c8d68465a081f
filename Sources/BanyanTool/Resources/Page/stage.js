'use strict';
// The running program: its app, or its first preview, and its other previews in tabs. Each tab has a frame, and so a
// window of its own, which is kept while another is shown.

const appOrigin = document.body.dataset.app;
// The frames by the names of their tabs. The program's own content has an empty name.
const frames = new Map();
let shownTab = '';
let shownTabs = '';
let shownFrame = 0;

function addFrame(name, title) {
  const frame = make('iframe');
  if (!name) frame.id = 'app';
  frame.title = title;
  frames.set(name, frame);
  frame.addEventListener('load', () => {
    frame.hasLoaded = true;
    if (frame === frames.get(shownTab) && wantsInspector()) sendFrame();
    sendSurroundings(frame);
  });
  frame.src = `${appOrigin}/banyan/inspect${name && `#${encodeURIComponent(`/@${encodeURIComponent(name)}`)}`}`;
  part('frames').append(frame);
  fitFrames();
}

// Replaces the frames when another program replaces one that has ended.
function showFrame(number) {
  if (number === shownFrame) return;
  removeAllFrames();
  shownFrame = number;
  showTab();
}

// Without a program, there is no page either. One that waited for the next program would open a window there, and the frame
// another one: for a while, the views of both would run.
function removeAllFrames() {
  shownFrame = 0;
  removeFrames(() => true);
}

function removeFrames(isWithout) {
  for (const [name, frame] of [...frames]) {
    if (!isWithout(name)) continue;
    frame.remove();
    frames.delete(name);
  }
}

function showTabs(all) {
  const text = JSON.stringify(all);
  if (text === shownTabs) return;
  shownTabs = text;
  part('previews').hidden = all.length < 2;
  part('previews').replaceChildren(...all.map(({ title, name }) => {
    const tab = make('button', '', title);
    tab.type = 'button';
    tab.setAttribute('role', 'tab');
    tab.dataset.name = name ?? '';
    listen(tab, (chosen) => {
      shownTab = chosen.dataset.name;
      showTab();
    });
    return tab;
  }));
  const names = new Set(all.map(({ name }) => name ?? ''));
  removeFrames((name) => name && !names.has(name));
  if (!names.has(shownTab)) shownTab = '';
  if (frames.size) showTab();
}

function showTab() {
  const tab = [...part('previews').children].find(({ dataset }) => dataset.name === shownTab);
  if (tab) markChosen(tab);
  if (!frames.has(shownTab)) addFrame(shownTab, shownTab ? tab.textContent : 'App');
  for (const [name, frame] of frames) frame.toggleAttribute('data-behind', name !== shownTab);
  sendFrame();
  // Actions in the window of another preview cannot be repeated in the first one's.
  if (shownTab) allowCopiedTest(false);
}

// The device: the size of the window, and what the person who uses it has chosen

// Sizes in points. The first fills the room.
const devices = [['Window'], ['Phone', 393, 852], ['Small phone', 375, 667], ['Phone, turned', 852, 393], ['Tablet', 820, 1180]];

// Restores what a select had when the page was used before.
function makeSelect(select, changed) {
  const key = `banyan-${select.id}`;
  select.value = localStorage.getItem(key) ?? select.value;
  if (!select.value) select.selectedIndex = 0;
  select.addEventListener('change', () => {
    localStorage.setItem(key, select.value);
    changed();
  });
}

part('device').append(...devices.map(([name, width, height]) => {
  const option = make('option', '', width ? `${name} ${width} × ${height}` : name);
  option.value = name;
  return option;
}));

// Gives the windows the size of the device, drawn smaller if the room is too small for that.
function fitFrames() {
  const [, width, height] = devices.find(([name]) => name === part('device').value);
  const room = part('frames').getBoundingClientRect();
  const scale = width ? Math.min(1, (room.width - 24) / width, (room.height - 24) / height) : 1;
  part('frames').toggleAttribute('data-device', Boolean(width));
  for (const frame of frames.values()) {
    Object.assign(frame.style, width
      ? { width: `${width}px`, height: `${height}px`, scale, left: `${(room.width - width) / 2}px`, top: `${(room.height - height) / 2}px` }
      : { width: '', height: '', scale: '', left: '', top: '' });
  }
}

makeSelect(part('device'), fitFrames);
new ResizeObserver(fitFrames).observe(part('frames'));

const surroundings = ['appearance', 'text', 'language', 'direction'];

function sendSurroundings(frame) {
  const wanted = new URLSearchParams(surroundings.map((name) => [name, part(`app-${name}`).value]));
  if (frame.hasLoaded) frame.contentWindow.postMessage(`banyan:surroundings?${wanted}`, appOrigin);
}

for (const name of surroundings) {
  makeSelect(part(`app-${name}`), () => {
    for (const frame of frames.values()) sendSurroundings(frame);
  });
}

// The inspector, which each frame shows beside its window

const inspectButton = part('inspect');
const wantsInspector = () => inspectButton.getAttribute('aria-pressed') === 'true';

function sendFrame() {
  const frame = frames.get(shownTab);
  if (frame?.hasLoaded) frame.contentWindow.postMessage(`banyan:inspector?${wantsInspector() ? 'on' : 'off'}`, appOrigin);
}

inspectButton.addEventListener('click', () => {
  inspectButton.setAttribute('aria-pressed', !wantsInspector());
  sendFrame();
});
addEventListener('message', ({ data, source, origin }) => {
  if (source !== frames.get(shownTab)?.contentWindow || origin !== appOrigin) return;
  const [, line] = /^banyan:line\?(\d+)$/.exec(data) ?? [];
  if (line) editor.goTo(+line);
  if (data === 'banyan:inspector?on' || data === 'banyan:inspector?off') inspectButton.setAttribute('aria-pressed', data.endsWith('?on'));
});
