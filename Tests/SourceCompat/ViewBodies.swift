// The bodies of the framework's views.
import Combine
import SwiftUI

struct Ink: ShapeStyle, View {
  func resolve(in environment: EnvironmentValues) -> Color { .blue }
}

struct ViewBodies: View {
  @State private var days: Set<DateComponents> = []
  let dateLabel: DefaultDateProgressLabel
  let buttonLabel: DefaultButtonLabel
  let shareLabel: DefaultShareLinkLabel
  let tabLabel: DefaultTabLabel
  let group: LabeledControlGroupContent<Text, Text>

  var body: some View {
    AsyncImage(url: nil).body
    MultiDatePicker("Days", selection: $days).body
    dateLabel.body
    SubscriptionView(content: Text("one"), publisher: Just(1)) { print($0) }.body
    Ink().body
    DisclosureGroup("More") { Text("one") }.body
    EditButton().body
    Menu("More") { Text("one") }.body
    HSplitView { Text("one") }.body
    VSplitView { Text("one") }.body
    PasteButton(payloadType: String.self) { print($0) }.body
    buttonLabel.body
    shareLabel.body
    tabLabel.body
    group.body
    readers
  }

  @ViewBuilder
  private var readers: some View {
    let scrolling = ScrollViewReader { proxy in Button("Up") { proxy.scrollTo(1) } }
    scrolling.body
    ScrollViewReader(content: scrolling.content)
    let measuring = GeometryReader { Text("\($0.size.width)") }
    GeometryReader(content: measuring.content)
  }
}

@MainActor
func pages<Tabs: TabContent>(
  _ tabs: TabContentBuilder<Tabs.TabValue>.Content<Tabs>
) -> some View {
  tabs.body
}
