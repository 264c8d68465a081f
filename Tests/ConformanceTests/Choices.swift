import BanyanTesting
import SwiftUI
import Testing

/// A view type whose value decides which views it shows: another value may choose others.
@MainActor
@Suite struct Choices {
  struct Sections<Container: View>: View {
    let container: (AnyView) -> Container
    @State private var isCollapsible: Bool
    @State private var isExpanded = true

    init(isCollapsible: Bool, @ViewBuilder in container: @escaping (AnyView) -> Container) {
      self.isCollapsible = isCollapsible
      self.container = container
    }

    var body: some View {
      container(AnyView(Inside(isCollapsible: isCollapsible, isExpanded: $isExpanded)))
      Button("Change") { isCollapsible.toggle() }
    }
  }

  struct Inside: View {
    let isCollapsible: Bool
    @Binding var isExpanded: Bool

    var body: some View {
      isCollapsible
        ? Section(isExpanded: $isExpanded) {
          Text("Row")
        } header: {
          Text("Title")
        }
        : Section {
          Text("Row")
        } header: {
          Text("Title")
        }
    }
  }

  /// Returns the description of a view at first, and after each of two changes.
  private func shown<Content: View>(_ content: Content) -> [String] {
    let app = TestApp(content)
    var descriptions = [app.window.description]
    for _ in 1...2 {
      app.window.button("Change").tap()
      descriptions.append(app.window.description)
    }
    return descriptions
  }

  @Test func `a section in a list becomes one that can be collapsed, and back`() {
    let plain = shown(Sections(isCollapsible: false) { content in List { content } })
    let collapsible = shown(Sections(isCollapsible: true) { content in List { content } })
    #expect(
      plain[0] == """
        list
          section
            sectionHeader
              text "Title" style: footnote
            text "Row"
            sectionFooter
        button
          text "Change"
        """)
    #expect(plain == [plain[0], collapsible[0], plain[0]])
    #expect(collapsible == [collapsible[0], plain[0], collapsible[0]])
    #expect(
      collapsible[0] == """
        list
          section
            sectionHeader
              button isExpanded: true
                horizontalStack
                  text "Title" style: footnote
                  spacer
                  image style: footnote label: "chevron down" symbol: "chevron.down" isAccessibilityHidden: true
            text "Row"
        button
          text "Change"
        """)
  }

  @Test func `a section in a stack becomes one that can be collapsed, and back`() {
    let plain = shown(Sections(isCollapsible: false) { content in VStack { content } })
    let collapsible = shown(Sections(isCollapsible: true) { content in VStack { content } })
    #expect(plain == [plain[0], collapsible[0], plain[0]])
    #expect(collapsible == [collapsible[0], plain[0], collapsible[0]])
    #expect(plain[0] != collapsible[0])
  }

  @Test func `a section that has become collapsible hides its rows`() {
    let app = TestApp(Sections(isCollapsible: false) { content in List { content } })
    app.window.button("Change").tap()
    app.window.button("Title").tap()
    #expect(app.window.texts == ["Title", "Change"])
    app.window.button("Change").tap()
    #expect(app.window.texts == ["Title", "Row", "Change"])
  }

  struct Parks: View {
    var body: some View {
      NavigationView {
        Text("Sidebar")
        Text("Detail")
      }
    }
  }

  struct ParksInAStyle: View {
    @State private var isStack: Bool

    init(isStack: Bool) { self.isStack = isStack }

    private var parks: AnyView {
      isStack
        ? AnyView(Parks().navigationViewStyle(.stack))
        : AnyView(Parks().navigationViewStyle(.columns))
    }

    var body: some View {
      parks
      Button("Change") { isStack.toggle() }
    }
  }

  @Test func `a navigation view follows a style that the same type sets`() {
    let stack = shown(ParksInAStyle(isStack: true))
    let columns = shown(ParksInAStyle(isStack: false))
    #expect(stack == [stack[0], columns[0], stack[0]])
    #expect(columns == [columns[0], stack[0], columns[0]])
    #expect(TestApp(ParksInAStyle(isStack: true)).window.texts == ["Sidebar", "Change"])
    #expect(TestApp(ParksInAStyle(isStack: false)).window.texts == ["Sidebar", "Detail", "Change"])
  }

  struct Outer: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      configuration.content
    }
  }

  struct Inner: ControlGroupStyle {
    let showsLabel: Bool

    func makeBody(configuration: Configuration) -> some View {
      showsLabel ? ControlGroup(configuration) : ControlGroup { configuration.content }
    }
  }

  struct Groups: View {
    @State private var showsLabel: Bool

    init(showsLabel: Bool) { self.showsLabel = showsLabel }

    var body: some View {
      ControlGroup("Edit") { Text("Cut") }
        .controlGroupStyle(Inner(showsLabel: showsLabel))
        .controlGroupStyle(Outer())
      Button("Change") { showsLabel.toggle() }
    }
  }

  @Test func `a group of controls in a style gains and loses its label`() {
    let labeled = shown(Groups(showsLabel: true))
    let bare = shown(Groups(showsLabel: false))
    #expect(labeled == [labeled[0], bare[0], labeled[0]])
    #expect(bare == [bare[0], labeled[0], bare[0]])
    #expect(TestApp(Groups(showsLabel: true)).window.texts == ["Edit", "Cut", "Change"])
    #expect(TestApp(Groups(showsLabel: false)).window.texts == ["Cut", "Change"])
  }

  struct Fields: View {
    @State private var axis: Axis
    @State private var text = "Rye"

    init(axis: Axis) { self.axis = axis }

    var body: some View {
      TextField("Bread", text: $text, axis: axis)
      Button("Change") { axis = axis == .vertical ? .horizontal : .vertical }
    }
  }

  @Test func `a field becomes one of several lines, and back`() {
    let line = shown(Fields(axis: .horizontal))
    let lines = shown(Fields(axis: .vertical))
    #expect(line == [line[0], lines[0], line[0]])
    #expect(lines == [lines[0], line[0], lines[0]])
    #expect(line[0] != lines[0])
  }
}
