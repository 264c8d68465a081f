"""Photos that the person picks in the browser's own dialog, and sees on the page."""

import struct
import zlib

import pytest
from playwright.sync_api import expect

from conftest import GALLERY, choose_page
from frames import wait_until


@pytest.fixture
def photos(gallery):
    return gallery("Photos")


def png(width, height, noise=0):
    """Returns a red picture; noise makes its file larger."""
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    rows = b"".join(b"\0" + b"\xff\0\0" * width for _ in range(height))
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
        + (chunk(b"teXt", b"Comment\0" + b"a" * noise) if noise else b"")
        + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def ask(page, label):
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=label).click()
    return chooser.value


def natural_sizes(page):
    """Returns the sizes of all pictures that the browser has loaded and shows."""
    return page.evaluate("""() => [...document.querySelectorAll('.image img')]
        .filter((each) => each.complete && each.naturalWidth && each.getClientRects().length)
        .map((each) => [each.naturalWidth, each.naturalHeight])""")


def wait_for_sizes(page, sizes):
    assert wait_until(lambda: natural_sizes(page) == sizes, page), natural_sizes(page)


@pytest.mark.parametrize("noise", [0, 60_000], ids=["small", "large"])
def test_a_photo_is_picked_and_seen(photos, tmp_path, noise):
    path = tmp_path / "red.png"
    path.write_bytes(png(120, 60, noise))
    chooser = ask(photos, "Choose a photo…")
    assert not chooser.is_multiple()
    chooser.set_files(path)
    expect(photos.get_by_text("120 × 60 pixels")).to_be_visible()
    wait_for_sizes(photos, [[120, 60]])
    source = photos.evaluate("document.querySelector('.image img').src")
    assert source.startswith("data:image/png;base64,") != bool(noise)
    assert ("/banyan/files/" in source) == bool(noise)
    expect(photos.get_by_role("alertdialog")).to_have_count(0)


def test_a_large_photo_is_seen_by_nobody_else(photos, tmp_path, open_page, gallery_server):
    path = tmp_path / "red.png"
    path.write_bytes(png(120, 60, 60_000))
    ask(photos, "Choose a photo…").set_files(path)
    wait_for_sizes(photos, [[120, 60]])
    source = photos.evaluate("document.querySelector('.image img').src")
    assert photos.request.get(source).status == 200
    other = photos.context.browser.new_context()
    assert other.request.get(source).status == 403
    other.close()


def test_several_photos_are_picked_and_no_more_than_the_app_takes(photos, tmp_path):
    paths = [tmp_path / f"{width}.png" for width in (10, 20, 30, 40)]
    for width, path in zip((10, 20, 30, 40), paths):
        path.write_bytes(png(width, 8))
    chooser = ask(photos, "Choose up to three…")
    assert chooser.is_multiple()
    chooser.set_files(paths)
    dialog = photos.get_by_role("alertdialog")
    expect(dialog).to_contain_text("At most 3 files can be chosen at once.")
    with photos.expect_file_chooser() as again:
        dialog.get_by_role("button", name="Choose Photos…").click()
    again.value.set_files(paths[:3])
    wait_for_sizes(photos, [[10, 8], [20, 8], [30, 8]])


def test_a_picker_of_uikit_opens_the_browsers_dialog_in_its_sheet(photos, tmp_path):
    path = tmp_path / "red.png"
    path.write_bytes(png(120, 60))
    ask(photos, "Choose with UIKit…").set_files(path)
    expect(photos.get_by_text("120 × 60 pixels")).to_be_visible()
    expect(photos.get_by_role("dialog")).to_have_count(0)
    wait_for_sizes(photos, [[120, 60]])
    # What was picked is shared: as a download, as it is a file.
    photos.get_by_role("button", name="Share it…").click()
    with photos.expect_download() as download:
        photos.get_by_role("button", name="Save “Image.png”").click()
    assert download.value.path().read_bytes() == path.read_bytes()
    expect(photos.get_by_role("dialog")).to_have_count(0)


def test_closing_the_browsers_dialog_closes_the_sheet_around(photos):
    ask(photos, "Choose with UIKit…")
    # The event of a browser when the person closes its dialog.
    photos.evaluate("fileInput.dispatchEvent(new Event('cancel'))")
    expect(photos.get_by_role("dialog")).to_have_count(0)


def test_a_picture_that_is_too_large_is_refused(start_server, open_page, tmp_path):
    page = open_page(start_server(*GALLERY, "--limit", "fileByteCount=10KiB").url)
    choose_page(page, "Photos")
    path = tmp_path / "red.png"
    path.write_bytes(png(120, 60, 60_000))
    ask(page, "Choose a photo…").set_files(path)
    expect(page.get_by_role("alertdialog")).to_contain_text("“red.png” is too large")


def test_a_text_is_no_photo(photos, tmp_path):
    path = tmp_path / "a.txt"
    path.write_text("a")
    ask(photos, "Choose a photo…").set_files(path)
    expect(photos.get_by_role("alertdialog")).to_contain_text(
        "“a.txt” is not of a type that is accepted here.")
