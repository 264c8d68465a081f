'use strict';

// A request that is refused, with a message for the person who made it.
class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

// Returns a text without the spaces around it, or refuses it.
function text(value, name, longest) {
  // PostgreSQL's texts hold every character but this one.
  const trimmed = typeof value === 'string' ? value.replaceAll('\0', '').trim() : '';
  if (!trimmed) throw new Refusal(422, `Please enter a ${name}.`);
  if (trimmed.length > longest) throw new Refusal(422, `The ${name} is longer than ${longest} characters.`);
  return trimmed;
}

module.exports = { Refusal, text };
