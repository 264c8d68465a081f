// A row with one button of the automatic style acts as that button over its whole width. Several buttons act separately, and so does
// a button beside a link, or in a row that a press selects.

function buttonOf(row) {
  if (row.closest('[role=tree], [role=grid]')) return null;
  const buttons = [...row.querySelectorAll('.button, .link')].filter((each) => !each.closest('.actions'));
  const [button] = buttons;
  return buttons.length === 1 && button.matches('.button:not([data-look], [data-gesture], [data-role=navigation], [aria-haspopup], [disabled])') ? button : null;
}

const ownPress = 'button, a, input, textarea, select, label, .actions, [data-gesture], [tabindex]';

// The row that the pointer is over shows that it can be pressed.
let pointed = null;
root.addEventListener('pointerover', ({ target }) => {
  const row = target.closest('.row');
  if (row === pointed) return;
  pointed?.removeAttribute('data-button');
  pointed = row;
  if (row && buttonOf(row)) row.dataset.button = '';
});

root.addEventListener('click', (event) => {
  const row = event.target.closest('.row');
  if (!row || event.defaultPrevented || 'open' in row.dataset) return;
  const other = event.target.closest(ownPress);
  if (other && row.contains(other) && other !== row) return;
  buttonOf(row)?.click();
});
