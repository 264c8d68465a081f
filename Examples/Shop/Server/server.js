// Serves the shop to its clients, as JSON over HTTP.
//
//   PORT=3000 PGHOST=/var/run/postgresql PGDATABASE=shop node server.js
//
// PostgreSQL is found by its usual variables (PGHOST, PGUSER, PGDATABASE, ...). SESSION_SECONDS says how long a login lasts.
'use strict';

const express = require('express');
const accounts = require('./accounts');
const carts = require('./carts');
const database = require('./database');
const orders = require('./orders');
const products = require('./products');
const { Refusal } = require('./refusal');

const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.use(express.json({ limit: '16kb' }));
app.use((request, response, next) => {
  // Answers differ from one account to the next.
  response.set('Cache-Control', 'no-store');
  next();
});

// Express 4 doesn't wait for a promise, so a failure has to be handed on.
const answer = (handle) => (request, response, next) => handle(request, response).catch(next);
const withAccount = (handle) => answer(async (request, response) =>
  handle(request, response, await accounts.of(request)));

app.post('/accounts', answer(async (request, response) =>
  response.status(201).json(await accounts.create(request.body))));
app.post('/sessions', answer(async (request, response) =>
  response.status(201).json(await accounts.logIn(request.body))));
app.delete('/sessions/current', answer(async (request, response) => {
  await accounts.logOut(request);
  response.sendStatus(204);
}));

app.get('/products', answer(async (request, response) => response.json(await products.all())));
app.post('/products', withAccount(async (request, response, account) =>
  response.status(201).json(await products.create(account, request.body))));
app.delete('/products/:id', withAccount(async (request, response, account) => {
  await products.remove(account, products.id(request));
  response.sendStatus(204);
}));

app.get('/cart', withAccount(async (request, response, account) =>
  response.json(await carts.of(account))));
app.post('/cart/:id', withAccount(async (request, response, account) =>
  response.json(await carts.add(account, products.id(request)))));
app.put('/cart/:id', withAccount(async (request, response, account) =>
  response.json(await carts.set(account, products.id(request), request.body.quantity))));

app.get('/orders', withAccount(async (request, response, account) =>
  response.json(await orders.of(account))));
app.post('/orders', withAccount(async (request, response, account) =>
  response.status(201).json(await orders.place(account))));

app.use((request, response) => response.status(404).json({ message: 'There is nothing here.' }));
app.use((error, request, response, next) => {
  if (response.headersSent) return next(error);
  if (error instanceof Refusal) return response.status(error.status).json({ message: error.message });
  // What Express's own parts refuse, such as a body that isn't JSON.
  if (error.expose) return response.status(error.status).json({ message: 'The request cannot be read.' });
  console.error(error);
  response.status(500).json({ message: 'The shop has a problem. Please try again later.' });
});

async function start() {
  await database.prepare();
  await products.fillShelves();
  const server = app.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () =>
    console.log(`Listening on http://127.0.0.1:${server.address().port}`));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
}

start().catch((error) => {
  console.error(error);
  process.exit(1);
});
