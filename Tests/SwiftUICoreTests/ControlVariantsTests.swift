import BanyanHost
import BanyanTesting
import Combine
import CoreGraphics
import Foundation
import Testing

@testable import SwiftUICore

/// Variants of controls: for several values, for times, for colors of Core Graphics, in menus.
@MainActor
@Suite struct ControlVariantsTests {
  /// 21 November 2026, 17:30:05 in UTC, a Saturday.
  private static let date = Date(timeIntervalSince1970: 1_795_282_205)

  // MARK: Toggles

  private struct Alarms: View {
    struct Alarm: Identifiable {
      let id: Int
      var isOn: Bool
    }
    @State private var alarms = [Alarm(id: 1, isOn: true), Alarm(id: 2, isOn: false)]

    var body: some View {
      Toggle("All", sources: $alarms, isOn: \.isOn)
      Text(alarms.map { $0.isOn ? "on" : "off" }.joined(separator: " "))
    }
  }

  @Test func `a toggle for several Booleans is on if all are, and sets all`() {
    let app = TestApp(Alarms())
    func state() -> [String] {
      [
        app.window.texts.last ?? "",
        "\(app.window.all.first { $0.kind == .toggle }?.property(.isOn) == .isOn(true))",
      ]
    }
    var states = [state()]
    for isOn in [true, false] {
      app.window.toggle("All").toggle(isOn)
      states.append(state())
    }
    #expect(states == [["on off", "false"], ["on on", "true"], ["off off", "false"]])
  }

  // MARK: Days

  private struct Market: View {
    @State private var days: Set<DateComponents> = [DateComponents(year: 2026, month: 11, day: 7)]

