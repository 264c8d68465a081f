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
  followDisplayScale();
}

// In eighths. A point has one pixel where nobody has said otherwise.
let toldScale = 8;

// It changes when a person zooms, or brings the window to another screen.
function followDisplayScale() {
  const scale = Math.round(Math.min(Math.max(devicePixelRatio, 0.125), 16) * 8);
  if (scale !== toldScale) tellPreference(5, toldScale = scale);
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  query.addEventListener('change', followDisplayScale, { once: true });
}
