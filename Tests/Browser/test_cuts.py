"""Views that take away what is behind them in their group."""

from frames import wait_until
from pixels import color_at

PROGRAM = """
    import SwiftUI

    struct ContentView: View {
      @State private var isWide = false
      @State private var isOut = true
      let blue = Color(red: 0, green: 0, blue: 1)

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ZStack {
            blue
            Rectangle().frame(width: 40, height: 40).blendMode(.destinationOut)
            Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10)
          }
          .compositingGroup()
          .frame(width: 200, height: 60)
          .background(Color(red: 0, green: 1, blue: 0))
          ZStack {
            blue
            Capsule().fill(Color(red: 1, green: 0, blue: 0)).frame(width: isWide ? 120 : 40, height: 40).blendMode(isOut ? .destinationOut : .normal)
          }
          .compositingGroup()
          .frame(width: 200, height: 60)
          HStack(spacing: 0) {
            Button("Widen") { isWide = true }.frame(width: 100, height: 40)
            Button("Fill") { isOut = false }.frame(width: 100, height: 40)
          }
          blue.frame(width: 200, height: 60).mask {
            ZStack {
              Rectangle()
              Rectangle().frame(width: 40).blendMode(.destinationOut)
            }
            .compositingGroup()
          }
          blue.frame(width: 200, height: 60).mask {
            Rectangle().overlay(alignment: .leading) { Rectangle().frame(width: 40).blendMode(.destinationOut) }
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    """
WHITE, RED, GREEN, BLUE = (255, 255, 255), (255, 0, 0), (0, 255, 0), (0, 0, 255)


def shows(page, colors):
    """Waits until points have their colors."""
    return wait_until(lambda: [color_at(page, x, y) for x, y in colors] == list(colors.values()), page)


def test_a_hole_goes_through_what_is_behind_in_the_group(run, open_page, tmp_path):
    file = tmp_path / "Cuts.swift"
    file.write_text(PROGRAM)
    page = open_page(run(file).url)
    # What is in front in the group stays, and so does what is behind the group.
    assert shows(page, {(20, 30): BLUE, (85, 30): GREEN, (100, 30): RED, (115, 30): GREEN, (130, 30): BLUE, (100, 5): BLUE})
    # It has the corners of the view.
    assert shows(page, {(100, 90): WHITE, (82, 72): BLUE, (60, 90): BLUE})


def test_a_hole_follows_the_view_that_it_is(run, open_page, tmp_path):
    file = tmp_path / "Cuts.swift"
    file.write_text(PROGRAM)
    page = open_page(run(file).url)
    assert shows(page, {(100, 90): WHITE, (65, 90): BLUE})
    page.get_by_role("button", name="Widen").click()
    assert shows(page, {(100, 90): WHITE, (65, 90): WHITE, (30, 90): BLUE})
    page.get_by_role("button", name="Fill").click()
    assert shows(page, {(100, 90): RED, (65, 90): RED, (30, 90): BLUE})


def test_a_mask_is_turned_inside_out(run, open_page, tmp_path):
    file = tmp_path / "Cuts.swift"
    file.write_text(PROGRAM)
    page = open_page(run(file).url)
    assert shows(page, {(20, 190): BLUE, (100, 190): WHITE, (180, 190): BLUE})
    assert shows(page, {(20, 250): WHITE, (60, 250): BLUE, (180, 250): BLUE})
