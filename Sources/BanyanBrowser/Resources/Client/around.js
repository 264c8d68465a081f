// The page around this one, where it stands in a frame beside the app that it tells of: the two say URLs to each
// other. Nobody else may have a page of this server in a frame.

const aroundScheme = 'banyan:';

function tellAround(text) {
  if (parent !== globalThis) parent.postMessage(text, location.origin);
}

addEventListener('message', ({ data, source, origin }) => {
  if (source !== parent || origin !== location.origin || typeof data !== 'string') return;
  if (data.startsWith(aroundScheme)) send(root, codes.url, encoder.encode(data));
});
