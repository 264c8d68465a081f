// Dates, colors, gauges and groups.
import SwiftUI

struct Groups: View {
  @State private var date = Date()
  @State private var color = Color.red
  @State private var isExpanded = false
  let title: String
  let url: URL
  let range: ClosedRange<Date>

  var body: some View {
    dates
    colors
    gauges
    boxes
    disclosures
    outlines
    content
    sharing
  }

  @ViewBuilder
  private var dates: some View {
    DatePicker("Date", selection: $date)
    DatePicker(title, selection: $date, displayedComponents: .date)
    DatePicker("Date", selection: $date, in: range, displayedComponents: [.date, .hourAndMinute])
    DatePicker(title, selection: $date, in: range)
    DatePicker("Date", selection: $date, in: Date()...)
    DatePicker(title, selection: $date, in: Date()..., displayedComponents: .hourAndMinute)
    DatePicker("Date", selection: $date, in: ...Date())
    DatePicker(title, selection: $date, in: ...Date())
    DatePicker(selection: $date) { Text("Date") }
    DatePicker(selection: $date, in: range) { Text("Date") }
    DatePicker(selection: $date, in: Date()...) { Text("Date") }
    DatePicker(selection: $date, in: ...Date(), displayedComponents: [.date]) { Text("Date") }
    DatePicker("Date", selection: $date)
      .datePickerStyle(.automatic).datePickerStyle(DefaultDatePickerStyle())
      .datePickerStyle(.compact).datePickerStyle(CompactDatePickerStyle())
      .datePickerStyle(.field).datePickerStyle(FieldDatePickerStyle())
      .datePickerStyle(.stepperField).datePickerStyle(StepperFieldDatePickerStyle())
      .datePickerStyle(.wheel).datePickerStyle(WheelDatePickerStyle())
      .datePickerStyle(.graphical).datePickerStyle(GraphicalDatePickerStyle())
  }

  @ViewBuilder
  private var colors: some View {
    ColorPicker("Color", selection: $color)
    ColorPicker(title, selection: $color, supportsOpacity: false)
    ColorPicker(selection: $color) { Text("Color") }
  }

