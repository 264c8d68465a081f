'use strict';
// Uses the extension as Visual Studio Code would, with as much of its API as the extension uses, and prints what happens as JSON.
//
//     node editor.js EXTENSION FOLDER
//
// The folder has a file View.swift, and `tool`, which stands for banyan: it prints an error, and the address of the app that is served here.

const http = require('http');
const Module = require('module');
const path = require('path');

const [, , extension, folder] = process.argv;
const file = path.join(folder, 'View.swift');
const seen = { contexts: [], messages: [], asked: [] };
const commands = new Map();
const problems = new Map();
const savers = [];
let panel;

class Range { constructor(...places) { this.places = places; } }
class Diagnostic { constructor(range, text, severity) { Object.assign(this, { places: range.places, text, severity }); } }

const vscode = {
  Range, Diagnostic,
  DiagnosticSeverity: { Error: 0, Warning: 1 },
  ProgressLocation: { Notification: 15 },
  ViewColumn: { Beside: -2 },
  Uri: { file: (fsPath) => ({ fsPath }), parse: (text) => ({ toString: () => text }) },
  commands: {
    registerCommand: (name, action) => { commands.set(name, action); return { dispose() {} }; },
    executeCommand: (name, ...values) => { seen.contexts.push([name, ...values]); },
  },
  env: { asExternalUri: async (uri) => uri },
  extensions: { getExtension: () => ({}) },
  languages: { createDiagnosticCollection: () => ({ clear: () => problems.clear(), set: ({ fsPath }, list) => problems.set(fsPath, list), dispose() {} }) },
  window: {
    createOutputChannel: () => ({ appendLine(line) { seen.last = line; }, clear() {}, dispose() {} }),
    createWebviewPanel: (kind, title, place, options) => {
      panel = { title, options, webview: { html: '' }, onDidDispose(action) { this.close = action; }, dispose() { this.close(); } };
      return panel;
    },
    showInformationMessage: (text) => { seen.messages.push(text); },
    showErrorMessage: (text) => { seen.messages.push(text); },
    withProgress: (options, work) => work(),
  },
  workspace: {
    getConfiguration: () => ({ get: (name) => ({ path: path.join(folder, 'tool'), arguments: ['--fresh'] })[name] }),
    onDidSaveTextDocument: (action) => { savers.push(action); return { dispose() {} }; },
    workspaceFolders: [{ uri: { fsPath: '/elsewhere' } }],
  },
};
const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));

async function until(isSo) {
  while (!isSo()) await new Promise((done) => setTimeout(done, 5));
}

// The app: a page that sets a cookie, and a socket that sends back what it gets.
const app = http.createServer((request, response) => {
  const { host, cookie = null, origin = null, referer = null } = request.headers;
  seen.asked.push([request.method, request.url, host === `127.0.0.1:${app.address().port}`, cookie, origin === null ? null : origin === `http://${host}`, referer]);
  response.writeHead(200, {
    'set-cookie': 'banyan=token; Path=/; HttpOnly; SameSite=Lax', 'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; script-src 'self'",
  });
  response.end('the app');
});
app.on('upgrade', (request, socket) => {
  socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n\r\n');
  socket.pipe(socket);
});

const ask = (address, target, headers, method = 'GET') => new Promise((done) => {
  const { hostname, port } = new URL(address);
  http.request({ hostname, port, path: target, method, headers, agent: false }, (response) => {
    let text = '';
    response.on('data', (data) => { text += data; });
    response.on('end', () => done({ status: response.statusCode, headers: response.headers, text }));
  }).on('error', () => done({ status: null })).end();
});

const connect = (address, origin) => new Promise((done) => {
  const { hostname, port } = new URL(address);
  http.request({ hostname, port, path: '/socket', agent: false, headers: { origin, connection: 'Upgrade', upgrade: 'websocket' } })
    .on('upgrade', (_, socket) => {
      socket.on('data', (data) => { done(String(data)); socket.destroy(); });
      socket.write('there and back');
    }).on('error', () => done('refused')).end();
});

async function main() {
  await new Promise((done) => { app.listen(0, '127.0.0.1', done); });
  process.env.APP_PORT = app.address().port;
  const { activate, deactivate } = require(extension);
  activate({ subscriptions: [] });
  commands.get('banyan.run')({ fsPath: file });
  await until(() => /<iframe/.test(panel.webview.html) && problems.size);
  const [, address] = /<iframe src="([^"]+)"/.exec(panel.webview.html);
  const { origin, pathname } = new URL(address);
  const own = { 'sec-fetch-site': 'same-origin' };
  const outer = await ask(address, pathname, { 'sec-fetch-site': 'cross-site' });
  const first = await ask(address, '/', own);
  await ask(address, '/more', { ...own, origin, referer: `${origin}/` }, 'POST');
  const refused = [
    await ask(address, '/', {}), await ask(address, '/', { 'sec-fetch-site': 'cross-site' }),
    await ask(address, `${pathname}/`, { 'sec-fetch-site': 'none' }), await ask(address, '/', { ...own, host: 'example.com' }),
    await ask(address, pathname, { host: 'example.com' }),
  ];
  const sockets = [await connect(address, origin), await connect(address, 'http://example.com')];
  const reported = [...problems];
  for (const saved of savers) saved({ languageId: 'swift' });
  const afterSave = problems.size;
  await commands.get('banyan.complete')({ fsPath: file });
  commands.get('banyan.stop')();
  const afterStop = await ask(address, pathname, {});
  deactivate();
  app.close();
  app.closeAllConnections();
  console.log(JSON.stringify({
    commands: [...commands.keys()].sort(), title: panel.title, hasScripts: panel.options.enableScripts,
    policy: /content="([^"]+)"/.exec(panel.webview.html)[1].replace(origin, 'RELAY'),
    outer: [outer.status, /<iframe src="\/"/.test(outer.text)],
    first: [first.status, first.text, first.headers['set-cookie'] ?? null, first.headers['x-frame-options'] ?? null, first.headers['content-security-policy']],
    refused: refused.map(({ status }) => status), sockets, reported, afterSave, afterStop: afterStop.status,
    asked: seen.asked, contexts: seen.contexts, messages: seen.messages,
  }));
}

main();
