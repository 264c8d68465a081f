'use strict';

const { readFile } = require('node:fs/promises');
const { join } = require('node:path');
const { Pool } = require('pg');

const pool = new Pool({ max: 10 });
// A connection that breaks while nobody uses it is replaced with the next query.
pool.on('error', (error) => console.error(error.message));

// Runs one statement. Values are always parameters ($1, $2, ...), never part of its text.
async function query(statement, ...values) {
  return (await pool.query(statement, values)).rows;
}

// Runs statements that take effect together, or not at all.
async function transaction(work) {
  const client = await pool.connect();
  const run = async (statement, ...values) => (await client.query(statement, values)).rows;
  try {
    await run('BEGIN');
    const result = await work(run);
    await run('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot even undo is of no more use.
    await run('ROLLBACK').then(() => client.release(), (broken) => client.release(broken));
    throw error;
  }
}

async function prepare() {
  await pool.query(await readFile(join(__dirname, 'schema.sql'), 'utf8'));
}

module.exports = { prepare, query, transaction };
