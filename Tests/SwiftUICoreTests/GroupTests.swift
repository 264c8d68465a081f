import BanyanHost
import BanyanTesting
import Foundation
import SwiftUICore
import Testing

/// Groups of content and controls.
@MainActor
@Suite struct GroupTests {
  struct Recipe: View {
    @State private var isExpanded = false

    var body: some View {
      DisclosureGroup("Ingredients", isExpanded: $isExpanded) { Text("Flour") }
      DisclosureGroup("Steps") { Text("Mix") }
      Button("Toggle") { isExpanded.toggle() }
    }
  }

  @Test func aGroupIsExpandedByThePersonAndByTheApp() {
    let app = TestApp(Recipe())
    #expect(app.window.texts == ["Ingredients", "Steps", "Toggle"])
    app.window.text("Ingredients").tap()
    #expect(app.window.texts == ["Ingredients", "Flour", "Steps", "Toggle"])
    app.window.text("Steps").tap()
    #expect(app.window.texts == ["Ingredients", "Flour", "Steps", "Mix", "Toggle"])
    app.window.button("Toggle").tap()
    #expect(app.window.texts == ["Ingredients", "Steps", "Mix", "Toggle"])
    app.reset()
    app.window.text("Ingredients").tap()
    #expect(
      app.window.changes == [
        "disclosureToggle isExpanded false becomes true", "text \"Flour\" appears",
      ])
  }

  struct Arrow: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isExpanded ? "Less" : "More") { configuration.isExpanded.toggle() }
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }

  @Test func aStyleShowsAndHidesTheContent() {
    let app = TestApp(Recipe().disclosureGroupStyle(Arrow()))
    app.window.button("More").tap()
    #expect(app.window.texts == ["Less", "Ingredients", "Flour", "More", "Steps", "Toggle"])
  }

  struct Bracketed: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("[")
      LabeledContent(configuration)
    }
  }

  @Test func contentIsNamedByItsLabel() {
    let app = TestApp(
      VStack {
        LabeledContent("Loaves", value: 3, format: .number)
        LabeledContent("Bread", value: "Rye").labeledContentStyle(Bracketed())
      })
    #expect(
      app.window.description == """
        verticalStack
          labeled frame: -x- from -x- to infx-
            caption
              text "Loaves"
            part part: content
              text "3"
          text "["
          labeled frame: -x- from -x- to infx-
            caption
              text "Bread"
            part part: content
              text "Rye"
        """)
  }

  struct Lined: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Divider()
      configuration.content
    }
  }

  @Test func `a box in a box is in the same style`() {
    let app = TestApp(
      GroupBox("Outer") { GroupBox("Inner") { Text("Dough") } }.groupBoxStyle(Lined()))
    #expect(app.window.all.map(\.kind) == [.text, .divider, .text, .divider, .text])
    #expect(
      TestApp(GroupBox("Outer") { Text("Dough") }).window.description == """
        groupBox
          caption
            text "Outer" style: headline
          text "Dough"
        """)
  }

  @Test func controlsAreNamedTogether() {
    let app = TestApp(
      VStack {
        ControlGroup { Button("A") {} }
        ControlGroup("Edit") { Button("B") {} }
      })
    #expect(app.window.all.filter { $0.kind == .controlGroup }.map(\.name) == ["A", "Edit"])
  }

  struct Oven: View {
    @State private var heat = 50.0

    var body: some View {
      Gauge(value: heat, in: 0...200) {
        Text("Heat")
      } currentValueLabel: {
        Text("now")
      }
      Button("More") { heat += 500 }
    }
  }

  struct Share: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "\(configuration.value)")
      Text(configuration.minimumValueLabel == nil ? "no bounds" : "bounds")
    }
  }

  @Test func aGaugeStaysWithinItsRange() {
    let app = TestApp(Oven())
    app.reset()
    app.window.button("More").tap()
    #expect(app.window.changes == ["gauge number 50.0 becomes 200.0"])
    #expect(
      TestApp(Oven().gaugeStyle(Share())).window.texts == ["0.25", "no bounds", "More"])
  }

  @Test func aLinkIsSharedByTheHost() {
    let url = URL(string: "https://swift.org")!
    let app = TestApp(
      VStack {
        ShareLink(item: url, subject: Text("Swift"), message: Text("Look"))
        ShareLink("Text", item: "Flour").buttonStyle(.bordered)
        ShareLink(items: [url, url]) { Text("Both") }
      })
    let shared = app.window.all.compactMap { $0.property(.sharing) }
    #expect(
      shared == [
        .sharing(SharedContent(title: "Swift", text: "Look", url: "https://swift.org")),
        .sharing(SharedContent(text: "Flour")),
        .sharing(SharedContent(text: "https://swift.org\nhttps://swift.org")),
      ])
    #expect(app.window.button("Text").property(.buttonStyle) == .buttonStyle(.bordered))
  }

  @Test func severalItemsAreSharedWithATitleAndThePreviewOfTheFirst() {
    let url = URL(string: "https://swift.org")!
    let app = TestApp(
      VStack {
        ShareLink("Links", items: [url, url])
        ShareLink(Text("Words"), items: ["a", "b"]) { SharePreview(Text($0), icon: 1) }
        ShareLink(items: ["c"], preview: { SharePreview("Preview of \($0)", image: 1, icon: 2) }) {
          Text("Both")
        }
      })
    let shared = app.window.all.compactMap { $0.property(.sharing) }
    #expect(
      shared == [
        .sharing(SharedContent(text: "https://swift.org\nhttps://swift.org")),
        .sharing(SharedContent(title: "a", text: "a\nb")),
        .sharing(SharedContent(title: "Preview of c", text: "c")),
      ])
    #expect(app.window.texts == ["Links", "Words", "Both"])
  }

  struct Pasting: View {
    @State private var text = ""

    var body: some View {
      PasteButton(payloadType: String.self) { text = $0.joined() }
      Text("Pasted \(text)")
    }
  }

  @Test func whatIsPastedIsGivenToTheAction() {
    let app = TestApp(Pasting())
    app.window.element(.pasteButton, "Paste").enter("Flour")
    #expect(app.window.shows("Pasted Flour"))
  }
}
