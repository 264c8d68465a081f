'use strict';

const { randomBytes, scrypt, timingSafeEqual } = require('node:crypto');
const { promisify } = require('node:util');

const derive = promisify(scrypt);
const keyLength = 32;

// Returns what is stored instead of a password: a salt, and the key derived from both.
async function hash(password, salt = randomBytes(16)) {
  const key = await derive(password.normalize('NFKC'), salt, keyLength);
  return `scrypt:${salt.toString('base64')}:${key.toString('base64')}`;
}

// Compares a password with what is stored. Without anything stored it takes the same time, and is false.
async function matches(password, stored) {
  const [, salt] = (stored ?? `scrypt:${randomBytes(16).toString('base64')}:`).split(':');
  const found = await hash(password, Buffer.from(salt, 'base64'));
  return stored != null && timingSafeEqual(Buffer.from(found), Buffer.from(stored));
}

module.exports = { hash, matches };
