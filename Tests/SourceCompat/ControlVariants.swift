// Controls for several values, for days, for times, for colors of Core Graphics, and in menus.
import Combine
import SwiftUI

struct ControlVariants: View {
  struct Alarm: Identifiable {
    let id = 1
    var isOn = true
  }

  @State private var alarms = [Alarm()]
  @State private var days: Set<DateComponents> = []
  @State private var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  @State private var number = 1

  var body: some View {
    toggles
    dates
    moreDates
    times
    others
  }

  @ViewBuilder private var toggles: some View {
    Toggle(sources: $alarms, isOn: \.isOn) { Text("one") }
    Toggle("one", sources: $alarms, isOn: \.isOn)
    Toggle(String("one"), sources: $alarms, isOn: \.isOn)
    ColorPicker(selection: $color, supportsOpacity: false) { Text("one") }
    ColorPicker("one", selection: $color)
    ColorPicker(String("one"), selection: $color)
  }

  @ViewBuilder private var dates: some View {
    MultiDatePicker(selection: $days) { Text("one") }
    MultiDatePicker(selection: $days, in: Date.distantPast..<Date.distantFuture) { Text("one") }
    MultiDatePicker(selection: $days, in: Date.distantPast...) { Text("one") }
    MultiDatePicker(selection: $days, in: ..<Date.distantFuture) { Text("one") }
    MultiDatePicker("one", selection: $days)
    MultiDatePicker("one", selection: $days, in: Date.distantPast..<Date.distantFuture)
    MultiDatePicker("one", selection: $days, in: Date.distantPast...)
    MultiDatePicker("one", selection: $days, in: ..<Date.distantFuture)
  }

  @ViewBuilder private var moreDates: some View {
    MultiDatePicker(String("one"), selection: $days)
    MultiDatePicker(String("one"), selection: $days, in: Date.distantPast..<Date.distantFuture)
    MultiDatePicker(String("one"), selection: $days, in: Date.distantPast...)
    MultiDatePicker(String("one"), selection: $days, in: ..<Date.distantFuture)
  }

  @ViewBuilder private var times: some View {
    ProgressView(timerInterval: Date.now...Date.distantFuture)
    ProgressView(timerInterval: Date.now...Date.distantFuture, countsDown: false) { Text("one") }
    ProgressView(timerInterval: Date.now...Date.distantFuture) {
      Text("one")
    } currentValueLabel: {
      Text("two")
    }
    Gauge(value: 1) {
      Text("one")
    } currentValueLabel: {
      Text("two")
    } markedValueLabels: {
      Text("three")
    }
    Gauge(value: 1) {
      Text("one")
    } currentValueLabel: {
      Text("two")
    } minimumValueLabel: {
      Text("a")
    } maximumValueLabel: {
      Text("b")
    } markedValueLabels: {
      Text("three")
    }
  }

  @ViewBuilder private var others: some View {
    ControlGroup { Text("one") }.controlGroupStyle(.menu).controlGroupStyle(.compactMenu)
      .controlGroupStyle(.palette)
    ControlGroup { Text("one") }.controlGroupStyle(OwnGroupStyle())
    Circle().clipShape(.buttonBorder).background(.red, in: ButtonBorderShape.circle.inset(by: 1))
    Path(ButtonBorderShape.circle.path(in: .zero).boundingRect)
    TextField("one", value: $number, formatter: NumberFormatter(), onEditingChanged: { print($0) })
    TextField(
      String("one"), value: $number, formatter: NumberFormatter(), onEditingChanged: { print($0) })
    Text("one").invalidatableContent().modifier(Resolving())
    SubscriptionView(content: Text("one"), publisher: Just(1)) { print($0) }
    ScrollView { ScrollSettings() }.scrollPosition(initialAnchor: .bottom)
  }
}

struct ScrollSettings: View {
  @Environment(\.verticalScrollIndicatorVisibility) private var vertical
  @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
  @Environment(\.verticalScrollBounceBehavior) private var verticalBounce
  @Environment(\.horizontalScrollBounceBehavior) private var horizontalBounce

  var body: some View {
    Text(vertical == horizontal ? "one" : "two")
      .environment(\.verticalScrollIndicatorVisibility, horizontal).environment(
        \.horizontalScrollIndicatorVisibility, vertical)
    Text(verticalBounce == horizontalBounce ? "one" : "two")
      .environment(\.verticalScrollBounceBehavior, .always).environment(
        \.horizontalScrollBounceBehavior, .always)
  }
}

struct Resolving: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier { EmptyModifier() }
}

struct OwnGroupStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuControlGroupStyle().makeBody(configuration: configuration)
    CompactMenuControlGroupStyle().makeBody(configuration: configuration)
    PaletteControlGroupStyle().makeBody(configuration: configuration)
  }
}

func parts(_ view: inout SubscriptionView<Just<Int>, Text>) {
  (view.content, view.publisher, view.action) = (Text("one"), view.publisher, view.action)
}
