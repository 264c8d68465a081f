'use strict';

const { query, transaction } = require('./database');
const { Refusal, text } = require('./refusal');

const columns = 'products.id, title, details, price, accounts.name AS seller';

async function all() {
  return query(
    `SELECT ${columns} FROM products JOIN accounts ON accounts.id = seller_id ORDER BY products.id`);
}

async function create(account, body) {
  const title = text(body.title, 'title', 80);
  const details = text(body.details, 'description', 2000);
  const { price } = body;
  if (!Number.isInteger(price) || price < 1 || price > 1_000_000) {
    throw new Refusal(422, 'A price is between 0.01 and 10,000.00.');
  }
  const [product] = await query(
    'INSERT INTO products (seller_id, title, details, price) VALUES ($1, $2, $3, $4) RETURNING id, title, details, price',
    account.id, title, details, price);
  return { ...product, seller: account.name };
}

async function remove(account, id) {
  const removed = await query(
    'DELETE FROM products WHERE id = $1 AND seller_id = $2 RETURNING id', id, account.id);
  if (removed.length === 0) throw new Refusal(404, 'You sell no such product.');
}

// Returns the number of the product in a request's path.
function id(request) {
  const number = Number(request.params.id);
  // What PostgreSQL takes for an integer.
  if (!Number.isInteger(number) || number < 1 || number > 2 ** 31 - 1) throw new Refusal(404, 'There is no such product.');
  return number;
}

// Offers some products in a shop that was never opened before.
async function fillShelves() {
  await transaction(async (run) => {
    const [market] = await run(
      'INSERT INTO accounts (name) VALUES ($1) ON CONFLICT (name) DO NOTHING RETURNING id', 'The Market');
    if (!market) return;
    for (const [title, details, price] of [
      ['Sea salt', 'Raked by hand on the flats behind the dyke. 250 g, in a paper bag.', 420],
      ['Heather honey', 'From nine hives on the moor. It is firm, and tastes a little bitter.', 850],
      ['Wool socks', 'Undyed wool from the island, knitted twice as thick at the heel.', 1650],
      ['Storm lantern', 'Burns for twelve hours on a filling of lamp oil. The glass can be replaced.', 3900],
    ]) {
      await run(
        'INSERT INTO products (seller_id, title, details, price) VALUES ($1, $2, $3, $4)',
        market.id, title, details, price);
    }
  });
}

module.exports = { all, create, fillShelves, id, remove };
