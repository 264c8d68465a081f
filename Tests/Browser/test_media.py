"""Videos and sounds: played by the app and by the person, from files that the server sends in parts."""

import re
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from conftest import choose_page
from frames import come_back, expect_remembered, lose_connection, remember_texts, wait_until
from raw_socket import Visit

FILM = "document.querySelector('.video > video')"


@pytest.fixture
def media(gallery):
    page = gallery("Video and sound")
    # Its metadata have come.
    expect(value(page, "Time")).to_contain_text("of 3.0 s")
    return page


def value(page, title):
    """Returns what stands beside a title."""
    return page.locator(".labeled", has_text=re.compile(f"^{title}"))


def press(page, title):
    page.get_by_role("button", name=title, exact=True).click()


def film(page, expression):
    return page.evaluate(f"{FILM}.{expression}")


def wait_for_film(page, condition):
    assert wait_until(lambda: page.evaluate(f"() => {{ const film = {FILM}; return {condition}; }}"), page)


def test_a_video_is_played_and_paused_by_the_app(media):
    assert film(media, "controls") and film(media, "paused")
    # It is over after three seconds, in which a busy machine may not look at the page.
    remember_texts(media)
    press(media, "Play")
    expect_remembered(media, "playing")
    wait_for_film(media, "film.currentTime > 0.5")
    press(media, "Pause")
    expect(value(media, "Film")).to_contain_text("paused")
    assert film(media, "paused")
    # The app has been told the time where it stopped.
    expect(value(media, "Time")).to_contain_text(f"{film(media, 'currentTime'):.1f} of 3.0 s")


def test_a_video_ends_and_the_app_is_notified(media):
    press(media, "To 1.5 s")
    expect(value(media, "Time")).to_contain_text("1.5 of 3.0 s")
    assert film(media, "currentTime") == 1.5
    press(media, "Play")
    expect(value(media, "Seen to the end")).to_contain_text("1")
    expect(value(media, "Film")).to_contain_text("paused")
    expect(value(media, "Time")).to_contain_text("3.0 of 3.0 s")
    # From the beginning once more.
    press(media, "Play")
    expect(value(media, "Seen to the end")).to_contain_text("2")


def test_what_the_person_does_with_the_controls_is_reported(media):
    # The browser's controls call the same functions.
    press(media, "Mute")
    wait_for_film(media, "film.muted")
    remember_texts(media)
    media.evaluate(f"{FILM}.play()")
    expect_remembered(media, "playing")
    media.evaluate(f"{FILM}.pause()")
    expect(value(media, "Film")).to_contain_text("paused")
    media.evaluate(f"{FILM}.currentTime = 2")
    expect(value(media, "Time")).to_contain_text("2.0 of 3.0 s")


def test_a_page_that_returns_plays_on(media):
    media.evaluate(f"window.film = {FILM}")
    press(media, "Play")
    wait_for_film(media, "film.currentTime > 0.2")
    media.evaluate("() => socket.close()")
    media.wait_for_selector("main[data-connected]")
    expect(value(media, "Seen to the end")).to_contain_text("1")
    assert media.evaluate(f"window.film === {FILM}")


def test_a_page_that_is_made_afresh_keeps_its_video(gallery_anew):
    page = gallery_anew("Video and sound")
    expect(value(page, "Time")).to_contain_text("of 3.0 s")
    page.evaluate(f"window.film = {FILM}")
    press(page, "Play")
    wait_for_film(page, "film.currentTime > 0.2")
    page.evaluate("() => socket.close()")
    page.wait_for_selector("main[data-connected]")
    expect(value(page, "Seen to the end")).to_contain_text("1")
    assert page.evaluate(f"window.film === {FILM}")


# Has a player report these states, and returns those that are left for the server.
REPORT = """() => {
  const player = [...mediaPlayers.values()].find(({ media }) => media.closest('.video'));
  for (const state of ['playing', 'playing', 'ended', 'playing', 'playing']) sendPlayback(player, playbackStates[state]);
  return unacknowledged.filter(({ code, isSent }) => code === codes.playback && !isSent).map(({ body }) => body[2]);
}"""


def test_reports_that_nobody_reads_do_not_pile_up(media):
    lose_connection(media)
    assert media.evaluate(REPORT) == [2, 3, 2]
    come_back(media)
    # No state is left out.
    expect(value(media, "Seen to the end")).to_contain_text("1")


def test_a_sound_is_played_to_its_end(media):
    media.evaluate("""() => {
      window.ends = 0;
      addEventListener('ended', ({ target }) => { if (!target.closest('.video')) ends++; }, true);
    }""")
    assert media.locator("video").count() == 1
    press(media, "Ring")
    expect(value(media, "Bell")).to_contain_text("has rung")
    assert media.evaluate("ends") == 1
    sound = media.locator("div[hidden] > video")
    assert sound.evaluate("(sound) => [sound.volume, sound.duration]") == [0.5, 0.5]
    remember_texts(media)
    press(media, "Ring three times")
    expect_remembered(media, "rings for 0.50 s")
    expect(value(media, "Bell")).to_contain_text("has rung")
    assert media.evaluate("ends") == 4


def test_a_browser_that_refuses_leaves_it_paused(media):
    # What it does before a person has pressed anything.
    media.evaluate("""() => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    }""")
    press(media, "Ring")
    press(media, "Play")
    expect(value(media, "Film")).to_contain_text("paused")
    assert film(media, "paused")


def test_a_video_that_leaves_is_forgotten(media):
    press(media, "Play")
    wait_for_film(media, "film.currentTime > 0.2")
    media.evaluate(f"window.film = {FILM}")
    choose_page(media, "Text")
    assert wait_until(lambda: media.evaluate("() => film.paused && !film.isConnected"), media)


def source(page):
    return film(page, "currentSrc")


def request(url, cookie=None, **headers):
    if cookie:
        headers["Cookie"] = cookie
    asked = urllib.request.Request(url, headers=headers)
    try:
        with urllib.request.urlopen(asked) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, b""


def test_a_file_is_for_its_visitor_and_comes_in_parts(media, gallery_server):
    url = source(media)
    assert "/banyan/files/" in url
    cookie = "; ".join(f"{each['name']}={each['value']}" for each in media.context.cookies())
    status, headers, whole = request(url, cookie)
    assert status == 200 and headers["Content-Type"] == "video/webm"
    status, headers, part = request(url, cookie, Range="bytes=100-199")
    assert status == 206 and part == whole[100:200]
    assert headers["Content-Range"] == f"bytes 100-199/{len(whole)}"
    assert request(url, cookie, Range=f"bytes={len(whole)}-")[0] == 416
    # Not for somebody else, with a visit of their own or without one.
    assert request(url)[0] == 403
    assert request(url, Visit(gallery_server).cookie)[0] == 404


def test_a_page_without_videos_loads_nothing_for_them(gallery):
    page = gallery("Text")
    assert not page.locator("script[src*=media], link[href*=media]").count()
