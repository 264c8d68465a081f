'use strict';

const { createHash, randomBytes } = require('node:crypto');
const { query } = require('./database');
const passwords = require('./passwords');
const { Refusal, text } = require('./refusal');

const sessionSeconds = Number(process.env.SESSION_SECONDS ?? 24 * 60 * 60);

function credentials(body) {
  const name = text(body.name, 'name', 40);
  const password = typeof body.password === 'string' ? body.password : '';
  // Hashing takes longer the longer a password is.
  if (password.length > 200) throw new Refusal(422, 'The password is longer than 200 characters.');
  return { name, password };
}

async function create(body) {
  const { name, password } = credentials(body);
  if (password.length < 8) throw new Refusal(422, 'A password has at least 8 characters.');
  const created = await query(
    'INSERT INTO accounts (name, password) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING RETURNING id',
    name, await passwords.hash(password));
  if (created.length === 0) throw new Refusal(409, `The name ${name} is taken.`);
  return beginSession(created[0].id, name);
}

async function logIn(body) {
  const { name, password } = credentials(body);
  const [account] = await query('SELECT id, password FROM accounts WHERE name = $1', name);
  // The answer is the same, and takes as long, whether the name or the password is wrong.
  const isRight = await passwords.matches(password, account?.password);
  if (!isRight) throw new Refusal(403, 'The name or the password is wrong.');
  return beginSession(account.id, name);
}

async function beginSession(accountID, name) {
  const token = randomBytes(32).toString('base64url');
  await query('DELETE FROM sessions WHERE expires_at <= now()');
  await query(
    "INSERT INTO sessions (token_hash, account_id, expires_at) VALUES ($1, $2, now() + $3 * interval '1 second')",
    hash(token), accountID, sessionSeconds);
  return { name, token };
}

// Returns the account of a request's session; refuses a request that has none.
async function of(request) {
  const [account] = await query(
    `SELECT accounts.id, accounts.name FROM sessions JOIN accounts ON accounts.id = account_id
     WHERE token_hash = $1 AND expires_at > now()`,
    hash(token(request)));
  if (!account) throw new Refusal(401, 'Please log in.');
  return account;
}

async function logOut(request) {
  await query('DELETE FROM sessions WHERE token_hash = $1', hash(token(request)));
}

function token(request) {
  return /^Bearer ([\w-]+)$/.exec(request.get('Authorization') ?? '')?.[1] ?? '';
}

// A token is long and random, so that a quick hash keeps it secret.
function hash(token) {
  return createHash('sha256').update(token).digest();
}

module.exports = { create, logIn, logOut, of };
