import Foundation

/// Rotors, and other content and actions for assistive technologies.
@MainActor
@Suite struct AccessibilityRotors {
  private struct Inbox: View {
    struct Subjects: AccessibilityRotorContent {
      let subjects: [String]
      let namespace: Namespace.ID

      var body: some AccessibilityRotorContent {
        ForEach(subjects, id: \.self) { AccessibilityRotorEntry(Text($0), id: $0, in: namespace) }
        if subjects.count > 1 { AccessibilityRotorEntry("Last", id: subjects.count) }
      }
    }

    @Namespace private var namespace
    @State private var log = "none"

    var body: some View {
      VStack {
        ForEach(["rye", "oats"], id: \.self) {
          Text($0).accessibilityRotorEntry(id: $0, in: namespace)
        }
        Text(log)
      }
      .accessibilityRotor("Orders") {
        Subjects(subjects: ["oats", "rye"], namespace: namespace)
        AccessibilityRotorEntry("Log", id: 1) { log = "prepared" }
      }
      .accessibilityRotor(
        .headings(level: .h2), entries: ["rye"], entryID: \.self, entryLabel: \.self)
    }
  }

  @Test func `an entry of a rotor is a button that moves the focus to its view`() {
    let app = TestApp(Inbox())
    let labels = app.window.all.filter { $0.kind == .button }.map(\.name)
    #expect(labels == ["oats", "rye", "Last", "Log", "rye"])
    let names = app.window.all.compactMap { $0.property(.label) }
    #expect(names == [.label("Orders"), .label("Headings of Level 2")])
    app.window.button("oats").tap()
    let oats = app.window.all.first { $0.kind == .text && $0.name == "oats" }
    #expect(app.window.focusedElement?.id == oats?.id && oats != nil)
    app.window.button("Log").tap()
    #expect(app.window.texts.contains("prepared"))
  }

  private struct Dog: View {
    @State private var edges: [Edge] = []
    @State private var zooms: [String] = []

    var body: some View {
      Text("Rex \(edges.count) \(zooms.joined(separator: ","))")
        .accessibilityCustomContent(AccessibilityCustomContentKey("Age", id: "age"), "3")
        .accessibilityCustomContent("Breed", Text("Collie"), importance: .high)
        .accessibilityCustomContent(
          AccessibilityCustomContentKey(Text("Years"), id: "age"), Text("4")
        )
        .accessibilityScrollAction { edges.append($0) }
        .accessibilityZoomAction { zooms.append("\($0.direction) \($0.location == .center)") }
    }
  }

  @Test func `custom content is read after the view, and a later value replaces an earlier one`() {
    let texts = TestApp(Dog()).window.texts
    #expect(texts.filter { $0.contains(": ") } == ["Breed: Collie", "Years: 4"])
    #expect(
      AccessibilityCustomContentKey("Age", id: "a")
        == AccessibilityCustomContentKey("Years", id: "a")
        && AccessibilityCustomContentKey("Age") != AccessibilityCustomContentKey("Years"))
  }

  @Test func `a view is scrolled and zoomed by buttons`() {
    let app = TestApp(Dog())
    app.window.button("Scroll Up").tap()
    app.window.button("Scroll Forward").tap()
    app.window.button("Zoom Out").tap()
    app.window.button("Zoom In").tap()
    #expect(app.window.texts.first == "Rex 2 zoomOut true,zoomIn true")
  }

  @Test func `technologies are a set`() {
    var set = AccessibilityTechnologies()
    let inserted = set.insert(.voiceOver).inserted
    let updated = set.update(with: .switchControl)
    #expect(
      [
        inserted, updated == nil, set == [.voiceOver, .switchControl],
        set.remove(.voiceOver) == .voiceOver, set == .switchControl,
      ]
        == Array(repeating: true, count: 5))
    #expect(
      set.symmetricDifference(.voiceOver).intersection(.voiceOver)
        == AccessibilityTechnologies.voiceOver)
  }
}
