// Tracks the elements with data-hover that the pointer is in.

// Moves across many elements are throttled, to spare a distant server.
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
