// The person's preferences as the browser knows them. The page itself follows at once; the app is notified.

// The attribute of the body has the preferences that the server knows from an earlier page.
function follow(query, name, report) {
  const matches = matchMedia(query);
  matches.addEventListener('change', () => report(matches.matches));
  const isKnown = (document.body.dataset.prefers ?? '').includes(name);
  if (matches.matches !== isKnown) report(matches.matches);
}

// The time zone has the number 1 and the scale 5; these have the numbers between.
const wishes = [['reduced-motion: reduce', 'motion'], ['reduced-transparency: reduce', 'transparency'], ['contrast: more', 'contrast']];

// Also called by the page of the inspector around this one.
function sendPreference(...numbers) {
  send(root, codes.preference, numbers);
}

// The appearance that the page of `banyan play` asks for in place of the browser's: `light` or `dark`.
let wantedAppearance = '';

const sendAppearance = (isDark) => send(root, isDark ? codes.dark : codes.light);

// Called by the page around this one.
function wantAppearance(name) {
  if (name === wantedAppearance) return;
  wantedAppearance = name;
  document.documentElement.dataset.wants = name;
  sendAppearance(name ? name === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches);
}

function followPreferences() {
  follow('(prefers-color-scheme: dark)', 'dark', (isDark) => { if (!wantedAppearance) sendAppearance(isDark); });
  wishes.forEach(([query, name], index) => follow(`(prefers-${query})`, name, (is) => sendPreference(index + 2, +is)));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZone && timeZone !== document.body.dataset.zone) sendPreference(1, ...encoder.encode(timeZone));
  followDisplayScale();
  sendTextScale();
  addEventListener('resize', sendTextScale);
}

// Text sizes follow the size that the person has chosen in the browser.
let sentTextSize = 16;
function sendTextScale() {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (size !== sentTextSize) sendPreference(9, Math.min(255, Math.round((sentTextSize = size) * 2)));
}

// The scale in eighths. A point has one pixel by default.
let sentScale = +(document.body.dataset.scale ?? 8);

// The scale changes with the zoom and with the screen.
function followDisplayScale() {
  const scale = Math.round(Math.min(Math.max(devicePixelRatio, 0.125), 16) * 8);
  if (scale !== sentScale) sendPreference(5, sentScale = scale);
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  query.addEventListener('change', followDisplayScale, { once: true });
}
