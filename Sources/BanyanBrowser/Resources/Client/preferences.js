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
