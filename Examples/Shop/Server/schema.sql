-- The tables of the shop. Prices are in cents.

CREATE TABLE IF NOT EXISTS accounts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  -- Null for an account that nobody can log in to.
  password text
);

-- A token itself is known only to the client that was given it.
CREATE TABLE IF NOT EXISTS sessions (
  token_hash bytea PRIMARY KEY,
  account_id integer NOT NULL REFERENCES accounts,
  expires_at timestamptz NOT NULL
);

CREATE TABLE IF NOT EXISTS products (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  seller_id integer NOT NULL REFERENCES accounts,
  title text NOT NULL,
  details text NOT NULL,
  price integer NOT NULL CHECK (price BETWEEN 1 AND 1000000)
);

CREATE TABLE IF NOT EXISTS cart_lines (
  account_id integer NOT NULL REFERENCES accounts,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 99),
  PRIMARY KEY (account_id, product_id)
);

CREATE TABLE IF NOT EXISTS orders (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id integer NOT NULL REFERENCES accounts,
  placed_at timestamptz NOT NULL DEFAULT now()
);

-- An order keeps what was bought at which price, whatever becomes of the product.
CREATE TABLE IF NOT EXISTS order_lines (
  order_id integer NOT NULL REFERENCES orders,
  position integer NOT NULL,
  title text NOT NULL,
  price integer NOT NULL,
  quantity integer NOT NULL,
  PRIMARY KEY (order_id, position)
);
