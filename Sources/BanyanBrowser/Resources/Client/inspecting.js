// Alt+I shows or hides the inspector beside the app, if there is one.

addEventListener('keydown', (event) => {
  const { altKey, ctrlKey, metaKey, code } = event;
  if (!altKey || ctrlKey || metaKey || code !== 'KeyI' || !document.body.dataset.name) return;
  event.preventDefault();
  if (parent !== globalThis) parent.putAway?.();
  else location.href = `${new URL('inspect', home)}#${location.pathname}`;
});
