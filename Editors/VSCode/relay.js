'use strict';
// A relay between a webview and the running app.
//
// An app's page refuses to be in a frame of another site, and a browser sends none of its cookies from there; a webview is
// another site. So the webview shows a page of the relay, which has the app's in a frame. The relay keeps the visitor's cookie
// itself. Only who knows the key in the address of its page can begin: everything else must come from a page of the relay.

const crypto = require('crypto');
const http = require('http');

const page = `<!DOCTYPE html><meta charset="utf-8"><title>App</title>
<style>html, body, iframe { display: block; width: 100%; height: 100%; margin: 0; border: 0 }</style>
<iframe src="/" title="App" allow="clipboard-read; clipboard-write"></iframe>`;

class Relay {
  // - app: the origin of the app, such as `http://127.0.0.1:8080`.
  constructor(app) {
    this.app = new URL(app);
    this.path = `/${crypto.randomBytes(16).toString('hex')}`;
    this.cookies = new Map();
    this.sockets = new Set();
    this.server = http.createServer((request, response) => this.answer(request, response));
    this.server.on('upgrade', (request, socket, head) => this.connect(request, socket, head));
    this.server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
  }

  // Returns the address of the page.
  async start() {
    await new Promise((done, fail) => {
      this.server.once('error', fail);
      this.server.listen(0, '127.0.0.1', done);
    });
    this.host = `127.0.0.1:${this.server.address().port}`;
    return `http://${this.host}${this.path}`;
  }

  stop() {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  // Returns whether a request comes from a page of the relay. A browser names the origin of a socket, and the site of everything else.
  isOwn({ headers }, isSocket) {
    return headers.host === this.host && (isSocket ? headers.origin === `http://${this.host}` : headers['sec-fetch-site'] === 'same-origin');
  }

  answer(request, response) {
    if (request.headers.host === this.host && request.url === this.path) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      return response.end(page);
    }
    if (!this.isOwn(request, false)) {
      response.writeHead(403);
      return response.end();
    }
    const passed = this.ask(request);
    passed.on('response', (answer) => {
      response.writeHead(answer.statusCode, this.answered(answer.headers));
      answer.pipe(response);
    });
    passed.on('error', () => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    request.pipe(passed);
  }

  connect(request, socket, head) {
    if (!this.isOwn(request, true)) return socket.destroy();
    const passed = this.ask(request);
    passed.on('upgrade', (answer, other, first) => {
      const lines = Object.entries(this.answered(answer.headers)).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
      if (first.length) socket.write(first);
      if (head.length) other.write(head);
      for (const [one, two] of [[socket, other], [other, socket]]) {
        one.pipe(two);
        one.on('error', () => two.destroy());
        one.on('close', () => two.destroy());
      }
    });
    passed.on('response', () => socket.destroy());
    passed.on('error', () => socket.destroy());
    passed.end();
  }

  // Asks the app, as its own page would.
  ask({ method, url, headers }) {
    const asked = { ...headers, host: this.app.host };
    delete asked.referer;
    delete asked.cookie;
    if (asked.origin) asked.origin = this.app.origin;
    if (this.cookies.size) asked.cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return http.request({ host: this.app.hostname, port: this.app.port, method, path: url, headers: asked });
  }

  // Returns the headers of an answer without the visitor's cookie, and without those that forbid the frame.
  answered(headers) {
    const { 'set-cookie': cookies = [], 'x-frame-options': frames, ...others } = headers;
    for (const cookie of cookies) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
      if (name) this.cookies.set(name, value);
    }
    const policy = others['content-security-policy'];
    if (policy) others['content-security-policy'] = policy.replace(/;?\s*frame-ancestors [^;]*/, '');
    if (others.location?.startsWith(this.app.origin)) others.location = others.location.slice(this.app.origin.length) || '/';
    return others;
  }
}

module.exports = { Relay };
