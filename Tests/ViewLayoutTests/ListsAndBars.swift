import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// Lists, bars, tabs, columns and presentations of windows that a host only draws, worked out by hand from the look of a phone: margins of 16
/// points, cards at most 680 wide, rows at least 44 high, bars of 44 points with large titles of 52, tab bars of 49. A letter is ten points wide.
@MainActor @Suite struct ListsAndBars {
  @Test func `a list of sections has margins, headers and a distance between sections`() {
    let app = TestApp(400, 700) {
      List {
        Section("Head") { Text("a").named("a") }
        Section {
          Text("b").named("b")
          Text("c").named("c")
        } footer: {
          Text("Foot").named("foot")
        }
      }
    }
    // 20 above, 20 and 7 for the header, the row's text in the middle of 44; then 35 to the next section, of which 7 each are a footer's
    // and a header's without content.
    #expect(
      app.frames("a", "b", "c", "foot") == [
        [32, 59, 10, 20], [32, 138, 10, 20], [32, 182, 10, 20], [32, 221, 40, 20],
      ])
  }

  @Test
  func
    `a section is as far from rows beside it as from another, whatever the distance between rows`()
  {
    let app = TestApp(400, 700) {
      List {
        Text("a").named("a")
        Section {
          Text("b").named("b")
          Text("c").named("c")
        }
        Text("d").named("d")
      }
      .listRowSpacing(6)
    }
    // A row of 44 after 20, and 21 and 7 for a header without content; 6 between rows; then 7 for a footer and 21 again.
    #expect(app.frames("a", "b", "c", "d").map { $0?[1] } == [32, 104, 154, 226])
  }

  @Test func `a control makes its row hardly higher than a text does`() {
    func height(_ control: some View) -> Double? {
      let app = TestApp(400, 700) {
        List {
          control
          Text("after").named("after")
        }
        .listStyle(.plain)
      }
      return app.frame("after").map { $0[1] - 12 }
    }
    let heights = [
      height(Stepper("Guests", value: .constant(1), in: 0...2)),
      height(Picker("Bread", selection: .constant(1)) { Text("Rye").tag(1) }),
    ]
    // Ten above and below the control, which reaches into them by three, or else 44.
    #expect(heights == [46, 44])
  }

  @Test func `cards of a wide list stand in the middle`() {
    let app = TestApp(1000, 700) { List { Text("a").named("a") } }
    #expect(app.frame("a") == [176, 32, 10, 20])
  }

  private struct Editing: View {
    @State private var mode = EditMode.inactive
    @State private var letters = ["a"]
    var body: some View {
      List {
        ForEach(letters, id: \.self) { Text($0).named("a") }.onDelete { _ in }.onMove { _, _ in }
      }
      .environment(\.editMode, $mode)
      Button("Edit") { mode = .active }
    }
  }

  @Test func `a list that is edited makes room for the marks of its rows`() {
    let app = TestApp(400, 700) { Editing() }
    #expect(app.frame("a")?[0] == 32)
    app.window.button("Edit").tap()
    #expect(app.frame("a")?[0] == 66)
  }

  @Test func `items stand at both ends of a bar, and a large title below them`() {
    let app = TestApp(400, 700) {
      NavigationStack {
        Text("x").navigationTitle("Title").toolbar {
          ToolbarItem(placement: .topBarLeading) { Text("In").named("in") }
          ToolbarItem(placement: .topBarTrailing) { Text("Out").named("out") }
        }
      }
    }
    #expect(app.frames("in", "out") == [[16, 12, 20, 20], [354, 12, 30, 20]])
    #expect(app.window.frames.contains(#"text "Title" (16, 44, 50, 20)"#))
  }

  private struct Titled: View {
    @State private var hasTitle = true
    @State private var hasMore = false

    var body: some View {
      NavigationStack {
        Group {
          List {
            Text("a").named("a")
            Button("Title") { hasTitle.toggle() }
            Button("More") { hasMore.toggle() }
          }
          if hasMore { Text("more") }
        }
        .navigationTitle("Page").toolbar(removing: hasTitle ? nil : .title)
      }
    }
  }

  @Test func `a list that is all of a page begins 8 points below a large title`() {
    let app = TestApp(400, 700) { Titled() }
    func top() -> Double? { app.frame("a").map { $0[1] - 12 } }
    var tops = [top()]
    for button in ["Title", "Title", "More", "More"] {
      app.window.button(button).tap()
      tops.append(top())
    }
    // The bar has 96 points, and is absent without a title. Beside a text, 20 points are above the rows.
    #expect(tops == [104, 20, 104, 116, 104])
  }

  @Test func `a list begins 20 points below another bar, or in another container`() {
    func top(_ list: some View) -> Double? {
      TestApp(400, 700) { NavigationStack { list.navigationTitle("Title") } }.frame("a").map {
        $0[1] - 12
      }
    }
    let list = List { Text("a").named("a") }
    let tops = [
      top(list.navigationBarTitleDisplayMode(.inline)),
      top(list.toolbar(.hidden, for: .navigationBar)),
      top(ZStack { list }),
      top(list.listStyle(.plain)),
    ]
    // Below bars of 44, 0 and twice 96 points; a plain list has nothing above its rows.
    #expect(tops == [64, 20, 116, 96])
  }

  @Test func `an inline title stands in the middle of its bar, or beside long items`() {
    let app = TestApp(400, 700) {
      NavigationStack {
        Text("x").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar {
          ToolbarItem(placement: .topBarTrailing) { Text("A very long item").named("item") }
        }
      }
    }
    #expect(app.frame("item") == [224, 12, 160, 20])
    #expect(app.window.frames.contains(#"text "Title" (166, 12, 50, 20)"#))
  }

  @Test func `a long title is cut before it meets the items`() {
    let app = TestApp(400, 700) {
      NavigationStack {
        Text("x").navigationTitle(String(repeating: "title ", count: 20))
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Text("In").named("in") }
            ToolbarItem(placement: .topBarTrailing) { Text("Out").named("out") }
          }
      }
    }
    let title = app.window.text(String(repeating: "title ", count: 20))
    let frame = app.window.frame(of: title) ?? .zero
    #expect(app.frames("in", "out") == [[16, 12, 20, 20], [354, 12, 30, 20]])
    // Between the items, eight points from each.
    #expect(
      [frame.minX >= 44, frame.maxX <= 346, frame.width > 250, frame.height == 20] == [
        true, true, true, true,
      ])
  }

  /// Returns the frames of the back button and of the texts in the bar of a page behind another.
  private func frames(ofBarWith title: String, width: CGFloat = 400) -> [String] {
    let app = TestApp(width, 700) {
      NavigationStack(path: .constant([1])) {
        Text("x").navigationTitle("Previous page").navigationDestination(for: Int.self) { _ in
          Text("x").navigationTitle(title).navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    return app.window.frames.split(separator: "\n").map { String($0.drop { $0 == " " }) }
      .filter {
        $0.contains(", 12, ") && !$0.hasPrefix("horizontalStack") && !$0.hasPrefix("verticalStack")
      }
  }

  @Test func `a back button shows the title of the page before if it fits beside the title`() {
    // A margin of 16, 19 for the mark, and a gap of 8 leave 132 beside a title of 50, and 127 beside one of 60.
    #expect(
      [frames(ofBarWith: "Title"), frames(ofBarWith: "Titles")] == [
        [
          "button (16, 12, 149, 20)", #"text "Previous page" (35, 12, 130, 20)"#,
          #"text "Title" (175, 12, 50, 20)"#,
        ],
        [
          "button (16, 12, 59, 20)", #"text "Back" (35, 12, 40, 20)"#,
          #"text "Titles" (170, 12, 60, 20)"#,
        ],
      ])
  }

  @Test func `a back button has only its mark if the word does not fit either`() {
    // 42 are left beside 23 letters, and 37 beside 24.
    #expect(
      [frames(ofBarWith: "A title of many letters"), frames(ofBarWith: "A title of more letters.")]
        == [
          [
            "button (16, 12, 59, 20)", #"text "Back" (35, 12, 40, 20)"#,
            #"text "A title of many letters" (85, 12, 230, 20)"#,
          ],
          [
            "button (16, 12, 19, 20)", #"text "Back" (35, 12, 40, 20)"#,
            #"text "A title of more letters." (80, 12, 240, 20)"#,
          ],
        ])
  }

  @Test func `a back button shows more in a wider window`() {
    let app = TestApp(400, 700) {
      NavigationStack(path: .constant([1])) {
        Text("x").navigationTitle("Previous page").navigationDestination(for: Int.self) { _ in
          Text("x").navigationTitle("Titles").navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    var names = [app.window.backButton?.name]
    app.window.resize(width: 500, height: 700)
    names.append(app.window.backButton?.name)
    app.window.resize(width: 400, height: 700)
    names.append(app.window.backButton?.name)
    #expect(names == ["Back", "Previous page", "Back"])
  }

  @Test func `a page without a title has no room for one`() {
    let app = TestApp(400, 700) {
      NavigationStack {
        Color.red.named("page").toolbar { ToolbarItem { Text("Out") } }
      }
    }
    #expect(app.frame("page") == [0, 44, 400, 656])
  }

  @Test func `a bottom bar has its height, and none if its items have no content`() {
    func frame(isShown: Bool) -> [CGFloat]? {
      TestApp(400, 700) {
        NavigationStack {
          Color.red.named("page").toolbar {
            ToolbarItem(placement: .bottomBar) { if isShown { Text("Low") } }
          }
        }
      }
      .frame("page")
    }
    #expect(
      [frame(isShown: true), frame(isShown: false)] == [[0, 0, 400, 656], [0, 0, 400, 700]])
  }

  @Test func `tabs share a bar below their pages`() {
    let app = TestApp(400, 700) {
      TabView {
        Color.red.named("page").tabItem { Label("One", systemImage: "star") }
        Color.red.tabItem { Label("Two", systemImage: "heart") }
      }
    }
    #expect(app.frame("page") == [0, 0, 400, 651])
    #expect(
      app.window.frames.split(separator: "\n").filter {
        $0.contains("tabBar") || $0.contains("tab ")
      }
      .map { $0.drop { $0 == " " } } == [
        "tabBar (0, 651, 400, 49)", "tab (8, 651, 190, 49)", "tab (202, 651, 190, 49)",
      ])
  }

  @Test func `columns stand side by side in a wide window`() {
    let app = TestApp(1000, 700) {
      NavigationSplitView {
        Color.red.named("sidebar")
      } detail: {
        Color.blue.named("detail")
      }
    }
    #expect(
      ["sidebar", "detail"].map { app.frame($0).map { [$0[0], $0[2]] } } == [
        [0, 290], [290, 710],
      ])
  }

  @Test func `columns have the widths that their content asks for, and become one with the window`()
  {
    let app = TestApp(1000, 700) {
      NavigationSplitView {
        Color.red.named("sidebar").navigationSplitViewColumnWidth(200)
      } content: {
        Color.green.named("content")
          .navigationSplitViewColumnWidth(min: 320, ideal: 250, max: .infinity)
      } detail: {
        Color.blue.named("detail")
      }
    }
    func columns() -> [[CGFloat]] {
      ["sidebar", "content", "detail"].compactMap { app.frame($0).map { [$0[0], $0[2]] } }
    }
    #expect(columns() == [[0, 200], [200, 320], [520, 480]])
    app.window.resize(width: 400, height: 700)
    #expect(columns().first == [0, 400])
  }

  private struct Alerting: View {
    @State private var isPresented = true
    var body: some View {
      Text("x").alert("Sure?", isPresented: $isPresented) {
        Button("Yes") {}
        Button("No", role: .cancel) {}
      } message: {
        Text("It is final.")
      }
    }
  }

  @Test func `the two buttons of an alert stand side by side, below its texts`() {
    let app = TestApp(400, 700) { Alerting() }
    let frames = app.window.frames.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      frames.drop { !$0.hasPrefix("presentation") } == [
        #"presentation "Sure?" (56, 284.5, 288, 131)"#, "dialogHeader (56, 284.5, 288, 85)",
        #"text "Sure?" (175, 304.5, 50, 20)"#, #"text "It is final." (140, 329.5, 120, 20)"#,
        "dialogActions (56, 369.5, 288, 46)", "button (56, 369.5, 144, 46)",
        #"text "No" (118, 382.5, 20, 20)"#, "button (200, 369.5, 144, 46)",
        #"text "Yes" (257, 382.5, 30, 20)"#,
      ])
  }
}
