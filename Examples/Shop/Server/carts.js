'use strict';

const { query } = require('./database');
const { Refusal } = require('./refusal');

const most = 99;

// Returns what is in an account's cart, as answers have it.
async function of(account) {
  const lines = await query(
    `SELECT products.id, title, details, price, accounts.name AS seller, quantity
     FROM cart_lines JOIN products ON products.id = product_id JOIN accounts ON accounts.id = seller_id
     WHERE account_id = $1 ORDER BY products.id`,
    account.id);
  return { lines: lines.map(({ quantity, ...product }) => ({ product, quantity })) };
}

// Puts one more of a product into the cart.
async function add(account, productID) {
  await change(
    `INSERT INTO cart_lines (account_id, product_id, quantity) VALUES ($1, $2, 1)
     ON CONFLICT (account_id, product_id) DO UPDATE SET quantity = least(cart_lines.quantity + 1, $3)`,
    account.id, productID, most);
  return of(account);
}

// Says how many of a product are in the cart; 0 takes it out.
async function set(account, productID, quantity) {
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > most) {
    throw new Refusal(422, `A cart takes up to ${most} of a product.`);
  }
  if (quantity === 0) {
    await query('DELETE FROM cart_lines WHERE account_id = $1 AND product_id = $2', account.id, productID);
  } else {
    await change(
      `INSERT INTO cart_lines (account_id, product_id, quantity) VALUES ($1, $2, $3)
       ON CONFLICT (account_id, product_id) DO UPDATE SET quantity = $3`,
      account.id, productID, quantity);
  }
  return of(account);
}

async function change(...statement) {
  try {
    await query(...statement);
  } catch (error) {
    const isForeignKeyMissing = error.code === '23503';
    throw isForeignKeyMissing ? new Refusal(404, 'This product is no longer sold.') : error;
  }
}

module.exports = { add, of, set };
