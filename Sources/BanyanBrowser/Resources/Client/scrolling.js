// Reports of scroll containers with data-scrolling. What moves their content is reported at once; its position is reported once
// the previous report has been answered.

const [idle, interacting, decelerating, animating] = [0, 2, 3, 4];
// The fingers on the screen, and when the person last did something that may scroll.
let fingers = 0;
let handledAt = -Infinity;
for (const type of ['touchstart', 'touchend', 'touchcancel']) {
  addEventListener(type, ({ touches }) => { fingers = touches.length; }, { passive: true, capture: true });
}
for (const type of ['wheel', 'keydown', 'pointerdown', 'pointermove']) {
  addEventListener(type, ({ timeStamp, buttons }) => {
    if (type !== 'pointermove' || buttons) handledAt = timeStamp;
  }, { passive: true, capture: true });
}

function phaseOf(scroller, now) {
  if (fingers) return interacting;
  if (scroller.wasTouched) return decelerating;
  if (scroller.broughtAt > handledAt) return scroller.broughtAs === 'smooth' ? animating : idle;
  // Changes that nobody caused, such as another size of the content, may also scroll.
  return now - handledAt < 500 ? interacting : scroller.phase ?? idle;
}

function enterPhase(scroller, phase) {
  if (phase === (scroller.phase ?? idle)) return;
  scroller.phase = phase;
  sendScroll(scroller);
}

function comeToRest(scroller) {
  scroller.wasTouched = false;
  scroller.broughtAt = 0;
  enterPhase(scroller, idle);
}

root.addEventListener('scroll', ({ target, timeStamp }) => {
  if (!target.dataset || !('scrolling' in target.dataset)) return;
  enterPhase(target, phaseOf(target, timeStamp));
  if (fingers) target.wasTouched = true;
  if ('onscrollend' in window) return;
  clearTimeout(target.restsLater);
  target.restsLater = setTimeout(comeToRest, 200, target);
}, { passive: true, capture: true });
root.addEventListener('scrollend', ({ target }) => {
  if (target.dataset && 'scrolling' in target.dataset) comeToRest(target);
}, { passive: true, capture: true });

function sendScroll(scroller) {
  const { phase = idle, scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = scroller;
  if (phase === scroller.sentPhase && (scroller.sentAt ?? 0) > acknowledged) return;
  const body = [phase];
  for (const length of [wayOf(scroller) * scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight]) {
    const number = Math.round(length * 8);
    put(body, ((number << 1) ^ (number >> 31)) >>> 0);
  }
  const report = body.join(' ');
  if (report === scroller.sentReport) return;
  scroller.sentReport = report;
  scroller.sentPhase = phase;
  send(scroller, codes.scrolling, body);
  scroller.sentAt = eventNumber;
}

function sendScrolling() {
  for (const scroller of root.querySelectorAll('[data-scrolling]')) {
    if (!scroller.isFollowed) {
      scroller.isFollowed = true;
      sizes.observe(scroller);
      if (scroller.firstElementChild) sizes.observe(scroller.firstElementChild);
    }
    sendScroll(scroller);
  }
}
