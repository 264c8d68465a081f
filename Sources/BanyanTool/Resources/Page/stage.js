'use strict';
// The running program: its app, or its first preview, and its other previews in tabs. Each tab has a frame, and so a
// window of its own, which is kept while another is shown.

const appOrigin = document.body.dataset.app;
// The frames by the names of their tabs. The program's own content has an empty name.
const frames = new Map([['', part('app')]]);
let shownTab = '';
let shownTabs = '';
let shownFrame = 0;

function addFrame(name, title) {
  const frame = make('iframe');
  frame.title = title;
  part('frames').append(frame);
  frames.set(name, frame);
  prepare(frame);
  frame.src = `${appOrigin}/banyan/inspect#${encodeURIComponent(`/@${encodeURIComponent(name)}`)}`;
}

// Reloads the frames when another program replaces one that has ended.
function showFrame(number) {
  if (number === shownFrame) return;
  shownFrame = number;
  part('app').src = `${appOrigin}/banyan/inspect`;
  removeFrames((name) => name);
  showTab();
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
  showTab();
}

function showTab() {
  const tab = [...part('previews').children].find(({ dataset }) => dataset.name === shownTab);
  if (tab) markChosen(tab);
  if (!frames.has(shownTab)) addFrame(shownTab, tab.textContent);
  for (const [name, frame] of frames) frame.toggleAttribute('data-behind', name !== shownTab);
  if (frames.get(shownTab).hasLoaded) tellFrame();
  // Actions in the window of another preview cannot be repeated in the first one's.
  if (shownTab) allowCopiedTest(false);
}

// The inspector, which each frame shows beside its window

const inspectButton = part('inspect');
const wantsInspector = () => inspectButton.getAttribute('aria-pressed') === 'true';
const tellFrame = () => frames.get(shownTab).contentWindow.postMessage(`banyan:inspector?${wantsInspector() ? 'on' : 'off'}`, appOrigin);

function prepare(frame) {
  frame.addEventListener('load', () => {
    // A frame without a page fires this event as well.
    frame.hasLoaded = Boolean(frame.src);
    if (frame.hasLoaded && frame === frames.get(shownTab) && wantsInspector()) tellFrame();
  });
}
prepare(part('app'));

inspectButton.addEventListener('click', () => {
  inspectButton.setAttribute('aria-pressed', !wantsInspector());
  tellFrame();
});
addEventListener('message', ({ data, source, origin }) => {
  if (source !== frames.get(shownTab).contentWindow || origin !== appOrigin) return;
  const [, line] = /^banyan:line\?(\d+)$/.exec(data) ?? [];
  if (line) editor.goTo(+line);
  if (data === 'banyan:inspector?on' || data === 'banyan:inspector?off') inspectButton.setAttribute('aria-pressed', data.endsWith('?on'));
});
