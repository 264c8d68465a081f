"""Elements of a shape equal those that are created one by one."""

from playwright.sync_api import expect

# Allowed differences between equal elements: their numbers, and the properties of controls.
COMPARE = """() => {
  const simple = (element) => {
    const copy = element.cloneNode(true);
    for (const each of [copy, ...copy.querySelectorAll('*')]) {
      each.removeAttribute('id');
      each.removeAttribute('aria-labelledby');
    }
    return [...copy.children].map((each) => each.outerHTML.split(/(?=<)/).map(sorted));
  };
  const sorted = (tag) => {
    const [name, ...attributes] = tag.replace(/>([^]*)$/, ' >$1').split(/ (?=[-a-z]+=|>)/);
    const said = attributes.slice(0, -1).map((each) => each.startsWith('style=') ? each.split(/[";] ?/).sort().join() : each);
    return [name, ...said.sort(), attributes.at(-1)].join(' ');
  };
  const values = (element) => [...element.querySelectorAll('input, button, select')]
    .map((each) => [each.value, each.disabled, each.serverText, each.tabIndex].join());
  const named = (element) => [...element.querySelectorAll('[aria-labelledby]')]
    .map((each) => document.getElementById(each.getAttribute('aria-labelledby'))?.textContent);
  const [whole, apart] = [...document.querySelectorAll('main > .vstack > .vstack')];
  const [list, listApart] = document.querySelectorAll('.list');
  return [[whole, apart], [list, listApart]].map((pair) => pair.map((each) =>
    ({ tags: simple(each), values: values(each), named: named(each), flex: each.dataset.flex })));
}"""


def test_elements_of_a_shape_are_as_if_made_one_by_one(demo, open_page):
    page = open_page(demo("shapes").url)
    page.get_by_role("button", name="Make", exact=True).click()
    page.get_by_text("made", exact=True).wait_for()
    for whole, apart in page.evaluate(COMPARE):
        assert len(whole["tags"]) == 130
        for one, other in zip(whole["tags"], apart["tags"]):
            assert one == other
        assert whole == apart


def test_elements_of_a_shape_are_moved_and_changed_in_the_batch_that_makes_them(demo, open_page):
    page = open_page(demo("shapes").url)
    page.get_by_role("button", name="Move", exact=True).click()
    page.get_by_text("moved", exact=True).wait_for()
    stack = page.locator("main > .vstack > .vstack").first
    assert stack.locator(".text").all_inner_texts() == ["two", "3", "1"]
    expect(stack.locator("svg use")).to_have_count(3)


def test_the_elements_of_a_shape_are_used_each_by_itself(demo, open_page):
    page = open_page(demo("shapes").url)
    page.get_by_role("button", name="Make", exact=True).click()
    page.get_by_text("made", exact=True).wait_for()
    # In the demo nothing follows them: each goes back, and no other has changed.
    on = "() => [...document.querySelectorAll('.toggle')].map((e) => e.getAttribute('aria-checked'))"
    before = page.evaluate(on)
    page.get_by_role("switch", name="Toggle 1").first.click()
    page.wait_for_function(f"(before) => JSON.stringify(({on})()) === JSON.stringify(before)", arg=before)
