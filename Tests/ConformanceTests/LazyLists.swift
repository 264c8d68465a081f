import BanyanHost
import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// The rows of lists that are created; everything else behaves as if all rows existed.
@MainActor
@Suite struct LazyLists {
  struct Row: View {
    let number: Int
    var body: some View { Text(verbatim: "Row \(number)") }
  }

  private func texts(_ numbers: Range<Int>) -> [String] { numbers.map { "Row \($0)" } }

  private func absent(_ element: TestElement) -> [AbsentRows] {
    element.children.compactMap {
      if case .absentRows(let rows) = $0.property(.absentRows) { rows } else { nil }
    }
  }

  // MARK: Creating rows

  @Test func `thirty of a hundred thousand rows of a list are made at first`() {
    let app = TestApp(List(0..<100_000) { Row(number: $0) })
    #expect(app.bodies == Array(repeating: "Row", count: 30))
    #expect(app.window.texts == texts(0..<30))
    #expect(absent(app.window.list) == [AbsentRows(count: 99_970, present: 30)])
  }

  @Test func `a list of thirty rows has them all`() {
    let app = TestApp(List(0..<30) { Row(number: $0) })
    #expect(app.window.texts == texts(0..<30))
    #expect(absent(app.window.list) == [])
  }

  @Test func `scrolling a list makes the rows that come and takes those that go, and no others`() {
    let app = TestApp(List(0..<100_000) { Row(number: $0) })
    app.reset()
    app.window.list.scroll(toRows: 50_000..<50_020)
    #expect(app.bodies == Array(repeating: "Row", count: 20))
    #expect(app.window.texts == texts(50_000..<50_020))
    app.reset()
    app.window.list.scroll(toRows: 50_002..<50_021)
    #expect(app.bodies == ["Row"])
    #expect(
      app.window.changes == [
        "absentRows absentRows 50000 beside 20 becomes 50002 beside 19",
        "absentRows absentRows 49980 beside 20 becomes 49979 beside 19",
        #"text "Row 50000" disappears"#, #"text "Row 50001" disappears"#,
        #"text "Row 50020" appears"#,
      ])
  }

  @Test func `each section of a list makes thirty rows at first, and a form makes all`() {
    struct Screen: View {
      var body: some View {
        List {
          Row(number: -1)
          ForEach(0..<2) { section in
            Section("Section \(section)") {
              ForEach(0..<1_000) { Row(number: section * 1_000 + $0) }
            }
          }
        }
        Form { ForEach(0..<40) { Row(number: $0) } }
      }
    }
    let app = TestApp(Screen())
    #expect(app.bodies == ["Screen"] + Array(repeating: "Row", count: 101))
    let sections = app.window.all.filter { $0.kind == .section }
    #expect(sections.map { absent($0).map(\.count) } == [[970], [970]])
    sections[1].scroll(toRows: 500..<501)
    #expect(sections[1].texts == ["Section 1", "Row 1500"])
    #expect(sections[0].texts == ["Section 0"] + texts(0..<30))
  }

  @Test func `sections of data are made as rows are`() {
    let app = TestApp(
      List {
        ForEach(0..<1_000) { section in Section("Section \(section)") { Row(number: section) } }
      })
    #expect(app.window.all.filter { $0.kind == .section }.count == 30)
    #expect(absent(app.window.list) == [AbsentRows(count: 970, present: 30)])
  }

  @Test func `a new row before those that are seen leaves them where they are`() {
    struct Screen: View {
      @State private var numbers = Array(0..<1_000)
      var body: some View {
        Button("Insert") { numbers.insert(-1, at: 0) }
        List(numbers, id: \.self) { Row(number: $0) }
      }
    }
    let app = TestApp(Screen())
    app.window.list.scroll(toRows: 100..<130)
    app.reset()
    app.window.button("Insert").tap()
    #expect(app.bodies == ["Screen"])
    #expect(app.window.list.texts == texts(100..<130))
    #expect(
      app.window.changes == ["absentRows absentRows 100 beside 30 becomes 101 beside 30"])
  }

  // MARK: Selecting

  struct Selectable: View {
    @State private var chosen: Set<Int> = [5]
    var body: some View {
      Text(verbatim: "\(chosen.count): \(chosen.min() ?? -1) to \(chosen.max() ?? -1)")
      List(0..<1_000, id: \.self, selection: $chosen) { Row(number: $0) }
    }
  }

  @Test func `a row that is made again is selected as it was`() {
    let app = TestApp(Selectable())
    app.window.list.scroll(toRows: 500..<510)
    app.reset()
    app.window.list.scroll(toRows: 4..<7)
    #expect(app.bodies == ["Row", "Row", "Row"])
    #expect(
      app.window.list.children.filter { $0.kind == .row }.map(\.isSelected) == [
        false, true, false,
      ])
  }

  @Test func `a selection is extended over rows that are not there, and to all rows`() {
    let app = TestApp(Selectable())
    app.window.row("Row 7").select()
    app.window.list.scroll(toRows: 500..<510)
    app.reset()
    app.window.row("Row 502").select(.through)
    #expect(app.window.texts[0] == "496: 7 to 502")
    #expect(app.bodies == ["Selectable"])
    app.window.row("Row 502").select(.all)
    #expect(app.window.texts[0] == "1000: 0 to 999")
  }

  @Test func `rows that have a tag are asked for it, though they are not there`() {
    struct Tagged: View {
      @State private var chosen: Set<String> = []
      var body: some View {
        Text(verbatim: "\(chosen.count), the last \(chosen.sorted().last ?? "")")
        List(selection: $chosen) { ForEach(0..<50) { Row(number: $0).tag("tag \($0)") } }
      }
    }
    let app = TestApp(Tagged())
    app.reset()
    app.window.row("Row 3").select(.all)
    #expect(app.window.texts[0] == "50, the last tag 9")
    #expect(app.bodies == Array(repeating: "Row", count: 20) + ["Tagged"])
    #expect(app.window.list.texts == texts(0..<30))
  }

  // MARK: Editing

  struct Editable: View {
    @State private var numbers = Array(0..<100)
    var body: some View {
      List {
        ForEach(numbers, id: \.self) { Row(number: $0) }
          .onDelete { numbers.remove(atOffsets: $0) }
          .onMove { numbers.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @Test func `a row in the middle is deleted and moved`() {
    let app = TestApp(Editable())
    app.window.list.scroll(toRows: 50..<54)
    app.window.row("Row 51").delete()
    #expect(app.window.list.texts == texts(50..<51) + texts(52..<81))
    app.window.list.scroll(toRows: 50..<54)
    app.window.row("Row 54").move(before: app.window.row("Row 52"))
    app.window.list.scroll(toRows: 50..<54)
    #expect(app.window.list.texts == ["Row 50", "Row 54", "Row 52", "Row 53"])
  }

  @Test func `a row is moved to the room of those that are not there`() {
    let app = TestApp(Editable())
    app.window.list.scroll(toRows: 50..<54)
    app.window.row("Row 50").move(before: app.window.list.children.last)
    app.window.list.scroll(toRows: 49..<55)
    #expect(
      app.window.list.texts == ["Row 49", "Row 51", "Row 52", "Row 53", "Row 50", "Row 54"])
    app.window.row("Row 50").move(before: nil)
    app.window.list.scroll(toRows: 98..<100)
    #expect(app.window.list.texts == ["Row 99", "Row 50"])
  }

  // MARK: Scrolling

  @Test func `a list is scrolled to a row that is not there, also in a section`() {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          Button("Go") { proxy.scrollTo(700) }
          List { Section("All") { ForEach(0..<1_000) { Row(number: $0) } } }
        }
      }
    }
    let app = TestApp(Screen())
    app.reset()
    app.window.button("Go").tap()
    #expect(app.bodies == Array(repeating: "Row", count: 30))
    #expect(app.window.list.texts == ["All"] + texts(685..<715))
    #expect(
      app.window.mutations.last
        == .scroll(to: app.window.text("Row 700").id, anchor: nil, isAnimated: false))
  }

  private struct Days<Section: View>: View {
    let target: Int
    let day: (Int) -> Section

    var body: some View {
      ScrollViewReader { proxy in
        Button("Go") { proxy.scrollTo(target) }
        List { ForEach(0..<60) { day($0) } }
      }
    }
  }

  private struct Day: View {
    let number: Int
    var body: some View {
      Section("Day \(number)") {
        ForEach(number * 1_000..<number * 1_000 + 50, id: \.self) { Row(number: $0) }
      }
    }
  }

  private func days(_ app: TestApp) -> [String] {
    app.window.all.filter { $0.kind == .section }.map { $0.texts[0] }
  }

  @Test func `a list is scrolled to a row in a section that is not there`() {
    let app = TestApp(Days(target: 45_040) { Day(number: $0).body })
    #expect(days(app) == (0..<30).map { "Day \($0)" })
    app.reset()
    app.window.button("Go").tap()
    #expect(days(app) == (30..<60).map { "Day \($0)" })
    #expect(app.bodies == Array(repeating: "Row", count: 30 * 30 + 20))
    #expect(
      app.window.mutations.last
        == .scroll(to: app.window.text("Row 45040").id, anchor: nil, isAnimated: false))
  }

  @Test func `a section that is not there may be a view of its own`() {
    let app = TestApp(Days(target: 45_040) { Day(number: $0) })
    app.window.button("Go").tap()
    #expect(days(app) == (30..<60).map { "Day \($0)" })
    #expect(
      app.window.mutations.last
        == .scroll(to: app.window.text("Row 45040").id, anchor: nil, isAnimated: false))
  }

  @Test func `a view behind a list of sections is found without making any of them`() {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          Button("Go") { proxy.scrollTo("end") }
          ScrollView {
            LazyVStack { ForEach(0..<1_000) { Day(number: $0) } }
            Text("The end").id("end")
          }
        }
      }
    }
    let app = TestApp(Screen())
    app.reset()
    app.window.button("Go").tap()
    #expect(app.bodies == [])
    #expect(
      app.window.mutations
        == [.scroll(to: app.window.text("The end").id, anchor: nil, isAnimated: false)])
  }

  @Test
  func `rows that have an identity of their own are looked through, and no body runs for that`() {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          Button("Go") { proxy.scrollTo("row 700") }
          Button("Nowhere") { proxy.scrollTo("row 7000") }
          List(0..<1_000) { Row(number: $0).id("row \($0)") }
        }
      }
    }
    let app = TestApp(Screen())
    app.reset()
    app.window.button("Nowhere").tap()
    #expect(app.bodies == [])
    #expect(app.window.mutations == [])
    app.window.button("Go").tap()
    #expect(app.bodies == Array(repeating: "Row", count: 30))
    #expect(app.window.list.texts == texts(685..<715))
    #expect(
      app.window.mutations.last
        == .scroll(to: app.window.text("Row 700").id, anchor: nil, isAnimated: false))
  }

  // MARK: Out of sight

  struct Item: Identifiable {
    let id: Int
    var name: String
  }

  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name): \(count)") { count += 1 } }
  }

  @Test func `a row that is scrolled away is not made of an element that has moved`() {
    struct Screen: View {
      @State private var items = (0..<100).map { Item(id: $0, name: "Item \($0)") }
      var body: some View {
        Button("Drop") { items.removeFirst() }
        List($items) { $item in Counter(name: item.name) }
      }
    }
    let app = TestApp(Screen())
    app.window.list.scroll(toRows: 80..<100)
    app.window.button("Item 99: 0").tap()
    app.window.list.scroll(toRows: 0..<20)
    app.reset()
    app.window.button("Drop").tap()
    #expect(app.bodies == ["Screen", "Counter"])
    #expect(app.window.list.texts == (1...30).map { "Item \($0): 0" })
    app.reset()
    app.window.list.scroll(toRows: 79..<99)
    #expect(app.bodies == [])
    #expect(app.window.list.texts == (80...98).map { "Item \($0): 0" } + ["Item 99: 1"])
  }

  @Test func `a view in a row that is scrolled away gets its new index before its body runs`() {
    struct Name: View {
      @Binding var names: [String]
      let index: Int
      @State private var count = 0
      var body: some View { Button("\(names[index]): \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var names = (0..<100).map { "Name \($0)" }
      var body: some View {
        Button("Drop") { names.removeFirst() }
        List(Array(names.enumerated()), id: \.element) { index, _ in
          Name(names: $names, index: index)
        }
      }
    }
    let app = TestApp(Screen())
    app.window.list.scroll(toRows: 80..<100)
    app.window.list.scroll(toRows: 0..<20)
    app.reset()
    app.window.button("Drop").tap()
    #expect(app.bodies == ["Screen"] + Array(repeating: "Name", count: 30))
    #expect(app.window.list.texts == (1...30).map { "Name \($0): 0" })
    app.reset()
    app.window.list.scroll(toRows: 79..<99)
    #expect(app.bodies == Array(repeating: "Name", count: 20))
    #expect(app.window.list.texts == (80...99).map { "Name \($0): 0" })
  }

  @Test func `rows in a section that is scrolled away are made of what the section has then`() {
    struct Day: Identifiable {
      let id: Int
      var notes: [Item]
    }
    struct Screen: View {
      @State private var days = (0..<40).map { day in
        Day(id: day, notes: (0..<3).map { Item(id: $0, name: "\(day).\($0)") })
      }
      var body: some View {
        Button("Drop") { days[0].notes.removeFirst() }
        List {
          ForEach($days) { $day in
            Section("Day \(day.id)") { ForEach($day.notes) { $note in Counter(name: note.name) } }
          }
        }
      }
    }
    let app = TestApp(Screen())
    app.window.list.scroll(toRows: 38..<40)
    app.reset()
    app.window.button("Drop").tap()
    #expect(app.bodies == ["Screen"])
    app.reset()
    app.window.list.scroll(toRows: 0..<1)
    #expect(app.bodies == [])
    #expect(app.window.list.texts == ["Day 0", "0.1: 0", "0.2: 0"])
  }

  @Test func `a row that is scrolled away is updated once, when it is seen again`() {
    struct Product: View {
      let number: Int
      @Binding var factor: Int
      @State private var count = 0
      var body: some View { Button("\(number * factor): \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var factor = 1
      var body: some View {
        Button("Double") { factor *= 2 }
        List(0..<100) { Product(number: $0, factor: $factor) }
      }
    }
    let app = TestApp(Screen())
    app.window.list.scroll(toRows: 50..<52)
    app.reset()
    app.window.button("Double").tap()
    app.window.button("Double").tap()
    #expect(app.bodies == Array(repeating: "Product", count: 4))
    #expect(app.window.list.texts == ["200: 0", "204: 0"])
    app.reset()
    app.window.list.scroll(toRows: 0..<2)
    #expect(app.bodies == ["Product", "Product"])
    #expect(app.window.list.texts == ["0: 0", "4: 0"])
    app.reset()
    app.window.list.scroll(toRows: 50..<52)
    #expect(app.bodies == [])
  }

  // MARK: Pages of rows

  private func lineCount(_ app: TestApp) -> Int {
    app.treeDescription.split(separator: "\n").count
  }

  @Test func `a page that a row has opened stays when the row is scrolled away`() {
    struct Screen: View {
      var body: some View {
        NavigationSplitView {
          List(0..<100) { number in NavigationLink("Open \(number)") { Text("Page \(number)") } }
        } detail: {
          Text("Choose")
        }
      }
    }
    let app = TestApp(Screen())
    app.window.button("Open 3").tap()
    app.window.list.scroll(toRows: 50..<52)
    #expect(app.window.texts == ["Open 50", "Open 51", "Page 3"])
    app.window.button("Open 50").tap()
    #expect(app.window.texts == ["Open 50", "Open 51", "Page 50"])
    // The first row has gone with its page.
    let other = TestApp(Screen())
    other.window.list.scroll(toRows: 50..<52)
    other.window.button("Open 50").tap()
    #expect(lineCount(app) == lineCount(other))
  }

  @Test
  func `a page that a row has opened gets the row's element when that has moved out of sight`() {
    struct Ranked: Identifiable {
      let id: Int
      var rank: Int
    }
    struct Screen: View {
      @State private var items = (0..<100).map { Ranked(id: $0, rank: $0) }
      var body: some View {
        NavigationStack {
          List(items.sorted { $0.rank > $1.rank }) { item in
            NavigationLink("Item \(item.id)") {
              Text("Rank \(item.rank)")
              Button("Raise") { items[item.id].rank += 100 }
            }
          }
        }
      }
    }
    let app = TestApp(Screen())
    app.window.list.scroll(toRows: 60..<62)
    app.window.button("Item 38").tap()
    #expect(app.window.texts == ["Back", "Rank 38", "Raise"])
    app.window.button("Raise").tap()
    #expect(app.window.texts == ["Back", "Rank 138", "Raise"])
    app.window.goBack()
    #expect(app.window.list.texts.prefix(2) == ["Item 39", "Item 37"])
    app.window.list.scroll(toRows: 0..<2)
    #expect(app.window.list.texts == ["Item 38", "Item 99"])
  }

  @Test func `a page leaves with the element of its row, although the row is scrolled away`() {
    struct Screen: View {
      @State private var numbers = Array(0..<100)
      var body: some View {
        NavigationSplitView {
          List(numbers, id: \.self) { number in
            NavigationLink("Open \(number)") {
              Button("Drop \(number)") { numbers.removeAll { $0 == number } }
            }
          }
        } detail: {
          Text("Choose")
        }
      }
    }
    let app = TestApp(Screen())
    app.window.button("Open 3").tap()
    app.window.list.scroll(toRows: 50..<52)
    app.window.button("Drop 3").tap()
    #expect(app.window.texts.last == "Choose")
  }

  // MARK: Sheets of rows

  @Test func `a sheet of a row can be used and closed while the row is scrolled away`() {
    struct Screen: View {
      let trace: Trace<String>
      var body: some View { List(0..<100) { Row(number: $0, trace: trace) } }

      struct Row: View {
        let number: Int
        let trace: Trace<String>
        @State private var isEditing = false
        @State private var count = 0
        var body: some View {
          Button("Edit \(number): \(count)") { isEditing = true }
            .onDisappear { trace("\(number) disappears") }
            .sheet(isPresented: $isEditing, onDismiss: { trace("dismissed") }) {
              Button("Count \(count)") { count += 1 }
              Button("Done") { isEditing = false }
            }
        }
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Screen(trace: trace))
    app.window.list.scroll(toRows: 0..<3)
    trace.reset()
    app.window.button("Edit 2: 0").tap()
    app.window.list.scroll(toRows: 50..<52)
    app.window.button("Count 0").tap()
    app.window.button("Count 1").tap()
    #expect(app.window.presentations.map(\.text) == ["Count 2 Done"])
    app.window.button("Done").tap()
    #expect(app.window.presentations.isEmpty)
    #expect(trace.events == ["0 disappears", "1 disappears", "2 disappears", "dismissed"])
    app.window.list.scroll(toRows: 2..<3)
    #expect(app.window.list.texts == ["Edit 2: 2"])
    app.window.button("Edit 2: 2").tap()
    app.window.list.scroll(toRows: 50..<52)
    #expect(app.window.presentations[0].dismiss())
    #expect(app.window.presentations.isEmpty)
  }

  @Test func `a row without state that is scrolled away leaves when its sheet is closed`() {
    struct Screen: View {
      @State private var edited: Int?
      var body: some View {
        List(0..<100) { number in
          Button("Edit \(number)") { edited = number }
            .sheet(
              isPresented: Binding {
                edited == number
              } set: { _ in
                edited = nil
              }
            ) { Text("Sheet \(number)") }
        }
      }
    }
    let app = TestApp(Screen())
    app.window.list.scroll(toRows: 50..<52)
    let count = lineCount(app)
    app.window.list.scroll(toRows: 0..<3)
    app.window.button("Edit 2").tap()
    app.window.list.scroll(toRows: 50..<52)
    #expect(app.window.presentations.map(\.text) == ["Sheet 2"])
    #expect(app.window.presentations[0].dismiss())
    #expect(app.window.presentations.isEmpty)
    #expect(lineCount(app) == count)
  }

  // MARK: Focus

  struct Fields: View {
    @FocusState private var focus: Int?
    let isList: Bool

    var body: some View {
      Button("Leave") { focus = nil }
      if isList {
        List(0..<100) { Field(number: $0).focused($focus, equals: $0) }
      } else {
        ScrollView {
          LazyVStack { ForEach(0..<100) { Field(number: $0).focused($focus, equals: $0) } }
        }
      }
      Text(verbatim: focus.map { "in \($0)" } ?? "nowhere")
    }
  }

  struct Field: View {
    let number: Int
    @State private var text = ""
    var body: some View { TextField("Field \(number)", text: $text) }
  }

  @Test(arguments: [true, false])
  func `a field keeps the focus while it is scrolled away`(isList: Bool) {
    let app = TestApp(Fields(isList: isList))
    let lazy = app.window.all.first { $0.kind == .list || $0.kind == .lazyVerticalStack }!
    let field = app.window.textField("Field 2")
    field.focus()
    app.reset()
    lazy.scroll(toRows: 50..<52)
    #expect(app.bodies == ["Field", "Field"])
    #expect(app.window.texts.last == "in 2")
    #expect(
      absent(lazy) == [
        AbsentRows(count: 2, present: 0), AbsentRows(count: 50, present: 2, kept: 2),
        AbsentRows(count: 48, present: 2),
      ])
    #expect(app.window.textField("Field 2").id == field.id)
    field.type("typed")
    #expect(app.window.texts.last == "in 2")
    lazy.scroll(toRows: 0..<1)
    #expect(
      absent(lazy) == [
        AbsentRows(count: 99, present: 1, kept: 1), AbsentRows(count: 97, present: 0),
      ])
    lazy.scroll(toRows: 1..<4)
    #expect(app.window.textField("Field 2").id == field.id)
    #expect(app.window.texts.last == "in 2")
    lazy.scroll(toRows: 50..<52)
    app.window.button("Leave").tap()
    #expect(
      absent(lazy) == [
        AbsentRows(count: 50, present: 2), AbsentRows(count: 48, present: 2),
      ])
    #expect(app.window.texts.last == "nowhere")
  }
}

extension TestElement {
  /// Returns the contents of the texts inside.
  fileprivate var texts: [String] { all.filter { $0.kind == .text }.map(\.name) }
}
