"""The shop of Examples/Shop with its server and its database, used as people would."""

from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from shop import Cluster, Shop


@pytest.fixture(scope="module")
def shop(tmp_path_factory):
    cluster = Cluster()
    shop = Shop(cluster, tmp_path_factory.mktemp("shop"))
    shop.start_app()
    yield shop
    shop.stop()
    cluster.stop()


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, page):
        self.page = page

    def goes_to(self, tab):
        self.page.get_by_role("tab", name=tab).click()

    def presses(self, name, within=None):
        (within or self.page).get_by_role("button", name=name, exact=True).locator("visible=true").click()

    def opens(self, row):
        self.page.get_by_role("listitem").filter(has_text=row).locator("visible=true").click()
        expect(self.page.get_by_role("heading", name=row)).to_be_visible()

    def types(self, within=None, **fields):
        for name, text in fields.items():
            (within or self.page).get_by_label(name, exact=True).locator("visible=true").fill(text)

    def logs_in(self, name, password="correct horse", by="Log In"):
        self.types(Name=name, Password=password)
        self.presses(by)

    def sees(self, *texts):
        for text in texts:
            expect(self.page.get_by_text(text, exact=True).locator("visible=true").first).to_be_visible()

    def rows(self):
        return self.page.get_by_role("listitem").locator("visible=true")

    def reads(self, message):
        """Reads a message, and closes it."""
        dialog = self.page.get_by_role("alertdialog")
        expect(dialog).to_contain_text(message)
        dialog.get_by_role("button", name="OK").click()
        expect(dialog).to_have_count(0)


@pytest.fixture
def person(shop, open_page):
    """Opens the shop as somebody new."""

    def open_shop():
        person = Person(open_page(shop.app.url))
        person.sees("Sea salt")
        return person

    return open_shop


@contextmanager
def closed(shop):
    shop.close()
    try:
        yield
    finally:
        shop.open()


def test_a_person_fills_a_cart_and_orders(shop, person):
    buyer = person()
    expect(buyer.rows()).to_have_text([
        "Sea saltfrom The Market€4.20", "Heather honeyfrom The Market€8.50",
        "Wool socksfrom The Market€16.50", "Storm lanternfrom The Market€39.00"])
    buyer.opens("Wool socks")
    buyer.presses("Add to Cart")
    # The shop asks who it is, and then does what was asked for.
    buyer.logs_in("una", by="Create Account")
    buyer.sees("1 item in your cart")
    buyer.presses("Add to Cart")
    buyer.sees("2 items in your cart")

    buyer.goes_to("Cart")
    expect(buyer.rows().first).to_contain_text("€33.00")
    stepper = buyer.page.get_by_role("group", name="Quantity of Wool socks")
    for _ in range(5):
        stepper.get_by_role("button", name="Increment").click()
    # On the way there were six before, so the next step is to be seen by itself.
    expect(buyer.rows().first).to_contain_text("€115.50")
    stepper.get_by_role("button", name="Decrement").click()
    expect(buyer.rows().first).to_contain_text("€99.00")
    buyer.sees("€99.00")
    buyer.presses("Order 6 Items")

    # The tab's button has this name all the time.
    expect(buyer.page.get_by_role("heading", name="Orders", exact=True).locator("visible=true").first).to_be_visible()
    expect(buyer.rows()).to_have_count(1)
    buyer.rows().first.click()
    buyer.sees("6 × Wool socks")
    expect(buyer.rows()).to_have_text(["6 × Wool socks€99.00", "Total€99.00"])
    buyer.goes_to("Cart")
    buyer.sees("Your Cart Is Empty")
    assert shop.cluster.query(
        "SELECT title, price, quantity FROM order_lines JOIN orders ON orders.id = order_id"
        " JOIN accounts ON accounts.id = account_id WHERE name = 'una'") == "Wool socks|1650|6"


def test_what_one_sells_another_buys(person):
    seller, buyer = person(), person()
    seller.presses("Sell Something")
    seller.logs_in("vera", by="Create Account")
    sell = seller.page.get_by_role("button", name="Sell", exact=True)
    expect(sell).to_be_disabled()
    markup = "<b>Best</b> of '24; --"
    seller.types(Title=markup, Description="A *calendar*", Price="12.5")
    sell.click()
    expect(seller.rows().last).to_have_text(f"{markup}from vera€12.50")

    # A page that is loaded again shows what has come since.
    buyer.page.reload()
    buyer.opens(markup)
    buyer.sees("A *calendar*")
    buyer.presses("Add to Cart")
    buyer.logs_in("wim", by="Create Account")
    buyer.sees("1 item in your cart")

    seller.opens(markup)
    expect(seller.page.get_by_role("button", name="Add to Cart")).to_have_count(0)
    seller.presses("Stop Selling")
    seller.presses("Stop Selling", within=seller.page.get_by_role("dialog"))
    expect(seller.rows()).to_have_count(4)
    buyer.presses("Add to Cart")
    buyer.reads("This product is no longer sold.")


def test_a_wrong_password_is_reported_and_the_right_one_logs_in(shop, person):
    shop.register("xaver")
    visitor = person()
    visitor.goes_to("Account")
    visitor.logs_in("xaver", "wrong horse")
    visitor.reads("The name or the password is wrong.")
    visitor.logs_in("xaver")
    visitor.sees("xaver")
    visitor.presses("Log Out")
    expect(visitor.page.get_by_label("Password")).to_be_visible()


def test_whoever_logs_in_next_sees_nothing_of_the_one_before(shop, person):
    shop.ask("PUT", "cart/1", {"quantity": 7}, shop.register("yara"))
    shop.register("zoe")
    visitor = person()
    visitor.goes_to("Cart")
    visitor.logs_in("yara")
    visitor.sees("€29.40")
    visitor.goes_to("Account")
    visitor.presses("Log Out")
    visitor.goes_to("Cart")
    visitor.logs_in("zoe")
    visitor.sees("Your Cart Is Empty")


def test_a_session_that_has_ended_leads_back_to_the_login(shop, person):
    shop.ask("PUT", "cart/4", {"quantity": 1}, shop.register("ali"))
    visitor = person()
    visitor.goes_to("Cart")
    visitor.logs_in("ali")
    visitor.sees("Storm lantern")
    shop.cluster.query(
        "UPDATE sessions SET expires_at = now() FROM accounts WHERE accounts.id = account_id AND name = 'ali'")
    visitor.presses("Order 1 Item")
    visitor.reads("Your session has ended. Please log in again.")
    visitor.logs_in("ali")
    visitor.presses("Order 1 Item")
    expect(visitor.rows()).to_have_count(1)
    expect(visitor.rows().first).to_contain_text("€39.00")


def test_a_server_that_is_away_is_reported_and_what_was_changed_is_taken_back(shop, person):
    shop.ask("PUT", "cart/2", {"quantity": 2}, shop.register("bo"))
    visitor = person()
    visitor.goes_to("Cart")
    visitor.logs_in("bo")
    visitor.sees("€17.00")
    away = "The shop cannot be reached. Please try again in a moment."
    with closed(shop):
        visitor.page.get_by_role("button", name="Increment").click()
        visitor.reads(away)
        visitor.sees("€17.00")
        visitor.goes_to("Orders")
        visitor.reads(away)
        visitor.presses("Try Again")
        visitor.reads(away)
    visitor.presses("Try Again")
    visitor.sees("No Orders Yet")
    visitor.goes_to("Cart")
    visitor.page.get_by_role("button", name="Increment").click()
    visitor.sees("€25.50")
