// What the person prefers, as the browser knows it. The page itself follows at once; the app is told.

function follow(query, tell) {
  const matches = matchMedia(query);
  matches.addEventListener('change', () => tell(matches.matches));
  if (matches.matches) tell(true);
}

const preferences = { reducesMotion: 2, reducesTransparency: 3, increasesContrast: 4 };
const tellPreference = (number, ...values) => send(root, codes.preference, [number, ...values]);

function followPreferences() {
  follow('(prefers-color-scheme: dark)', (isDark) => send(root, isDark ? codes.dark : codes.light));
  follow('(prefers-reduced-motion: reduce)', (is) => tellPreference(preferences.reducesMotion, +is));
  follow('(prefers-reduced-transparency: reduce)', (is) => tellPreference(preferences.reducesTransparency, +is));
  follow('(prefers-contrast: more)', (is) => tellPreference(preferences.increasesContrast, +is));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZone && timeZone !== document.body.dataset.zone) tellPreference(1, ...encoder.encode(timeZone));
  // A pixel is half a point where nobody has said otherwise.
  if (devicePixelRatio !== 2) tellPreference(5, Math.round(Math.min(devicePixelRatio, 16) * 8));
}

// Which element hears that the pointer is over it: those with data-hover that it is in.
let hovered = [];

// A pointer that goes over many leaves a server that is far away in peace.
const pointer = { banyan: -1 };
function tellHover(target) {
  if (!hovered.length && !target?.closest?.('[data-hover]')) return;
  pointer.target = target;
  tellSoon(pointer, () => hover(pointer.target));
}

function hover(target) {
  const now = [];
  for (let e = target?.closest?.('[data-hover]'); e; e = e.parentElement?.closest('[data-hover]')) now.push(e);
  for (const e of hovered) if (!now.includes(e) && e.isConnected) send(e, codes.unhover);
  for (const e of now) if (!hovered.includes(e)) send(e, codes.hover);
  hovered = now;
}

root.addEventListener('pointerover', (event) => {
  if (event.pointerType !== 'touch') tellHover(event.target);
});
root.addEventListener('pointerleave', () => tellHover(null));
