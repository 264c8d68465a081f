// The page that contains this one in a frame, such as the inspector's. The two exchange URLs. No other
// site may show a page of this server in a frame.

const aroundScheme = 'banyan:';

function sendAround(text) {
  if (parent !== globalThis) parent.postMessage(text, location.origin);
}

addEventListener('message', ({ data, source, origin }) => {
  if (source !== parent || origin !== location.origin || typeof data !== 'string') return;
  if (data.startsWith(aroundScheme)) sendURL(data);
});
