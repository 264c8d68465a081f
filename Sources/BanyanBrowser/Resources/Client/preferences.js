// The person's preferences as the browser knows them. The page itself follows at once; the app is notified.

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
  followDisplayScale();
}

// The scale in eighths. A point has one pixel by default.
let toldScale = 8;

// The scale changes with the zoom and with the screen.
function followDisplayScale() {
  const scale = Math.round(Math.min(Math.max(devicePixelRatio, 0.125), 16) * 8);
  if (scale !== toldScale) tellPreference(5, toldScale = scale);
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  query.addEventListener('change', followDisplayScale, { once: true });
}
