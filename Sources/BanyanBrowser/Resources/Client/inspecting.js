// Alt+I shows the inspector beside the app, where there is one, and puts it away.

addEventListener('keydown', (event) => {
  const { altKey, ctrlKey, metaKey, code } = event;
  if (!altKey || ctrlKey || metaKey || code !== 'KeyI' || !document.body.dataset.name) return;
  event.preventDefault();
  if (parent !== globalThis) parent.putAway?.();
  else location.href = `${new URL('inspect', home)}#${location.pathname}`;
});