  @ViewBuilder
  private var gauges: some View {
    let gauge = Gauge(value: 0.5) { Text("Gauge") }
    gauge.gaugeStyle(.automatic).gaugeStyle(DefaultGaugeStyle())
    gauge.gaugeStyle(.linearCapacity).gaugeStyle(LinearCapacityGaugeStyle())
    gauge.gaugeStyle(.accessoryLinear).gaugeStyle(AccessoryLinearGaugeStyle())
    gauge.gaugeStyle(.accessoryLinearCapacity).gaugeStyle(AccessoryLinearCapacityGaugeStyle())
    gauge.gaugeStyle(.accessoryCircular).gaugeStyle(AccessoryCircularGaugeStyle())
    gauge.gaugeStyle(.accessoryCircularCapacity).gaugeStyle(AccessoryCircularCapacityGaugeStyle())
    gauge.gaugeStyle(WordsStyle())
    Gauge(value: 5, in: 0...10) {
      Text("Gauge")
    } currentValueLabel: {
      Text("5")
    }
    Gauge(value: 5.0, in: 0...10) {
      Text("Gauge")
    } currentValueLabel: {
      Text("5")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
  }

  @ViewBuilder
  private var boxes: some View {
    GroupBox { Text("A") }
    GroupBox("Box") { Text("A") }
    GroupBox(title) { Text("A") }
    GroupBox {
      Text("A")
    } label: {
      Text("Box")
    }
    .groupBoxStyle(.automatic)
    .groupBoxStyle(DefaultGroupBoxStyle())
    .groupBoxStyle(LinedStyle())
    ControlGroup { Button("A") {} }
    ControlGroup("Edit") { Button("A") {} }
    ControlGroup(title) { Button("A") {} }
    ControlGroup {
      Button("A") {}
    } label: {
      Text("Edit")
    }
    .controlGroupStyle(.automatic)
    .controlGroupStyle(AutomaticControlGroupStyle())
    .controlGroupStyle(.navigation)
    .controlGroupStyle(NavigationControlGroupStyle())
    .controlGroupStyle(RowStyle())
  }

  @available(*, deprecated)
  private var olderBox: some View { GroupBox(label: Text("Box")) { Text("A") } }

  @ViewBuilder
  private var disclosures: some View {
    DisclosureGroup("Group") { Text("A") }
    DisclosureGroup(title) { Text("A") }
    DisclosureGroup("Group", isExpanded: $isExpanded) { Text("A") }
    DisclosureGroup(title, isExpanded: $isExpanded) { Text("A") }
    DisclosureGroup {
      Text("A")
    } label: {
      Text("Group")
    }
    DisclosureGroup(isExpanded: $isExpanded) {
      Text("A")
    } label: {
      Text("Group")
    }
    .disclosureGroupStyle(.automatic)
    .disclosureGroupStyle(AutomaticDisclosureGroupStyle())
    .disclosureGroupStyle(ArrowStyle())
  }

  @ViewBuilder
  private var outlines: some View {
    OutlineGroup(Chapter.all, children: \.chapters) { Text($0.id) }
    OutlineGroup(Chapter.all[0], children: \.chapters) { Text($0.id) }
    OutlineGroup(Chapter.all, id: \.id, children: \.chapters) { Text($0.id) }
    OutlineGroup(Chapter.all[0], id: \.id, children: \.chapters) { Text($0.id) }
    OutlineGroup(
      Chapter.all, children: \.chapters,
      content: { chapter in
        Text(chapter.id)
        Image(systemName: "book")
      })
    List(Chapter.all, children: \.chapters) { chapter in Text(chapter.id) }
    List(Chapter.all, id: \.id, children: \.chapters) { Text($0.id) }
    List {
      Section("Chapters") {
        OutlineGroup(Chapter.all, children: \.chapters) { chapter in
          Label(chapter.id, systemImage: chapter.chapters == nil ? "doc" : "folder")
        }
      }
    }
  }

  @ViewBuilder
  private var content: some View {
    LabeledContent("Label") { Text("A") }
    LabeledContent(title) { Text("A") }
    LabeledContent("Label", value: title)
    LabeledContent(title, value: title)
    LabeledContent("Label", value: 3, format: .number)
    LabeledContent(title, value: 3, format: .number)
    LabeledContent {
      Text("A")
    } label: {
      Text("Label")
    }
    .labeledContentStyle(.automatic)
    .labeledContentStyle(AutomaticLabeledContentStyle())
    .labeledContentStyle(StackedStyle())
  }

  @ViewBuilder
  private var sharing: some View {
    ShareLink(item: url)
    ShareLink("Share", item: url, subject: Text("A"), message: Text("B"))
    ShareLink(title, item: url)
    ShareLink(item: url) { Text("Share") }
    ShareLink(item: title)
    ShareLink("Share", item: title)
    ShareLink(title, item: title)
    ShareLink(item: title) { Text("Share") }
    ShareLink(items: [url])
    ShareLink(items: [title]) { Text("Share") }
    ShareLink(items: [url]) { Text("Share") }
    ShareLink(items: [title])
    ShareLink(item: url, preview: SharePreview("Title"))
    ShareLink("Share", item: url, preview: SharePreview(title))
    ShareLink(item: url, preview: SharePreview("Title", image: Image("a"))) { Text("Share") }
    ShareLink(item: title, preview: SharePreview(title, image: Image("a")))
    ShareLink("Share", item: title, preview: SharePreview("Title"))
    ShareLink(item: title, preview: SharePreview("Title")) { Text("Share") }
    PasteButton(payloadType: String.self) { _ in }
  }

  @ViewBuilder
  private var sharingOfSeveral: some View {
    ShareLink("Share", items: [url])
    ShareLink(title, items: [title])
    ShareLink(Text("Share"), items: [url], message: Text("B"))
    ShareLink("Share", items: [url]) { _ in SharePreview("Title", icon: Image("a")) }
    ShareLink(title, items: [title]) { SharePreview($0, image: Image("a"), icon: Image("b")) }
    ShareLink(Text("Share"), items: [title]) { SharePreview(Text($0)) }
    ShareLink(items: [url], preview: { _ in SharePreview(Text("A"), image: Image("a")) })
    ShareLink(items: [title]) {
      SharePreview(Text($0), icon: Image("a"))
    } label: {
      Text("Share")
    }
  }
}

private struct Chapter: Identifiable, Hashable {
  let id: String
  var chapters: [Chapter]? = nil

  static var all: [Chapter] { [Chapter(id: "A", chapters: [Chapter(id: "B")])] }
}

/// A type that names the parts of an outline.
private typealias ChapterOutline = OutlineGroup<
  [Chapter], String, Text, Text, DisclosureGroup<Text, OutlineSubgroupChildren>
>

private struct WordsStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
    configuration.minimumValueLabel
    configuration.maximumValueLabel
    Text("\(configuration.value)")
  }
}

private struct LinedStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration)
    configuration.label
    configuration.content
  }
}

private struct RowStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration)
    configuration.label
    configuration.content
  }
}

private struct ArrowStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(isOn: configuration.$isExpanded) { configuration.label }
    if configuration.isExpanded { configuration.content }
  }
}

private struct StackedStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration)
    configuration.label
    configuration.content
  }
}

@MainActor private func outlineBodies(outline: ChapterOutline, children: OutlineSubgroupChildren) {
  _ = (outline.body, children.body)
}
