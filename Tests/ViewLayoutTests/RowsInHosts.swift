import BanyanHost
import BanyanLayout
import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// Lists and forms in hosts that receive places: those of the content of their rows (LJ18).
@MainActor
@Suite struct RowsInHosts {
  private func placement(_ element: TestElement) -> String? {
    element.property(.placement)?.wording
  }

  /// Returns the leading edge of a view in the window.
  private func start(of element: TestElement, in app: TestApp) -> CGFloat? {
    app.window.frame(of: element)?.minX
  }

  private func start(
    width: CGFloat = 400, @ViewBuilder _ view: @escaping () -> some View
  ) -> TestApp {
    TestApp(layout: .size(width, 700).reportingToHost(), view: view)
  }

  @Test func `LJ18 the content of a row is offered its width, and has its own height`() {
    let app = start {
      List {
        Text("Row")
        Text("A text of forty letters, which is longer")
        HStack {
          Text("Name"); Spacer(); Text("Value")
        }
        .accessibilityIdentifier("pair")
        Color.red.accessibilityIdentifier("color")
      }
    }
    #expect(placement(app.window.text("Row")) == "30.0 x 20.0 at 0.0 0.0 on one line")
    #expect(
      placement(app.window.text("A text of forty letters, which is longer"))
        == "330.0 x 40.0 at 0.0 0.0")
    #expect(placement(app.window.element(identifier: "pair")) == "all x own at 0.0 0.0")
    // 400 points, minus 16 of the list and of the row.
    #expect(start(of: app.window.text("Value"), in: app) == 318)
    // A row of 44 points, minus its insets.
    #expect(placement(app.window.element(identifier: "color")) == "all x 24.0 at 0.0 0.0")
  }

  @Test func `a link in a row leaves room for its indicator, also within modifiers of its own`() {
    func link(_ name: String) -> NavigationLink<some View, Text> {
      NavigationLink {
        Text("Page")
      } label: {
        HStack {
          Spacer(); Text(name)
        }
      }
    }
    let app = start {
      NavigationStack {
        List {
          link("row")
          link("box").contextMenu { Button("Copy") {} }
          link("two").contextMenu { Button("Copy") {} }.padding(.trailing, 10)
          link("hue").background(.yellow)
          HStack { link("mid").fixedSize() }
          Section {
            Text("Last")
          } header: {
            link("top").fixedSize()
          }
        }
      }
    }
    // 400 points, minus 16 of the list and of the row, 18 of the indicator and 30 of the text. What is laid out
    // beside others, or in a header, has no indicator.
    let starts = ["row", "box", "two", "hue", "mid", "top"].map {
      start(of: app.window.text($0), in: app)
    }
    #expect(starts == [320, 320, 310, 320, 40, 40])
  }

  @Test func `a list's style, a row's insets and a wide window decide how wide a row is`() {
    struct Row: View {
      var body: some View {
        HStack {
          Spacer(); Text("End")
        }
      }
    }
    func end(width: CGFloat = 400, @ViewBuilder _ list: @escaping () -> some View) -> CGFloat? {
      let app = start(width: width, list)
      return start(of: app.window.text("End"), in: app)
    }
    #expect(end { List { Row() }.listStyle(.insetGrouped) } == 338)
    #expect(end { List { Row() }.listStyle(.plain) } == 354)
    #expect(end { List { Row() }.listStyle(.grouped) } == 354)
    #expect(
      end { List { Row() }.listStyle(.sidebar).environment(\.horizontalSizeClass, .regular) } == 342
    )
    // No more than 680 points, in the middle.
    #expect(end(width: 1_280) { List { Row() } } == 934)
    let insets = EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)
    #expect(
      end { List { Row().listRowInsets(insets) } } == 354)
  }

  @Test func `the label of a button that fills a row is laid out in it`() {
    let app = start {
      NavigationStack {
        List {
          NavigationLink {
            Text("There")
          } label: {
            HStack {
              Text("Name"); Spacer(); Text("Value")
            }
            .accessibilityIdentifier("label")
          }
        }
      }
    }
    #expect(placement(app.window.element(identifier: "label")) == "all x own at 0.0 0.0")
    // A link's chevron takes 18 points.
    #expect(start(of: app.window.text("Value"), in: app) == 300)
  }

  private struct Steps: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: proposal.width ?? 0, height: CGFloat(subviews.count) * 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() {
        let step = CGFloat(index) * 20
        subview.place(
          at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
      }
    }
  }

  @Test func `a layout of an app's own and guides hold in a row`() {
    let app = start {
      List {
        Steps {
          Text("a"); Text("b")
        }
        AnyLayout(HStackLayout()) {
          Text("c"); Text("d")
        }
        VStack(alignment: .leading) {
          Text("e")
          Text("f").alignmentGuide(.leading) { _ in -15 }
        }
      }
    }
    #expect(placement(app.window.text("b")) == "10.0 x 20.0 at 20.0 20.0 on one line")
    #expect(start(of: app.window.text("d"), in: app) == 50)
    #expect(start(of: app.window.text("f"), in: app) == 47)
  }

  @Test func `LK08 of views in a row the first that fits is shown`() {
    func shown(_ width: CGFloat) -> [String] {
      start(width: width) {
        List {
          ViewThatFits {
            Text("A text of 21 letters.")
            Text("short")
          }
        }
      }.window.texts
    }
    #expect(shown(400) == ["A text of 21 letters."])
    #expect(shown(270) == ["short"])
  }

  @Test func `where the host lays out everything the last of several views is shown`() {
    struct Screen: View {
      @State private var hasHeader = true
      var body: some View {
        Button("Change") { hasHeader.toggle() }
        DisclosureGroup("Group", isExpanded: .constant(true)) {
          if hasHeader {
            ViewThatFits {
              Text("first"); Text("last")
            }
          }
          Text("Row")
        }
      }
    }
    let app = start { Screen() }
    #expect(app.window.texts == ["Change", "Group", "last", "Row"])
    app.window.button("Change").tap()
    #expect(app.window.texts == ["Change", "Group", "Row"])
    app.window.button("Change").tap()
    #expect(app.window.texts == ["Change", "Group", "last", "Row"])
  }

  private struct Words: View {
    let count: Int
    @State private var word = "short"
    @State private var isLong = false
    var body: some View {
      Button("Lengthen") { word = "A text that takes more than one line of the row" }
      List {
        ForEach(0..<count, id: \.self) { index in
          HStack {
            Text(index == 0 ? word : "row \(index)")
            Spacer()
            Image(systemName: "star")
          }
        }
      }
    }
  }

  @Test func `a change in one row measures that row alone, however many there are`() {
    func counts(_ count: Int) -> LayoutTree.Counts {
      let app = start { Words(count: count) }
      app.reset()
      app.window.button("Lengthen").tap()
      return app.window.layoutCounts
    }
    let few = counts(3)
    #expect(few.texts > 0)
    #expect(counts(30) == few)
  }

  @Test func `rows follow the width that the host reports of their list`() {
    let app = start {
      List {
        HStack {
          Spacer(); Text("End")
        }
      }.accessibilityIdentifier("list")
    }
    let list = app.window.element(identifier: "list")
    #expect(start(of: app.window.text("End"), in: app) == 338)
    // A scroll bar takes fifteen points, also in a window of another width.
    list.measure(CGRect(x: 0, y: 0, width: 353, height: 660))
    #expect(start(of: app.window.text("End"), in: app) == 323)
    app.window.resize(width: 500, height: 700)
    #expect(start(of: app.window.text("End"), in: app) == 423)
  }

  @Test func `before the host has reported it a row is as wide as its column is likely to be`() {
    let app = start(width: 1_000) {
      NavigationSplitView {
        List {
          HStack {
            Spacer(); Text("End")
          }
        }
      } detail: {
        Form {
          HStack {
            Spacer(); Text("Detail")
          }
        }
      }
    }
    // The list is a sidebar, whose rows have 12 points at each end.
    #expect(start(of: app.window.text("End"), in: app) == 232)
    // 710 points remain, of which a form takes 678, after 16.
    #expect(start(of: app.window.text("Detail"), in: app) == 618)
  }

  @Test func `in a list that is edited a row leaves room for what the host puts there`() {
    struct Screen: View {
      @State private var mode = EditMode.inactive
      var body: some View {
        Button("Edit") { mode = mode == .active ? .inactive : .active }
        List {
          ForEach([1], id: \.self) { _ in
            HStack {
              Spacer(); Text("End")
            }
          }
          .onDelete { _ in }
          .onMove { _, _ in }
        }
        .environment(\.editMode, $mode)
      }
    }
    let app = start { Screen() }
    #expect(start(of: app.window.text("End"), in: app) == 338)
    app.window.button("Edit").tap()
    #expect(start(of: app.window.text("End"), in: app) == 302)
    app.window.button("Edit").tap()
    #expect(start(of: app.window.text("End"), in: app) == 338)
  }

  @Test func `a row leaves room for its badge, and no more`() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Button("Count") { count += 25 }
        List {
          HStack {
            Text("Inbox"); Spacer(); Text("End")
          }
          .badge(count)
        }
      }
    }
    let app = start { Screen() }
    #expect(placement(app.window.text("Inbox")) == "50.0 x 20.0 at 0.0 0.0 on one line")
    #expect(start(of: app.window.text("End"), in: app) == 338)
    app.window.button("Count").tap()
    // Two digits, and the spacing between them and the row's content.
    #expect(start(of: app.window.text("End"), in: app) == 310)
    app.window.button("Count").tap()
    app.window.button("Count").tap()
    app.window.button("Count").tap()
    #expect(start(of: app.window.text("End"), in: app) == 300)
  }

  @Test func `labeled content is laid out in its row, and a labeled control is the host's`() {
    let app = start {
      List {
        LabeledContent("Name", value: "Ada Lovelace")
        LabeledContent {
          HStack(spacing: 4) {
            Color.green.frame(width: 10, height: 10); Text("ready")
          }
        } label: {
          VStack(alignment: .leading) {
            Text("State"); Text("of it")
          }
        }
        Picker("Choice", selection: .constant(1)) { Text("One").tag(1) }
      }
    }
    #expect(start(of: app.window.text("Name"), in: app) == 32)
    // At the end of the row's content.
    #expect(start(of: app.window.text("Ada Lovelace"), in: app) == 248)
    #expect(start(of: app.window.text("ready"), in: app) == 318)
    #expect(app.window.frame(of: app.window.text("ready"))?.minY == 84)
    #expect(placement(app.window.text("Choice")) == nil)
  }

  @Test func `a picker with a menu hugs its value beside other views in a row`() {
    let app = start {
      List {
        HStack {
          Text("Size"); Spacer()
          Picker("Choice", selection: .constant(1)) { Text("One").tag(1) }
        }
      }
    }
    // The row's content ends at 368, and the picker is likely to take 160 of it.
    let pickers = app.window.all.filter { $0.kind == .labeled }
    #expect(pickers.map { start(of: $0, in: app) } == [208])
  }

  @Test func `a button that fills a row is the host's while it has a badge`() {
    struct Screen: View {
      @State private var count = 2
      var body: some View {
        Button("Read") { count -= 1 }
        List { Button("Inbox") {}.badge(count) }
      }
    }
    let app = start { Screen() }
    let places = (0..<4).map { _ in
      defer { app.window.button("Read").tap() }
      return placement(app.window.text("Inbox"))
    }
    let place = "50.0 x 20.0 at 0.0 0.0 on one line"
    #expect(places == [nil, nil, place, nil])
  }

  @Test(arguments: Styles.all)
  func `LJ18 rows, headers and footers have the same frames as in a host that draws`(styles: Styles)
  {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h", "head", "foot"]
    func frames(_ layout: TestLayout) -> [CGRect?] {
      let app = TestApp(layout: layout) { styles.apply(Screen()) }
      return names.map { app.window.frame(of: app.window.element(identifier: $0)) }
    }
    let drawn = frames(.size(400, 2_000))
    #expect(drawn.allSatisfy { $0 != nil })
    #expect(frames(.size(400, 2_000).reportingToHost()) == drawn)
  }

  /// How a list looks.
  struct Styles: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @MainActor @Sendable (Screen) -> AnyView

    static let all = [
      Styles(testDescription: "inset grouped") { screen in
        AnyView(List { screen }.listStyle(.insetGrouped))
      },
      Styles(testDescription: "grouped") { screen in AnyView(List { screen }.listStyle(.grouped)) },
      Styles(testDescription: "inset") { screen in AnyView(List { screen }.listStyle(.inset)) },
      Styles(testDescription: "plain") { screen in AnyView(List { screen }.listStyle(.plain)) },
      Styles(testDescription: "sidebar") { screen in
        AnyView(
          List { screen }.listStyle(.sidebar).environment(\.horizontalSizeClass, .regular))
      },
      Styles(testDescription: "form") { screen in AnyView(Form { screen }) },
      Styles(testDescription: "columns") { screen in AnyView(Form { screen }.formStyle(.columns)) },
      Styles(testDescription: "spacing") { screen in
        AnyView(
          List { screen }.listRowSpacing(6).listSectionSpacing(10)
            .environment(\.defaultMinListRowHeight, 60))
      },
      Styles(testDescription: "editing") { screen in
        AnyView(List { screen }.environment(\.editMode, .constant(.active)))
      },
    ]
  }

  /// Rows of each kind that is laid out here.
  struct Screen: View {
    var body: some View {
      Section("Head") {
        Text("a").accessibilityIdentifier("a")
        Text("A text that takes more than one line of its row, and so a higher row")
          .accessibilityIdentifier("b")
        LabeledContent("Name", value: "Ada").accessibilityIdentifier("c")
      }
      Section {
        ForEach([1], id: \.self) { _ in Text("d").accessibilityIdentifier("d") }
          .onDelete { _ in }.onMove { _, _ in }
        HStack {
          Text("e")
          Spacer()
          Toggle("Toggle", isOn: .constant(true)).labelsHidden()
        }
        .accessibilityIdentifier("e").badge(3)
        Color.red.frame(height: 90).listRowInsets(
          EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
        )
        .accessibilityIdentifier("f")
      } header: {
        Text("Header").accessibilityIdentifier("head")
      } footer: {
        VStack {
          Text("Footer").accessibilityIdentifier("foot")
          Text("of two lines")
        }
      }
      Section { Text("g").listRowBackground(Color.blue).accessibilityIdentifier("g") }
      Text("h").swipeActions { Button("Delete") {} }.accessibilityIdentifier("h")
    }
  }

  @Test func `a header and a footer are offered the width of the list, less their insets`() {
    struct Screen: View {
      @State private var title = "Header"
      var body: some View {
        Button("Lengthen") { title = "A header of more than forty letters, twice" }
        List {
          Section {
            Text("Row")
          } header: {
            Text(title)
          } footer: {
            HStack {
              Text("Footer"); Spacer(); Text("End")
            }
          }
        }
      }
    }
    let app = start { Screen() }
    #expect(placement(app.window.text("Header")) == "60.0 x 20.0 at 0.0 0.0 on one line")
    #expect(start(of: app.window.text("End"), in: app) == 338)
    app.window.button("Lengthen").tap()
    #expect(
      placement(app.window.text("A header of more than forty letters, twice"))
        == "270.0 x 40.0 at 0.0 0.0")
  }

  @Test func `text in headers and footers is small unless another size is set`() {
    func font(_ text: String, @ViewBuilder _ list: @escaping () -> some View) -> String? {
      start(list).window.text(text).property(.style)?.wording
    }
    #expect(font("Header") { List { Section("Header") { Text("Row") } } } == "footnote")
    #expect(font("Header") { List { Section("Header") { Text("Row") } }.font(.title) } == "title")
    #expect(
      font("Header") {
        List { Section("Header") { Text("Row") } }.headerProminence(.increased)
      } == "title3 bold")
    #expect(font("Row") { List { Section("Header") { Text("Row") } } } == nil)
  }

  @Test func `what is a row at one time and none at another is laid out for what it is`() {
    struct Screen: View {
      @State private var isList = false
      var body: some View {
        Button("Turn") { isList.toggle() }
        if isList {
          List { Text("Moving") }
        } else {
          VStack { Text("Moving").padding(10) }
        }
      }
    }
    let app = start { Screen() }
    let first = placement(app.window.text("Moving"))
    app.window.button("Turn").tap()
    #expect(placement(app.window.text("Moving")) == "60.0 x 20.0 at 0.0 0.0 on one line")
    app.window.button("Turn").tap()
    #expect(placement(app.window.text("Moving")) == first)
  }

  @Test func `that layout does not come to rest is reported once for a window`() {
    struct Screen: View {
      @State private var isWide = false
      @State private var count = 0
      var body: some View {
        Button("Again") { count += 1 }
        Text("\(count)")
        ViewThatFits(in: .horizontal) {
          Text("narrow").frame(width: isWide ? 500 : 100)
            .onAppear { isWide = true }.onDisappear { isWide = false }
          Text("x")
        }
      }
    }
    let app = start(width: 300) { Screen() }
    for _ in 0..<3 { app.window.button("Again").tap() }
    #expect(app.reports.filter { $0.hasPrefix("Layout") }.count == 1, "\(app.reports)")
  }
}
