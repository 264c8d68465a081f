// A view whose only control is its tap gesture is a button for keyboards and assistive technologies, if it has a name; buttons
// without one could not be told apart.

const taken = `${focusable}, a, video, [data-gesture~=button]`;

function isTapAlone(box) {
  if (!box.dataset.gesture?.split(' ').includes('button') || box.closest('[aria-hidden=true]')) return false;
  if (box.hasAttribute('tabindex') && !('tap' in box.dataset)) return false;
  // An element with a menu takes the focus because nothing inside it can.
  if ([...box.querySelectorAll(taken)].some((each) => !('contextmenu' in each.dataset))) return false;
  return box.hasAttribute('aria-label') || [...box.querySelectorAll('.text, [aria-label]')].some(isSpoken);
}

function isSpoken(element) {
  return !element.closest('[aria-hidden=true]') && (element.hasAttribute('aria-label') || element.textContent.trim() !== '');
}

function settleTap(box) {
  const isButton = isTapAlone(box);
  if (isButton === 'tap' in box.dataset) return;
  box.toggleAttribute('data-tap', isButton);
  setOrRemove(box, 'tabindex', isButton ? 0 : null);
  const role = box.getAttribute('role');
  if (isButton && (!role || role === 'group')) box.setAttribute('role', 'button');
  else if (!isButton && role === 'button') setOrRemove(box, 'role', box.hasAttribute('aria-label') ? 'group' : null);
}

specials['data-gesture'] = (element, value) => {
  setOrRemove(element, 'data-gesture', value);
  if ('tap' in element.dataset) settleTap(element);
  lookForScrollers();
};

reaching.push(() => {
  for (const box of root.querySelectorAll('.box[data-gesture~=button]')) settleTap(box);
});

root.addEventListener('keydown', (event) => {
  const { target, key } = event;
  if (!('tap' in target.dataset) || event.defaultPrevented || event.repeat || (key !== 'Enter' && key !== ' ')) return;
  event.preventDefault();
  target.click();
});
