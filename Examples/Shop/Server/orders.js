'use strict';

const { query, transaction } = require('./database');
const { Refusal } = require('./refusal');

// Returns the orders of an account, the newest first.
async function of(account, id = null) {
  return query(
    `SELECT id, extract(epoch FROM placed_at)::float8 AS "placedAt",
       json_agg(json_build_object('title', title, 'price', price, 'quantity', quantity) ORDER BY position) AS lines
     FROM orders JOIN order_lines ON order_id = id
     WHERE account_id = $1 AND ($2::integer IS NULL OR id = $2)
     GROUP BY id ORDER BY id DESC`,
    account.id, id);
}

// Orders what is in the cart, and empties it.
async function place(account) {
  const id = await transaction(async (run) => {
    // Whoever presses twice has ordered once: the second press finds an empty cart.
    const taken = await run(
      'DELETE FROM cart_lines WHERE account_id = $1 RETURNING product_id, quantity', account.id);
    if (taken.length === 0) throw new Refusal(409, 'The cart is empty.');
    const [order] = await run('INSERT INTO orders (account_id) VALUES ($1) RETURNING id', account.id);
    await run(
      `INSERT INTO order_lines (order_id, position, title, price, quantity)
       SELECT $1, row_number() OVER (ORDER BY products.id), title, price, quantity
       FROM unnest($2::integer[], $3::integer[]) AS taken (product_id, quantity)
       JOIN products ON products.id = product_id`,
      order.id, taken.map((line) => line.product_id), taken.map((line) => line.quantity));
    return order.id;
  });
  const [order] = await of(account, id);
  return order;
}

module.exports = { of, place };
