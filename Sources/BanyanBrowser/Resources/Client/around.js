// The page around this one, if it is in a frame beside the app that it inspects. The two exchange URLs. No other
// site may show a page of this server in a frame.

const aroundScheme = 'banyan:';

function sendAround(text) {
  if (parent !== globalThis) parent.postMessage(text, location.origin);
}

addEventListener('message', ({ data, source, origin }) => {
  if (source !== parent || origin !== location.origin || typeof data !== 'string') return;
  if (data.startsWith(aroundScheme)) sendURL(data);
});
