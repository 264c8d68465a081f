"""The server of Examples/Shop, asked without its app."""

from concurrent.futures import ThreadPoolExecutor
from itertools import count

import pytest

from shop import Cluster, Shop

NUMBERS = count(1)


@pytest.fixture(scope="module")
def shop(tmp_path_factory):
    cluster = Cluster()
    shop = Shop(cluster, tmp_path_factory.mktemp("shop"))
    yield shop
    shop.stop()
    cluster.stop()


def sell(shop, token, **changes):
    return shop.ask(
        "POST", "products", {"title": "Kite", "details": "Flies", "price": 2450, **changes}, token)


def test_passwords_and_tokens_are_not_in_the_database(shop):
    token = shop.register("ada")
    everything = "".join(
        shop.cluster.query(f"SELECT * FROM {table}") for table in ["accounts", "sessions"])
    assert "correct horse" not in everything and token not in everything
    stored = shop.cluster.query("SELECT password FROM accounts WHERE name = 'ada'")
    assert [len(part) for part in stored.split(":")] == [6, 24, 44]
    assert stored.startswith("scrypt:")


def test_a_wrong_name_and_a_wrong_password_have_the_same_answer(shop):
    shop.register("bea")
    wrong = (403, {"message": "The name or the password is wrong."})
    assert shop.ask("POST", "sessions", {"name": "bea", "password": "correct hors"}) == wrong
    assert shop.ask("POST", "sessions", {"name": "nobody", "password": "correct horse"}) == wrong
    # This account has no password.
    assert shop.ask("POST", "sessions", {"name": "The Market", "password": ""}) == wrong
    status, session = shop.ask("POST", "sessions", {"name": "bea", "password": "correct horse"})
    assert (status, session["name"]) == (201, "bea")


def test_an_account_is_one_persons(shop):
    shop.register("cleo")
    again = shop.ask("POST", "accounts", {"name": "cleo", "password": "another one"})
    assert again == (409, {"message": "The name cleo is taken."})
    short = shop.ask("POST", "accounts", {"name": "cleopatra", "password": "1234567"})
    assert short == (422, {"message": "A password has at least 8 characters."})


def test_only_who_is_logged_in_has_a_cart(shop):
    refused = (401, {"message": "Please log in."})
    assert shop.ask("GET", "cart") == refused
    assert shop.ask("GET", "cart", token="guessed") == refused
    token = shop.register("dora")
    assert shop.ask("GET", "cart", token=token) == (200, {"lines": []})
    shop.cluster.query(
        "UPDATE sessions SET expires_at = now() FROM accounts WHERE accounts.id = account_id AND name = 'dora'")
    assert shop.ask("GET", "cart", token=token) == refused


def test_a_session_ends_where_it_is_left(shop):
    first = shop.register("emil")
    _, second = shop.ask("POST", "sessions", {"name": "emil", "password": "correct horse"})
    assert shop.ask("DELETE", "sessions/current", token=first) == (204, None)
    assert shop.ask("GET", "orders", token=first)[0] == 401
    assert shop.ask("GET", "orders", token=second["token"]) == (200, [])


def test_only_its_seller_takes_a_product_away(shop):
    seller, other = shop.register("fay"), shop.register("gus")
    _, product = sell(shop, seller)
    path = f"products/{product['id']}"
    assert shop.ask("DELETE", path, token=other) == (404, {"message": "You sell no such product."})
    assert shop.ask("DELETE", path) == (401, {"message": "Please log in."})
    assert shop.ask("DELETE", path, token=seller) == (204, None)
    assert product not in shop.ask("GET", "products")[1]


@pytest.mark.parametrize("changes, message", [
    ({"title": " "}, "Please enter a title."),
    ({"title": 7}, "Please enter a title."),
    ({"details": "long" * 501}, "The description is longer than 2000 characters."),
    ({"price": 0}, "A price is between 0.01 and 10,000.00."),
    ({"price": 1.5}, "A price is between 0.01 and 10,000.00."),
    ({"price": "1"}, "A price is between 0.01 and 10,000.00."),
])
def test_what_is_not_a_product_is_refused(shop, changes, message):
    token = shop.register(f"hal {next(NUMBERS)}")
    assert sell(shop, token, **changes) == (422, {"message": message})


def test_a_quantity_is_between_nothing_and_99(shop):
    token = shop.register("ida")
    for quantity in [-1, 100, 1.5, "2", None]:
        answer = shop.ask("PUT", "cart/1", {"quantity": quantity}, token)
        assert answer == (422, {"message": "A cart takes up to 99 of a product."})
    assert shop.ask("PUT", "cart/1", {"quantity": 99}, token)[1]["lines"][0]["quantity"] == 99
    assert shop.ask("POST", "cart/1", {}, token)[1]["lines"][0]["quantity"] == 99
    assert shop.ask("PUT", "cart/1", {"quantity": 0}, token) == (200, {"lines": []})
    assert shop.ask("POST", "cart/2147483647", {}, token) == (404, {"message": "This product is no longer sold."})
    assert shop.ask("POST", "cart/1%20OR%201=1", {}, token) == (404, {"message": "There is no such product."})


def test_who_orders_many_times_at_once_has_ordered_once(shop):
    token = shop.register("jo")
    shop.ask("PUT", "cart/2", {"quantity": 3}, token)
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda _: shop.ask("POST", "orders", {}, token), range(8)))
    assert sorted(status for status, _ in answers) == [201] + [409] * 7
    _, orders = shop.ask("GET", "orders", token=token)
    assert [order["lines"] for order in orders] == [
        [{"title": "Heather honey", "price": 850, "quantity": 3}]]


def test_an_order_keeps_what_was_bought(shop):
    seller, buyer = shop.register("kai"), shop.register("lea")
    _, product = sell(shop, seller, title="Boat")
    shop.ask("POST", f"cart/{product['id']}", {}, buyer)
    shop.ask("POST", "orders", {}, buyer)
    shop.ask("DELETE", f"products/{product['id']}", token=seller)
    assert shop.ask("GET", "orders", token=buyer)[1][0]["lines"] == [
        {"title": "Boat", "price": 2450, "quantity": 1}]
    # The seller has bought nothing.
    assert shop.ask("GET", "orders", token=seller) == (200, [])


def test_a_product_that_is_no_longer_sold_leaves_the_carts(shop):
    seller, buyer = shop.register("max"), shop.register("nia")
    _, product = sell(shop, seller)
    shop.ask("POST", f"cart/{product['id']}", {}, buyer)
    shop.ask("DELETE", f"products/{product['id']}", token=seller)
    assert shop.ask("GET", "cart", token=buyer) == (200, {"lines": []})
    assert shop.ask("POST", "orders", {}, buyer) == (409, {"message": "The cart is empty."})


def test_texts_are_never_part_of_a_statement(shop):
    name = "o'; DROP TABLE orders; --"
    token = shop.register(name)
    status, product = sell(shop, token, title="'); DELETE FROM products; --", details="\\x00\0$1")
    assert status == 201
    assert (product["title"], product["seller"]) == ("'); DELETE FROM products; --", name)
    assert product in shop.ask("GET", "products")[1]
    assert shop.ask("POST", "sessions", {"name": "' OR ''='", "password": "' OR ''='"})[0] == 403


def test_what_is_not_a_request_is_answered_as_such(shop):
    assert shop.ask("GET", "nowhere") == (404, {"message": "There is nothing here."})
    assert shop.ask("POST", "sessions", ["a"]) == (422, {"message": "Please enter a name."})
    assert shop.ask("POST", "sessions", {"name": "x" * 20_000}) == (
        413, {"message": "The request cannot be read."})
