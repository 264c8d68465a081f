import BanyanTesting
import Foundation
import SwiftUI
import Testing

extension ContainerValues {
  @Entry fileprivate var isPinned = false
  @Entry fileprivate var note: String = "none"
}

/// A row for each subview, with its number.
private struct Numbered<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Group(subviews: content) { subviews in
        Text("\(subviews.count)")
        ForEach(Array(subviews.enumerated()), id: \.element.id) { number, subview in
          HStack(spacing: 0) {
            Text("\(number + 1).")
            subview
          }
        }
      }
    }
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

@MainActor
@Suite struct SubviewsOfContainers {
  // MARK: Subviews

  @Test func `LK10 a container sees the views that are really there`() {
    let isNight = false
    let app = TestApp(400, 700) {
      Numbered {
        Text("Oak").named("oak")
        Group {
          Text("Elm")
          EmptyView()
          if isNight { Text("Owl") }
        }
        ForEach(["Ash", "Yew"], id: \.self) { Text($0).named($0) }
        VStack {
          Text("Fir")
          Text("Bay")
        }
      }
      .named("it")
    }
    #expect(
      app.window.texts == [
        "5", "1.", "Oak", "2.", "Elm", "3.", "Ash", "4.", "Yew", "5.", "Fir", "Bay",
      ])
    #expect(
      app.frames(in: "it", "oak", "Ash", "Yew") == [
        [20, 20, 30, 20], [20, 60, 30, 20], [20, 80, 30, 20],
      ])
  }

  struct Growing: View {
    let counts: Trace<Int>
    @State private var names = ["Oak", "Elm"]
    @State private var title = "Trees"

    var body: some View {
      Button("Plant") { names.append("Ash") }
      Button("Fell") { names.removeFirst() }
      Button("Turn") { names.reverse() }
      Button("Title") { title = "Wood" }
      Text(title)
      Row(counts: counts) { ForEach(names, id: \.self) { Counter(name: $0) } }
    }
  }

  struct Row<Content: View>: View {
    let counts: Trace<Int>
    @ViewBuilder var content: Content

    var body: some View {
      let counts = counts
      Group(subviews: content) { subviews in
        let _ = counts(subviews.count)
        ForEach(subviews) { subview in subview.padding(1) }
      }
    }
  }

  @Test func `LK10 subviews come, go and move, and each is made once and keeps its state`() {
    let counts = Trace<Int>()
    let app = TestApp(400, 700) { Growing(counts: counts) }
    #expect(counts.events == [2])
    #expect(app.bodies.filter { $0 == "Counter" }.count == 2)
    app.window.button("Elm 0").tap()
    app.reset()

    app.window.button("Plant").tap()
    #expect(counts.events == [2, 3])
    #expect(app.bodies == ["Growing", "Row<ForEach<Array<String>, String, Counter>>", "Counter"])
    #expect(app.window.texts.suffix(3) == ["Oak 0", "Elm 1", "Ash 0"])
    app.reset()

    app.window.button("Turn").tap()
    #expect(counts.events == [2, 3, 3])
    #expect(app.bodies == ["Growing", "Row<ForEach<Array<String>, String, Counter>>"])
    #expect(app.window.texts.suffix(3) == ["Ash 0", "Elm 1", "Oak 0"])
    app.reset()

    app.window.button("Fell").tap()
    #expect(counts.events == [2, 3, 3, 2])
    #expect(app.bodies == ["Growing", "Row<ForEach<Array<String>, String, Counter>>"])
    #expect(app.window.texts.suffix(2) == ["Elm 1", "Oak 0"])
  }

  @Test func `LK10 a change in a subview does not concern its container`() {
    let counts = Trace<Int>()
    let app = TestApp(400, 700) { Growing(counts: counts) }
    app.reset()
    app.window.button("Oak 0").tap()
    #expect(app.bodies == ["Counter"])
    #expect(counts.events == [2])
    app.window.button("Title").tap()
    #expect(app.bodies == ["Counter", "Growing"])
  }

  struct Switching: View {
    let counts: Trace<Int>
    var body: some View {
      Row(counts: counts) {
        Doubling(); Text("End")
      }
    }
  }

  struct Doubling: View {
    @State private var isTwo = false
    var body: some View {
      Button("Double") { isTwo.toggle() }
      if isTwo { Text("Second") }
    }
  }

  @Test func `LK10 a subview's own state makes it two`() {
    let counts = Trace<Int>()
    let app = TestApp(400, 700) { Switching(counts: counts) }
    app.reset()
    app.window.button("Double").tap()
    #expect(app.window.texts == ["Double", "Second", "End"])
    #expect(counts.events == [2, 3])
    #expect(app.bodies == ["Doubling"])
    app.window.button("Double").tap()
    #expect(app.window.texts == ["Double", "End"])
  }

  // MARK: Placement

  struct Pager<Content: View>: View {
    @State private var page = 0
    @State private var isFramed = false
    @ViewBuilder var content: Content

    var body: some View {
      Button("Next") { page += 1 }
      Button("Frame") { isFramed.toggle() }
      Group(subviews: content) { subviews in
        if page < subviews.count {
          if isFramed { VStack { subviews[page] } } else { HStack { subviews[page] } }
        }
        Text("\(page + 1) of \(subviews.count)")
      }
    }
  }

  @Test func `LK10 a subview appears when it is shown, and keeps its state when it is not`() {
    let seen = Trace<String>()
    let app = TestApp(400, 700) {
      Pager {
        Counter(name: "A").onAppear { seen("A") }.onDisappear { seen("A goes") }
        VStack { Counter(name: "B").onAppear { seen("B") } }.onDisappear { seen("B goes") }
      }
    }
    #expect(seen.events == ["A"])
    app.window.button("A 0").tap()
    app.window.button("Next").tap()
    #expect(app.window.texts == ["Next", "Frame", "B 0", "2 of 2"])
    #expect(seen.events == ["A", "A goes", "B"])
    app.window.button("Next").tap()
    #expect(app.window.texts == ["Next", "Frame", "3 of 2"])
    #expect(seen.events == ["A", "A goes", "B", "B goes"])
  }

  @Test func `LK10 a subview that moves into another stack stays as it is`() {
    let seen = Trace<String>()
    let app = TestApp(400, 700) {
      Pager { Counter(name: "A").onAppear { seen("A") }.onDisappear { seen("A goes") } }
    }
    app.window.button("A 0").tap()
    app.reset()
    app.window.button("Frame").tap()
    #expect(app.window.texts == ["Next", "Frame", "A 1", "1 of 1"])
    #expect(app.bodies.filter { $0 == "Counter" } == [])
    app.window.button("A 1").tap()
    #expect(app.window.texts == ["Next", "Frame", "A 2", "1 of 1"])
    #expect(seen.events == ["A"])
  }

  @Test func `LK10 modifiers of the view come before those of the container`() {
    let app = TestApp(400, 700) {
      ForEach(subviews: Text("abcde").named("text").padding(10).named("inner")) { subview in
        subview.named("between").padding(5).named("outer")
      }
    }
    #expect(
      app.frames(in: "outer", "outer", "between", "inner", "text") == [
        [0, 0, 80, 50], [5, 5, 70, 40], [5, 5, 70, 40], [15, 15, 50, 20],
      ])
  }

  // MARK: Container values

  struct Pinboard<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        ForEach(subviews) { subview in
          HStack {
            Text(subview.containerValues.isPinned ? "pinned" : "loose")
            Text(subview.containerValues.note)
            subview
          }
        }
      }
    }
  }

  @Test func `LK10 container values are the nearest container's, and the outermost counts`() {
    let app = TestApp(400, 700) {
      Pinboard {
        Text("A").containerValue(\.isPinned, true)
        Text("B").containerValue(\.note, "inner").padding().containerValue(\.note, "outer")
        VStack { Text("C").containerValue(\.isPinned, true) }
        Group {
          Text("D")
          Text("E")
        }
        .containerValue(\.note, "both")
      }
    }
    #expect(
      app.window.texts == [
        "pinned", "none", "A", "loose", "outer", "B", "loose", "none", "C", "loose", "both", "D",
        "loose", "both", "E",
      ])
  }

  @MainActor
  final class Held {
    var subviews: [Subview] = []
  }

  struct Shrinking: View {
    let held: Held
    @State private var names = ["A", "B"]

    var body: some View {
      Button("Remove") { names.removeLast() }
      Group(subviews: ForEach(names, id: \.self) { Text($0).containerValue(\.note, $0) }) {
        subviews in
        let _ = held.subviews += Array(subviews)
        ForEach(subviews) { $0 }
      }
    }
  }

  @Test func `LK10 a subview that has left has no container values, unless they were read before`()
  {
    let held = Held()
    let app = TestApp(400, 700) { Shrinking(held: held) }
    app.window.button("Remove").tap()
    #expect(app.window.texts == ["Remove", "A"])
    #expect(held.subviews.prefix(2).map(\.containerValues.note) == ["A", "none"])
  }

  struct Repinned: View {
    @State private var isPinned = false
    var body: some View {
      Button("Pin") { isPinned.toggle() }
      Pinboard {
        Text("A").containerValue(\.isPinned, isPinned)
        Text("B")
      }
    }
  }

  @Test func `LK10 readers of a container value are updated when it changes`() {
    let app = TestApp(400, 700) { Repinned() }
    #expect(app.window.texts == ["Pin", "loose", "none", "A", "loose", "none", "B"])
    app.reset()
    app.window.button("Pin").tap()
    #expect(app.window.changes == ["text \"loose\" becomes \"pinned\""])
  }

  private nonisolated struct PinnedFirst: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100, height: 20 * CGFloat(subviews.count))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let sorted =
        subviews.filter(\.containerValues.isPinned)
        + subviews.filter { !$0.containerValues.isPinned }
      for (index, subview) in sorted.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX, y: bounds.minY + 20 * CGFloat(index)), proposal: .unspecified)
      }
    }
  }

  @Test func `LK10 a layout reads container values`() {
    let app = TestApp(400, 700) {
      PinnedFirst() {
        Text("A").named("a")
        Text("B").named("b").containerValue(\.isPinned, true)
      }
      .named("it")
    }
    #expect(app.frames(in: "it", "a", "b") == [[0, 20, 10, 20], [0, 0, 10, 20]])
  }

  @Test func `LK10 a subview has the tag and the layout values of its view`() {
    struct Choice: View {
      @State private var tree = 2
      var body: some View {
        Text("chosen \(tree)")
        Picker("Tree", selection: $tree) {
          ForEach(
            subviews: Group {
              Text("Oak").tag(1)
              Text("Elm").tag(2)
            }
          ) { $0 }
        }
        .pickerStyle(.inline)
      }
    }
    let app = TestApp(400, 700) { Choice() }
    #expect(app.reports == [])
    let values = TestApp(400, 700) {
      Group(subviews: Text("Oak").tag(7)) { subviews in
        let values = subviews[0].containerValues
        Text("\(values.tag(for: Int.self) ?? 0) \(values.hasTag(7)) \(values.hasTag("7"))")
      }
    }
    #expect(values.window.texts == ["7 true false"])
  }

  // MARK: Sections

  struct Board<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      Group(sections: content) { sections in
        Text("\(sections.count)")
        ForEach(sections) { section in
          HStack { section.header }
          Text(section.containerValues.note)
          ForEach(section.content) { subview in
            Text("-")
            subview
          }
          section.footer
        }
      }
    }
  }

  @Test func `LK10 a container sees sections, and views in none as one`() {
    let app = TestApp(400, 700) {
      Board {
        Text("A")
        Text("B")
        Section("Trees") {
          Text("Oak")
          ForEach(["Elm", "Ash"], id: \.self) { Text($0) }
        }
        .containerValue(\.note, "green")
        Section {
        } header: {
          Text("Empty")
        } footer: {
          Text("End")
        }
        Text("C")
      }
    }
    #expect(
      app.window.texts == [
        "4", "none", "-", "A", "-", "B",
        "Trees", "green", "-", "Oak", "-", "Elm", "-", "Ash",
        "Empty", "none", "End",
        "none", "-", "C",
      ])
  }

  struct Folding: View {
    @State private var isExpanded = true
    @State private var names = ["Oak"]
    var body: some View {
      Button("Fold") { isExpanded.toggle() }
      Button("Plant") { names.append("Elm") }
      ForEach(
        sections: Section(isExpanded: $isExpanded) {
          ForEach(names, id: \.self) { Counter(name: $0) }
        } header: {
          Text("Trees")
        }
      ) { section in
        section.header
        Text("\(section.content.count)")
        section.content
      }
    }
  }

  @Test func `LK10 a section's views come and go`() {
    let app = TestApp(400, 700) { Folding() }
    #expect(app.window.texts == ["Fold", "Plant", "Trees", "1", "Oak 0"])
    app.window.button("Oak 0").tap()
    app.window.button("Plant").tap()
    #expect(app.window.texts == ["Fold", "Plant", "Trees", "2", "Oak 1", "Elm 0"])
    app.window.button("Fold").tap()
    #expect(app.window.texts == ["Fold", "Plant", "Trees", "0"])
  }

  @Test func `LK10 sections are flat where only subviews are asked for`() {
    let app = TestApp(400, 700) {
      Numbered {
        Section("Trees") { Text("Oak") }
        Text("End")
      }
    }
    #expect(app.window.texts == ["3", "1.", "Trees", "2.", "Oak", "3.", "End"])
  }

  // MARK: Interaction with other features

  @Test func `LK10 containers of subviews stand in each other, and in lists`() {
    let app = TestApp(400, 700) {
      List {
        Numbered {
          ForEach(
            subviews: Group {
              Text("Oak")
              Text("Elm")
            }
          ) { $0.padding(2) }
        }
      }
    }
    #expect(app.window.texts == ["2", "1.", "Oak", "2.", "Elm"])
  }

  struct Form: View {
    @FocusState private var field: String?
    let text = Binding.constant("")
    var body: some View {
      Text(field ?? "nothing")
      Button("Second") { field = "b" }
      ForEach(
        subviews: Group {
          TextField("First", text: text).containerValue(\.note, "a")
          TextField("Second", text: text).containerValue(\.note, "b")
        }
      ) { subview in
        subview.focused($field, equals: subview.containerValues.note)
      }
    }
  }

  @Test func `LK10 the focus finds what the container has put around a subview`() {
    let app = TestApp(400, 700) { Form() }
    app.window.button("Second").tap()
    #expect(app.window.texts.first == "b")
    #expect(app.window.focusedElement?.kind == .textField)
  }

  @Test func `LK10 an action around a subview is the container's`() {
    let seen = Trace<String>()
    let app = TestApp(400, 700) {
      ForEach(
        subviews: Group {
          Text("A")
          Text("B")
        }
      ) { subview in
        VStack { subview }.onTapGesture { seen("tapped") }
      }
    }
    app.window.text("B").tap()
    #expect(seen.events == ["tapped"])
  }

  @Test func `LK10 a subview that is used twice is in the last place`() {
    let app = TestApp(400, 700) {
      Group(subviews: Counter(name: "A")) { subviews in
        HStack { subviews[0] }
        Text("then")
        VStack { subviews[0] }
      }
    }
    #expect(app.window.texts == ["then", "A 0"])
    app.window.button("A 0").tap()
    #expect(app.window.texts == ["then", "A 1"])
  }

  @Test func `LK10 rows of subviews in a lazy stack are made when they are wanted`() {
    let app = TestApp(400, 200) {
      ScrollView {
        LazyVStack {
          ForEach(subviews: ForEach(0..<500) { Text("\($0)") }) { subview in
            subview.frame(height: 100)
          }
        }
      }
    }
    #expect(app.window.texts.first == "0")
    #expect(app.window.texts.count < 100)
  }
}
