// Fits text to its place by making its font smaller, and then by cutting it.

const fitting = new ResizeObserver((entries) => {
  for (const { target } of entries) fitText(target);
});

const overflows = (element) => element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;

specials.fit = (element, value) => {
  setOrRemove(element, 'data-fit', value);
  if (value != null) {
    fitting.observe(element);
    toFit.add(element);
    return;
  }
  fitting.unobserve(element);
  toFit.delete(element);
  unfit(element);
};

// Undoes the fitting, unless the text has been replaced.
function unfit(element) {
  element.style.removeProperty('overflow-wrap');
  if (element.style.getPropertyPriority('font-size')) {
    element.style.removeProperty('font-size');
    if (element.ownSize) element.style.setProperty('font-size', element.ownSize);
  }
  if (element.fullText != null && element.textContent === element.shortText) element.firstChild.data = element.fullText;
  if (element.fullText != null) element.removeAttribute('title');
  element.fullText = null;
}

function fitText(element) {
  unfit(element);
  if (!element.isConnected || !overflows(element)) return;
  const [least, cut] = element.dataset.fit.split(' ');
  const size = parseFloat(getComputedStyle(element).fontSize);
  element.ownSize = element.style.getPropertyValue('font-size');
  for (let scale = 1; scale > +least && overflows(element);) {
    scale = Math.max(+least, scale - 0.04);
    element.style.setProperty('font-size', size * scale + 'px', 'important');
  }
  // In the smallest font, words that do not fit are broken.
  if (overflows(element)) element.style.overflowWrap = 'break-word';
  const text = element.firstChild;
  if (cut === 'tail' || text?.nodeType !== 3 || text.nextSibling || !overflows(element)) return;
  element.fullText = text.data;
  const characters = Array.from(text.data);
  let [fits, tooMany] = [0, characters.length];
  const shorten = (count) => {
    const head = cut === 'head' ? 0 : Math.ceil(count / 2);
    text.data = characters.slice(0, head).join('') + '…' + characters.slice(characters.length - count + head).join('');
  };
  while (tooMany - fits > 1) {
    const count = (fits + tooMany) >> 1;
    shorten(count);
    if (overflows(element)) tooMany = count;
    else fits = count;
  }
  shorten(fits);
  element.shortText = text.data;
  element.title = element.fullText;
}

function fitAll() {
  for (const element of toFit) fitText(element);
  toFit.clear();
}

function fitFirst(element) {
  fitting.observe(element);
  fitText(element);
}

forgetting.push(() => {
  fitting.disconnect();
  toFit.clear();
});
