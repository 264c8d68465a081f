// The person's preferences as the browser knows them. The page itself follows at once; the app is notified.

// The body says what the server knows from an earlier page.
function follow(query, name, tell) {
  const matches = matchMedia(query);
  matches.addEventListener('change', () => tell(matches.matches));
  const isKnown = (document.body.dataset.prefers ?? '').includes(name);
  if (matches.matches !== isKnown) tell(matches.matches);
}

const preferences = { reducesMotion: 2, reducesTransparency: 3, increasesContrast: 4 };
const tellPreference = (number, ...values) => send(root, codes.preference, [number, ...values]);

function followPreferences() {
  follow('(prefers-color-scheme: dark)', 'dark', (isDark) => send(root, isDark ? codes.dark : codes.light));
  follow('(prefers-reduced-motion: reduce)', 'motion', (is) => tellPreference(preferences.reducesMotion, +is));
  follow('(prefers-reduced-transparency: reduce)', 'transparency', (is) => tellPreference(preferences.reducesTransparency, +is));
  follow('(prefers-contrast: more)', 'contrast', (is) => tellPreference(preferences.increasesContrast, +is));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZone && timeZone !== document.body.dataset.zone) tellPreference(1, ...encoder.encode(timeZone));
  followDisplayScale();
}

// The scale in eighths. A point has one pixel by default.
let toldScale = +(document.body.dataset.scale ?? 8);

// The scale changes with the zoom and with the screen.
function followDisplayScale() {
  const scale = Math.round(Math.min(Math.max(devicePixelRatio, 0.125), 16) * 8);
  if (scale !== toldScale) tellPreference(5, toldScale = scale);
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  query.addEventListener('change', followDisplayScale, { once: true });
}