    var body: some View {
      MultiDatePicker(
        "Market days", selection: $days,
        in: ControlVariantsTests.date.addingTimeInterval(-10 * 86_400)...
      )
      .environment(\.timeZone, TimeZone(identifier: "UTC")!)
      .environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.calendar, Calendar(identifier: .gregorian))
      Text(
        days.compactMap(\.day).sorted().map(String.init).joined(separator: " ")
          + " \(days.contains { $0.calendar != nil })")
    }
  }

  @Test func `several days are chosen, and taken back`() {
    let app = TestApp(Market())
    func state() -> [String] {
      [app.window.texts.last ?? ""]
        + app.window.all.filter { $0.property(.traits) == .traits(.selected) }.map(\.name)
    }
    var states = [state()]
    for day in [
      "Wednesday, November 11, 2026", "Saturday, November 28, 2026", "Wednesday, November 11, 2026",
    ] {
      app.window.button(day).tap()
      states.append(state())
    }
    let seventh = "Saturday, November 7, 2026"
    let (eleventh, twentyEighth) = ("Wednesday, November 11, 2026", "Saturday, November 28, 2026")
    #expect(
      states == [
        ["7 false", seventh], ["7 11 true", seventh, eleventh],
        ["7 11 28 true", seventh, eleventh, twentyEighth],
        ["7 28 true", seventh, twentyEighth],
      ])
    #expect(!app.window.button("Tuesday, November 10, 2026").isEnabled)
    app.window.button("Next Month").tap()
    #expect(app.window.texts.first == "December 2026")
  }

  // MARK: Times

  @Test func `progress follows the time, down or up, until it is over`() async {
    let start = Date.now
    let app = TestApp(
      VStack {
        ProgressView(timerInterval: start...(start + 10)) { Text("Down") }
        ProgressView(timerInterval: start...(start + 10), countsDown: false) {
          Text("Up")
        } currentValueLabel: {
          Text("now")
        }
      })
    func tenths() -> [Int] {
      app.window.all.compactMap { element in
        guard case .progress(let fraction)? = element.property(.progress) else { return nil }
        return Int((fraction * 10).rounded())
      }
    }
    var states = [tenths()]
    // Between two seconds of the view, which begin when it appears.
    for milliseconds in [4_500, 1_000, 20_000] {
      await app.clock.advance(by: .milliseconds(milliseconds))
      states.append(tenths())
    }
    #expect(states == [[10, 0], [6, 4], [5, 5], [0, 10]])
    #expect(app.window.texts == ["Down", "0:00", "Up", "now"])
    app.reset()
    await app.clock.advance(by: .seconds(20))
    #expect(app.window.mutations == [])
  }

  // MARK: Colors

  private struct Painter: View {
    @State private var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    var body: some View {
      ColorPicker("Color", selection: $color)
      Text((color.components ?? []).map { "\(Int($0 * 255))" }.joined(separator: " "))
    }
  }

  @Test func `a color of Core Graphics is picked`() {
    let app = TestApp(Painter())
    let picker = app.window.all.first { $0.kind == .colorPicker }
    #expect(picker?.property(.value) == .value("#ff0000"))
    if let picker { app.window.send(.input("#0000ff"), to: picker.id) }
    #expect(app.window.texts.last == "0 0 255 255")
  }

  // MARK: Groups of controls

  @Test func `controls of a group are in a menu, with three dots if the group has no label`() {
    let app = TestApp(
      VStack {
        ControlGroup("Edit") { Button("Cut") {} }.controlGroupStyle(.menu)
        ControlGroup { Button("Copy") {} }.controlGroupStyle(.compactMenu)
        ControlGroup { Button("Paste") {} }.controlGroupStyle(.palette)
      })
    #expect(
      app.window.all.filter { $0.property(.isMenuOpen) != nil }.map(\.name) == ["Edit", "More"])
    app.window.button("Edit").tap()
    #expect(app.window.presentations.map(\.text) == ["Cut"])
    #expect(app.window.all.filter { $0.kind == .controlGroup }.count == 1)
  }

  @Test func `the outline of a button is a shape`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(
      [ButtonBorderShape.automatic, .capsule, .circle, .roundedRectangle(radius: 3)].map {
        $0.path(in: rect)
      } == [
        Capsule().path(in: rect), Capsule().path(in: rect), Circle().path(in: rect),
        RoundedRectangle(cornerRadius: 3).path(in: rect),
      ])
    #expect(
      ButtonBorderShape.capsule.inset(by: 5).path(in: rect)
        == Capsule().path(in: rect.insetBy(dx: 5, dy: 5)))
  }

  @Test func `marks of a gauge are not shown`() {
    let app = TestApp(
      Gauge(value: 0.5) {
        Text("Speed")
      } currentValueLabel: {
        Text("50")
      } markedValueLabels: {
        Text("0").tag(0.0)
      })
    #expect(app.window.texts == ["Speed", "50"])
  }

  // MARK: Modifiers

  private struct Tinted: EnvironmentalModifier {
    struct Opacity: ViewModifier {
      let amount: Double
      func body(content: Content) -> some View { content.opacity(amount) }
    }
    func resolve(in environment: EnvironmentValues) -> Opacity {
      Opacity(amount: environment.isEnabled ? 0.9 : 0.3)
    }
  }

  private struct Switch: View {
    @State private var isDisabled = false
    var body: some View {
      Text("a").modifier(Tinted()).disabled(isDisabled)
      Text("b").invalidatableContent().redacted(reason: isDisabled ? .invalidated : [])
      Button("Turn") { isDisabled.toggle() }
    }
  }

  @Test
  func `a modifier is resolved again when its environment changes, and content can be out of date`()
  {
    let app = TestApp(Switch())
    func opacities() -> [Property] { app.window.all.compactMap { $0.property(.opacity) } }
    let before = opacities()
    app.window.button("Turn").tap()
    #expect(
      [before.first, opacities().first, opacities().last] == [
        .opacity(0.9), .opacity(0.3), .opacity(0.5),
      ])
  }

  @Test func `a subscription runs its action`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let app = TestApp(
      SubscriptionView(content: Text("a"), publisher: subject) { received.append($0) })
    subject.send(3)
    #expect(received == [3] && app.window.texts == ["a"])
  }

  @Test func `settings of scroll views are in the environment`() {
    struct Reading: View {
      @Environment(\.verticalScrollIndicatorVisibility) private var vertical
      @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
      @Environment(\.verticalScrollBounceBehavior) private var verticalBounce
      @Environment(\.horizontalScrollBounceBehavior) private var horizontalBounce
      var body: some View {
        Text(
          "\(vertical == .hidden) \(horizontal == .hidden) \(verticalBounce == .always) \(horizontalBounce == .basedOnSize)"
        )
      }
    }
    let app = TestApp(
      VStack {
        Reading()
        Reading().scrollIndicators(.hidden, axes: .vertical).scrollBounceBehavior(.always)
        Reading().environment(\.horizontalScrollIndicatorVisibility, .never).scrollBounceBehavior(
          .basedOnSize, axes: .horizontal)
      })
    #expect(
      app.window.texts == [
        "false false false false", "true false true false", "false true false true",
      ])
  }
}
