// Presentations: dialogs in front of the window's content, the last in front. The browser makes all
// other content inert meanwhile, and restores the focus when a dialog closes.

// The element that gets the focus when a dialog opens: the one to use in a menu, an alert, or a
// confirmation dialog, and otherwise the dialog itself, so that no field opens a keyboard.
function firstFocus(dialog) {
  const style = dialog.dataset.presentation;
  if (style === 'menu') {
    const all = items(dialog);
    const first = startsAt === 'last' ? all.at(-1) : startsAt && all[0];
    startsAt = null;
    return first || dialog;
  }
  if (style !== 'alert' && style !== 'dialog') return dialog;
  const cancel = dialog.querySelector('.button[data-role=cancel]');
  return dialog.querySelector('.field') ?? (dialog.querySelector('.button[data-role=destructive]') && cancel)
    ?? dialog.querySelector('.button:not([data-role])') ?? cancel ?? dialog;
}

function nameDialog(dialog) {
  if (dialog.hasAttribute('aria-label')) return;
  const opener = dialog.dataset.presentation === 'menu' && node(parseInt(dialog.dataset.attachment, 10));
  if (opener) {
    dialog.setAttribute('aria-label', opener.getAttribute('aria-label') ?? opener.textContent);
    return;
  }
  const title = dialog.querySelector('h1,h2,h3,h4,h5,h6,[role=heading]') 
    ?? [...dialog.querySelectorAll('.text')].find((text) => !text.closest('.button,.link,.toggle'));
  dialog.setAttribute('aria-label', title?.textContent || 'Presentation');
}

// A sheet that leaves the rest usable stands in front of it without making it inert.
const isModal = (dialog) => !('behind' in dialog.dataset);
const openDialog = (dialog) => (isModal(dialog) ? dialog.showModal() : dialog.show());

// An open dialog must be opened again to become modal or to stop being modal. The opening animation does not run again.
specials.behind = (dialog, value) => {
  const wasModal = isModal(dialog);
  setOrRemove(dialog, 'data-behind', value);
  if (!dialog.open || isModal(dialog) === wasModal) return;
  isMoving = true;
  const active = document.activeElement;
  dialog.style.transition = 'none';
  dialog.close();
  openDialog(dialog);
  if (dialog.contains(active)) active.focus({ preventScroll: true });
  dialog.getBoundingClientRect();
  dialog.style.transition = '';
  hasChanged = true;
  isMoving = false;
};

function openDialogs() {
  isMoving = true;
  for (const dialog of toOpen.splice(0)) {
    if (!dialog.isConnected) continue;
    dialog.tabIndex = -1;
    nameDialog(dialog);
    addGrabber(dialog);
    dialog.toggleAttribute('data-beside', isBesideAnchor(dialog));
    // A dialog that is rebuilt returns the focus to the same element as before.
    const from = dialog.cameFrom && node(dialog.cameFrom);
    if (from) faceOf(from).focus({ preventScroll: true });
    else dialog.cameFrom = idOf(activeElement() ?? root);
    openDialog(dialog);
    placeDialog(dialog);
    if (dialog.dataset.presentation === 'alert') dialog.setAttribute('role', 'alertdialog');
    firstFocus(dialog).focus();
    hasChanged = true;
  }
  isMoving = false;
}

// The dialog stays visible for the style sheet's closing animation.
function closeDialog(dialog) {
  isMoving = true;
  dialog.classList.add('leaving');
  dialog.inert = true;
  dialog.setAttribute('aria-hidden', 'true');
  dialog.close();
  hasChanged = true;
  isMoving = false;
  const animations = dialog.getAnimations();
  if (animations.length) Promise.allSettled(animations.map((each) => each.finished)).then(() => dialog.remove());
  else dialog.remove();
}

// Opening and closing dialogs may have moved the focus, so it is set at the end of a batch.
function sendFocusAfterDialogs() {
  if (hasChanged) sendFocus(activeElement());
  hasChanged = false;
}

function askToClose(dialog) {
  if (dialog && dialog.dataset.dismissible !== 'false') send(dialog, codes.dismiss);
}

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const dialog = dialogs().at(-1);
  if (!dialog) return;
  // Without this, the browser would close the dialog too.
  event.preventDefault();
  if (!isOfComposition(event)) askToClose(dialog);
});

// A press beside a dialog also has the dialog as its target.
const isBeside = (dialog, { clientX: x, clientY: y }) => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
};
let pressedBeside = null;
root.addEventListener('pointerdown', (event) => {
  const { target } = event;
  pressedBeside = target.tagName === 'DIALOG' && isBeside(target, event) ? target : null;
});
root.addEventListener('click', (event) => {
  if (event.target !== pressedBeside || !isBeside(event.target, event)) return;
  if (isMenu(pressedBeside)) askToClose(dialogs().find(isMenu));
  else if (pressedBeside.dataset.presentation !== 'alert') askToClose(pressedBeside);
});

// The app decides whether a dialog closes: one that the browser closes is opened again.
root.addEventListener('cancel', (event) => {
  if (event.target.tagName !== 'DIALOG') return;
  event.preventDefault();
  askToClose(event.target);
}, true);
root.addEventListener('close', ({ target }) => {
  if (target.tagName !== 'DIALOG' || target.open || target.matches('.leaving')) return;
  openDialog(target);
  askToClose(target);
}, true);
