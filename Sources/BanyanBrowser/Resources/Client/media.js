// Videos and sounds. Each player of the app has one video element, which stays the same whether the player is shown or only heard.
// It obeys each command of the app once, and reports what the person does with its controls.

const playbackStates = { waiting: 0, paused: 1, playing: 2, ended: 3, failed: 4, refused: 5 };
// The players by their numbers in the app.
const mediaPlayers = new Map();
// The parent of players that are only heard.
const audibleMedia = document.createElement('div');
audibleMedia.hidden = true;
document.body.append(audibleMedia);

function readPlayback(text) {
  const [player, command, rate, time, volume, isMuted, repeats, interval, hasControls, source] = text.split(' ');
  return {
    player: +player, command: +command, rate: +rate, time: time === '-' ? null : +time, volume: +volume,
    isMuted: isMuted === '1', repeats: +repeats, interval: interval === '-' ? 0 : +interval, hasControls: hasControls === '1',
    source,
  };
}

function playbackState(media) {
  if (media.error) return playbackStates.failed;
  if (media.ended) return playbackStates.ended;
  if (media.paused) return playbackStates.paused;
  return media.readyState < 3 ? playbackStates.waiting : playbackStates.playing;
}

// Reports a player's state, for the element that shows it or for the window.
function sendPlayback(player, state = playbackState(player.media)) {
  const { media, wish } = player;
  if (!wish) return;
  const body = [];
  put(body, wish.player);
  put(body, player.command);
  body.push(state, media.muted ? 1 : 0);
  // Reports that differ only in their numbers replace each other; without a connection, they would pile up.
  if (player.sent !== `${body}`) player.report = {};
  player.sent = `${body}`;
  const numbers = new DataView(new ArrayBuffer(32));
  [media.currentTime, media.duration, media.playbackRate, media.volume]
    .forEach((number, index) => numbers.setFloat64(8 * index, number));
  body.push(...new Uint8Array(numbers.buffer));
  send(player.element, codes.playback, body, player.report);
}

function makePlayer() {
  const media = document.createElement('video');
  media.playsInline = true;
  const player = { media, command: null, wish: null, repeatsLeft: 0, timer: 0, element: root };
  const report = () => sendPlayback(player);
  for (const type of ['playing', 'waiting', 'seeked', 'durationchange', 'error', 'ratechange', 'volumechange']) {
    media.addEventListener(type, () => { if (media.src) report(); });
  }
  // A browser also pauses at the end, which is reported as the end.
  media.addEventListener('pause', () => { if (media.paused && !media.ended) report(); });
  media.addEventListener('ended', () => {
    if (player.repeatsLeft <= 0) {
      report();
      return;
    }
    player.repeatsLeft--;
    startPlaying(player);
  });
  return player;
}

function startPlaying(player) {
  player.media.play().catch(({ name }) => {
    // A browser lets a page make no sound before the person has done something in it.
    if (name === 'NotAllowedError') sendPlayback(player, playbackStates.refused);
  });
}

function obeyCommand(player, { command, rate, time, repeats }) {
  const { media } = player;
  player.command = command;
  player.repeatsLeft = repeats;
  if (time !== null) media.currentTime = time;
  if (rate > 0) {
    media.defaultPlaybackRate = media.playbackRate = rate;
    startPlaying(player);
  } else {
    media.pause();
  }
  sendPlayback(player);
}

// Reports the time repeatedly while the app asks for it.
function followTime(player, interval) {
  if (player.wish?.interval === interval) return;
  clearInterval(player.timer);
  player.timer = interval && setInterval(() => {
    if (playbackState(player.media) === playbackStates.playing) sendPlayback(player);
  }, interval * 1000);
}

function fulfillPlayback(wish, element) {
  const player = mediaPlayers.get(wish.player) ?? makePlayer();
  mediaPlayers.set(wish.player, player);
  const { media, wish: last } = player;
  player.element = element;
  const place = element === root ? audibleMedia : element;
  // A video that is removed and inserted again at once continues.
  if (media.parentNode !== place) {
    if (place.moveBefore && media.isConnected && place.isConnected) place.moveBefore(media, null);
    else place.append(media);
  }
  followTime(player, wish.interval);
  player.wish = wish;
  media.controls = wish.hasControls;
  media.loop = wish.repeats < 0;
  if (wish.volume !== last?.volume) media.volume = wish.volume;
  if (wish.isMuted !== last?.isMuted) media.muted = wish.isMuted;
  if (wish.source !== last?.source) {
    if (wish.source) {
      media.preload = element === root ? 'auto' : 'metadata';
      // Foundation accepts addresses that a browser does not. The player fails with this one as with any other.
      media.src = URL.canParse(wish.source, home) ? new URL(wish.source, home) : 'about:invalid';
    } else {
      media.removeAttribute('src');
      media.load();
    }
  }
  if (wish.command !== player.command) obeyCommand(player, wish);
  else if (player.isUnsent) sendPlayback(player);
  player.isUnsent = false;
}

let forgetTimer = 0;

// Ends players that neither an element nor the window uses. It waits for the end of the batch, because the batch may move a player.
function forgetPlayers() {
  if (mediaPlayers.size) forgetTimer ||= setTimeout(forgetUnused);
}

function forgetUnused() {
  forgetTimer = 0;
  for (const [number, player] of mediaPlayers) {
    const { media, element } = player;
    if (element === root ? player.isAudible : element.isConnected && media.parentNode === element) continue;
    mediaPlayers.delete(number);
    clearInterval(player.timer);
    player.wish = null;
    media.pause();
    media.removeAttribute('src');
    media.load();
    media.remove();
  }
}

function fulfillSounds(text) {
  const wishes = text ? text.split('\n').map(readPlayback) : [];
  const audible = new Set(wishes.map(({ player }) => player));
  for (const wish of wishes) fulfillPlayback(wish, root);
  for (const [number, player] of mediaPlayers) player.isAudible = audible.has(number);
  forgetPlayers();
}

specials['data-playback'] = (element, value, name) => {
  setOrRemove(element, name, value);
  if (value) fulfillPlayback(readPlayback(value), element);
  else forgetPlayers();
};

specials['data-sounds'] = (element, value, name) => {
  setOrRemove(element, name, value);
  fulfillSounds(value);
};

// Another process may use these numbers for other players.
forgetting.push(() => { for (const player of mediaPlayers.values()) player.isUnsent = true; });

// A video that is removed with the view around it reports nothing.
new MutationObserver(forgetPlayers).observe(root, { childList: true, subtree: true });

// Starts the players of the first page once the other scripts have loaded.
document.addEventListener('DOMContentLoaded', () => {
  for (const element of root.querySelectorAll('[data-playback]')) {
    fulfillPlayback(readPlayback(element.dataset.playback), element);
  }
  if (root.dataset.sounds) fulfillSounds(root.dataset.sounds);
});
