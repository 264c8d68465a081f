import BanyanHost
import BanyanTesting
import CoreTransferable
import Foundation
import FoundationComplement
import SwiftUICore
import Testing
import UniformTypeIdentifiers

/// Views that are dragged, and what is dropped on others, from the window and from outside.
@MainActor
@Suite(.serialized) struct DragAndDropTests {
  /// What views have been told.
  @MainActor
  final class Record {
    var lines: [String] = []
    var items: [NSItemProvider] = []

    func flag(_ name: String) -> Binding<Bool> {
      Binding {
        false
      } set: {
        self.lines.append("\(name) \($0)")
      }
    }
  }

  struct Kitchen: View {
    let record: Record
    var types: [UTType] = [.text]
    @State private var isTargeted = false

    var body: some View {
      VStack {
        Text("Apple").onDrag { NSItemProvider(object: "apple" as NSString) }
        Text(isTargeted ? "Open" : "Closed")
          .onDrop(of: types, isTargeted: $isTargeted) { providers, location in
            record.items += providers
            record.lines.append("\(providers.count) at \(Int(location.x)) \(Int(location.y))")
            return true
          }
      }
    }
  }

  private func text(_ provider: NSItemProvider) async -> String? {
    await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: String.self) { text, _ in
        continuation.resume(returning: text)
      }
    }
  }

  private func failure(_ provider: NSItemProvider) async -> String? {
    await withCheckedContinuation { continuation in
      _ = provider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, error in
        continuation.resume(returning: error?.localizedDescription)
      }
    }
  }

  // MARK: In the window

  @Test func `MG19 MG20 a view is dragged to one that takes it, which shows that it would`() async {
    let record = Record()
    let app = TestApp(Kitchen(record: record))
    let basket = app.window.text("Closed")
    app.reset()
    #expect(app.window.text("Apple").beginDrag())
    #expect(app.bodies == [])
    #expect(app.window.drag(over: basket, at: CGPoint(x: 3, y: 4)))
    #expect(app.bodies == ["Kitchen"])
    app.window.drag(over: basket, at: CGPoint(x: 5, y: 6))
    #expect(app.bodies == ["Kitchen"])
    app.window.drag(over: nil)
    app.window.drag(over: basket)
    #expect(app.window.drop(on: basket, at: CGPoint(x: 7, y: 8)))
    #expect(
      app.window.changes == [
        #"text "Closed" becomes "Open""#, #"text "Open" becomes "Closed""#,
        #"text "Closed" becomes "Open""#, #"text "Open" becomes "Closed""#,
      ])
    #expect(app.bodies == ["Kitchen", "Kitchen", "Kitchen", "Kitchen"])
    #expect(record.lines == ["1 at 7 8"])
    #expect(await text(record.items[0]) == "apple")
    // It has been dropped.
    #expect(!app.window.drag(over: basket))
    #expect(!app.window.drop(on: basket))
    #expect(record.lines == ["1 at 7 8"])
  }

  @Test func `a drop where nothing takes it does nothing`() {
    let record = Record()
    let app = TestApp(Kitchen(record: record, types: [.image]))
    app.reset()
    #expect(!app.window.text("Apple").drag(to: app.window.text("Closed")))
    #expect(app.window.text("Apple").beginDrag())
    #expect(!app.window.drop(on: nil))
    #expect(app.bodies == [])
    #expect(app.window.mutations == [])
    #expect(record.lines == [])
  }

  @Test func `elements specify what can be dragged and where moves are of interest`() {
    let app = TestApp(Kitchen(record: Record()))
    let boxes = app.window.all.filter { $0.isDraggable || $0.dropInterest != nil }
    #expect(boxes.map(\.text) == ["Apple", "Closed"])
    #expect(boxes.map(\.dropInterest) == [nil, DropInterest(followsMoves: false)])
    let court = TestApp(Court(record: Record()))
    #expect(court.window.all.compactMap(\.dropInterest) == [DropInterest(followsMoves: true)])
  }

  struct Nested: View {
    let record: Record
    let inner: [UTType]

    var body: some View {
      VStack {
        Text("Apple").onDrag { NSItemProvider(object: "apple" as NSString) }
        VStack {
          Text("Inside").onDrop(of: inner, isTargeted: record.flag("inner")) { _ in
            record.lines.append("inner")
            return true
          }
          Text("Around")
        }
        .onDrop(of: ["public.text"], isTargeted: record.flag("outer")) { _ in
          record.lines.append("outer")
          return true
        }
      }
    }
  }

  @Test func `MG20 the innermost view that takes one of the types receives the drop`() {
    let record = Record()
    let app = TestApp(Nested(record: record, inner: [.plainText]))
    app.window.text("Apple").beginDrag()
    app.window.drag(over: app.window.text("Inside"))
    app.window.drag(over: app.window.text("Around"))
    #expect(record.lines == ["inner true", "inner false", "outer true"])
    record.lines = []
    #expect(app.window.drop(on: app.window.text("Inside")))
    #expect(record.lines == ["outer false", "inner true", "inner", "inner false"])
    let other = Record()
    let wrong = TestApp(Nested(record: other, inner: [.image]))
    #expect(wrong.window.text("Apple").drag(to: wrong.window.text("Inside")))
    #expect(other.lines == ["outer true", "outer", "outer false"])
  }

  @Test func `MG20 a drag that ends notifies the view that it was over`() {
    let record = Record()
    let app = TestApp(Nested(record: record, inner: []))
    app.window.text("Apple").beginDrag()
    app.window.drag(over: app.window.text("Around"))
    app.window.endDrag()
    #expect(record.lines == ["outer true", "outer false"])
    app.window.endDrag()
    #expect(record.lines == ["outer true", "outer false"])
    // Another drag is in place of the one before.
    app.window.text("Apple").beginDrag()
    app.window.drag(over: app.window.text("Around"))
    app.window.text("Apple").beginDrag()
    #expect(record.lines == ["outer true", "outer false", "outer true", "outer false"])
  }

  struct Judge: DropDelegate {
    let record: Record
    var allows = true
    var operation: DropOperation?

    private func note(_ word: String, _ info: DropInfo) {
      record.lines.append("\(word) \(Int(info.location.x)) \(Int(info.location.y))")
    }

    func validateDrop(info: DropInfo) -> Bool {
      record.lines.append("validate \(info.hasItemsConforming(to: [.plainText]))")
      return allows
    }

    func dropEntered(info: DropInfo) { note("entered", info) }
    func dropExited(info: DropInfo) { note("exited", info) }

    func dropUpdated(info: DropInfo) -> DropProposal? {
      note("updated", info)
      return operation.map(DropProposal.init)
    }

    func performDrop(info: DropInfo) -> Bool {
      record.items = info.itemProviders(for: ["public.text"])
      note("performed", info)
      return true
    }
  }

  struct Court: View {
    let record: Record
    var allows = true
    var operation: DropOperation?

    var body: some View {
      VStack {
        Text("Case").onDrag { NSItemProvider(object: "case" as NSString) }
        Text("Court")
          .onDrop(
            of: [.plainText],
            delegate: Judge(record: record, allows: allows, operation: operation))
      }
    }
  }

  @Test func `MG21 a delegate decides when the drag comes, and is notified of each move`() {
    let record = Record()
    let app = TestApp(Court(record: record, operation: .move))
    let court = app.window.text("Court")
    app.window.text("Case").beginDrag()
    app.window.drag(over: court, at: CGPoint(x: 1, y: 2))
    app.window.drag(over: court, at: CGPoint(x: 3, y: 4))
    app.window.drag(over: nil)
    app.window.drag(over: court)
    #expect(app.window.drop(on: court, at: CGPoint(x: 5, y: 6)))
    #expect(
      record.lines == [
        "validate true", "entered 1 2", "updated 1 2", "updated 3 4", "exited 3 4",
        "validate true", "entered 0 0", "updated 0 0", "updated 5 6", "performed 5 6",
      ])
    #expect(record.items.count == 1)
  }

  @Test func `MG21 a delegate that declines receives no more`() {
    let record = Record()
    let app = TestApp(Court(record: record, allows: false))
    app.window.text("Case").beginDrag()
    app.window.drag(over: app.window.text("Court"), at: CGPoint(x: 1, y: 2))
    #expect(!app.window.drop(on: app.window.text("Court")))
    #expect(record.lines == ["validate true"])
  }

  @Test(arguments: [DropOperation.forbidden, .cancel])
  func `what a delegate has forbidden is not dropped`(operation: DropOperation) {
    let record = Record()
    let app = TestApp(Court(record: record, operation: operation))
    #expect(!app.window.text("Case").drag(to: app.window.text("Court")))
    #expect(
      record.lines == [
        "validate true", "entered 0 0", "updated 0 0", "updated 0 0", "exited 0 0",
      ])
  }

  struct Fruit: Codable, Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.name)
    }
  }

  struct Bowls: View {
    let record: Record
    @State private var lines: [String] = []

    var body: some View {
      VStack {
        Text("Pear").draggable(Fruit(name: "pear")) { Text("A pear") }
        Text("Fruits")
          .dropDestination(for: Fruit.self) { fruits, location in
            lines += fruits.map { "fruit \($0.name) at \(Int(location.x))" }
            return true
          } isTargeted: {
            record.lines.append("\($0)")
          }
        Text("Texts").dropDestination(for: String.self) { texts, _ in
          lines += texts
          return true
        }
        Text("Pictures").dropDestination(for: Image.self) { _, _ in true }
        ForEach(lines, id: \.self) { Text($0) }
      }
    }
  }

  @Test func `values are dropped as what the other view wants`() async {
    let record = Record()
    let app = TestApp(Bowls(record: record))
    let pear = app.window.text("Pear")
    #expect(pear.drag(to: app.window.text("Fruits"), at: CGPoint(x: 9, y: 0)))
    #expect(record.lines == ["true", "false"])
    await app.wait { app.window.shows("fruit pear at 9") }
    #expect(pear.drag(to: app.window.text("Texts")))
    await app.wait { app.window.shows("pear") }
    #expect(!pear.drag(to: app.window.text("Pictures")))
    #expect(record.lines == ["true", "false"])
  }

  @Test func `what is shown below the pointer is hidden until then`() {
    let app = TestApp(Bowls(record: Record()))
    let preview = app.window.all.first { $0.property(.isDragPreview) == .isDragPreview(true) }
    #expect(preview?.text == "A pear")
    #expect(preview?.property(.isHidden) == .isHidden(true))
    #expect(app.window.all.count { $0.isDraggable } == 1)
  }

  struct Fridge: View {
    let record: Record
    @State private var isFrozen = false
    @State private var isShown = true

    var body: some View {
      VStack {
        Text("Nothing").itemProvider { nil }
        Text("Water").itemProvider(isFrozen ? nil : { NSItemProvider(object: "w" as NSString) })
        Button("Freeze") { isFrozen = true }
        Button("Hide") { isShown = false }
        if isShown {
          Text("Cup").onDrop(of: [.text], isTargeted: record.flag("cup")) { _ in true }
        }
      }
    }
  }

  @Test func `a view without an item cannot be dragged`() {
    let app = TestApp(Fridge(record: Record()))
    #expect(!app.window.text("Nothing").beginDrag())
    #expect(app.window.text("Water").beginDrag())
    app.reset()
    app.window.button("Freeze").tap()
    #expect(app.window.changes == ["box isDraggable true becomes false"])
    #expect(!app.window.text("Water").beginDrag())
  }

  @Test func `a view that goes away is not targeted any more`() {
    let record = Record()
    let app = TestApp(Fridge(record: record))
    app.window.text("Water").beginDrag()
    app.window.drag(over: app.window.text("Cup"))
    app.window.button("Hide").tap()
    #expect(record.lines == ["cup true", "cup false"])
    app.window.endDrag()
    #expect(record.lines == ["cup true", "cup false"])
  }

  @Test func `what is disabled can neither be dragged nor take anything`() {
    let record = Record()
    let app = TestApp(Kitchen(record: record).disabled(true))
    #expect(!app.window.text("Apple").beginDrag())
    app.window.dragIn("text")
    app.window.drag(over: app.window.text("Closed"))
    #expect(app.window.dropIn(text: "a", on: app.window.text("Closed")) == nil)
    #expect(app.window.texts == ["Apple", "Closed"])
    #expect(record.lines == [])
  }

  // MARK: From outside

  @Test func `a file is dropped, and whoever loads it waits until it has come`() async throws {
    let record = Record()
    let app = TestApp(Kitchen(record: record, types: [.plainText]))
    let file = TestFile("note.txt", text: "Hello")
    let drop = try #require(
      app.window.beginDropIn([file], on: app.window.text("Closed"), at: CGPoint(x: 1, y: 2)))
    #expect(record.lines == ["1 at 1 2"])
    #expect(app.window.awaitedDrop == drop)
    let item = record.items[0]
    #expect(item.registeredTypeIdentifiers == ["public.plain-text", "public.file-url"])
    #expect(item.suggestedName == "note")
    let loading = Task { await text(item) }
    await app.settle()
    app.window.send(.drag(.bytes(drop, Array("Hel".utf8))), to: .window)
    #expect(app.window.awaitedDrop == drop)
    app.window.send(.drag(.bytes(drop, Array("lo".utf8))), to: .window)
    #expect(app.window.awaitedDrop == nil)
    #expect(await loading.value == "Hello")
    let url = await withCheckedContinuation { continuation in
      _ = item.loadObject(ofClass: URL.self) { url, _ in continuation.resume(returning: url) }
    }
    let copy = try #require(url)
    #expect(copy.isFileURL)
    #expect(copy.lastPathComponent == "note.txt")
    #expect(try String(contentsOf: copy, encoding: .utf8) == "Hello")
    app.window.close()
    #expect(!FileManager.default.fileExists(atPath: copy.path))
  }

  @Test func `several files come one after the other`() async {
    let record = Record()
    let app = TestApp(Kitchen(record: record))
    let sent = app.window.dropIn(
      TestFile("a.txt", text: "first"), TestFile("b.png", text: "picture"),
      TestFile("c.txt", text: ""), TestFile("d.swift", text: "last"),
      on: app.window.text("Closed"), pieceLength: 4)
    #expect(sent == 16)
    // The picture is no text.
    #expect(record.lines == ["3 at 0 0"])
    var texts: [String?] = []
    for item in record.items { texts.append(await text(item)) }
    #expect(texts == ["first", "", "last"])
    app.window.close()
  }

  @Test func `a file that is too large is refused before anything is sent`() async {
    let record = Record()
    let app = TestApp(Kitchen(record: record))
    let file = TestFile("large.txt", contents: [1, 2], byteCount: 1 << 30)
    #expect(app.window.dropIn(file, on: app.window.text("Closed")) == 0)
    #expect(record.lines == ["1 at 0 0"])
    #expect(
      await failure(record.items[0])
        == "“large.txt” is too large: 1 GB, and at most 10 MB are taken.")
  }

  @Test func `files that do not come are reported`() async throws {
    let record = Record()
    let app = TestApp(Kitchen(record: record))
    let file = TestFile("a.txt", text: "Hello")
    let closed = app.window.text("Closed")
    let first = try #require(app.window.beginDropIn([file], on: closed))
    app.window.send(.drag(.unreadable(first)), to: .window)
    #expect(app.window.awaitedDrop == nil)
    #expect(await failure(record.items[0]) == "The file could not be read.")
    let second = try #require(app.window.beginDropIn([file], on: closed))
    let third = try #require(app.window.beginDropIn([file], on: closed))
    #expect(app.window.awaitedDrop == third)
    let reason = "Other files were dropped before this one had arrived."
    #expect(await failure(record.items[1]) == reason)
    // Bytes of a drop that is not awaited go nowhere.
    app.window.send(.drag(.bytes(second, [1, 2, 3, 4, 5])), to: .window)
    #expect(app.window.awaitedDrop == third)
    app.window.close()
    #expect(await failure(record.items[2]) == "The window was closed.")
  }

  @Test func `a page reports of what comes from outside what it knows`() {
    let record = Record()
    let app = TestApp(Kitchen(record: record, types: [.image]))
    let closed = app.window.text("Closed")
    for (type, word) in [
      ("image/png", "Open"), ("text/plain", "Closed"), ("", "Open"), ("a/b", "Open"),
      ("text", "Closed"), ("url", "Closed"), ("x", "Open"),
    ] {
      app.window.dragIn(type)
      app.window.drag(over: closed)
      #expect(app.window.texts == ["Apple", word], "\(type)")
      app.window.endDrag()
      #expect(app.window.texts == ["Apple", "Closed"], "\(type)")
    }
    // What a file is counts when it has been dropped.
    app.window.dragIn("")
    app.window.drag(over: closed)
    #expect(app.window.dropIn(TestFile("a.txt", text: "x"), on: closed) == nil)
    #expect(app.window.texts == ["Apple", "Closed"])
    #expect(record.lines == [])
  }

  @Test func `a text and an address are one item`() async {
    let record = Record()
    let app = TestApp(Kitchen(record: record, types: [.url, .plainText]))
    let sent = app.window.dropIn(
      text: "Swift", url: "https://swift.org", on: app.window.text("Closed"))
    #expect(sent == 0)
    #expect(record.lines == ["1 at 0 0"])
    #expect(record.items[0].registeredTypeIdentifiers == ["public.url", "public.utf8-plain-text"])
    #expect(await text(record.items[0]) == "Swift")
    let item = try? await record.items[0].loadItem(forTypeIdentifier: "public.url")
    #expect(item as? URL == URL(string: "https://swift.org"))
  }

  @Test func `nothing that a page makes up has an effect`() {
    let record = Record()
    let app = TestApp(Kitchen(record: record))
    app.reset()
    let nowhere = DragPlace(
      location: Point(x: 1e9, y: -1e9),
      targets: (0...256).map {
        PointerFact.Place(element: ElementID(rawValue: $0), origin: Point(x: 0, y: 0))
      })
    let facts: [DragFact] = [
      .began(.window), .began(ElementID(rawValue: .max)), .moved(nowhere),
      .dropped(nowhere, items: nil), .ended,
    ]
    for fact in facts { #expect(!app.window.send(.drag(fact), to: .window), "\(fact)") }
    app.window.send(.drag(.bytes(1, [1])), to: .window)
    app.window.send(.drag(.unreadable(1)), to: .window)
    #expect(app.window.mutations == [])
    #expect(record.lines == [])
    let empty = DroppedItems(number: 0)
    #expect(!app.window.send(.drag(.dropped(nowhere, items: empty)), to: .window))
    let plain = TestApp(Text("Nothing to drag"))
    #expect(!plain.window.send(.drag(.came([])), to: .window))
  }
}

/// Drops between rows.
@MainActor
@Suite(.serialized) struct RowInsertionTests {
  struct Basket: View {
    @State private var fruits = ["fig", "kiwi"]
    let isTable: Bool

    var body: some View {
      Text("Apple").draggable("apple")
      if isTable {
        Table(of: Fruit.self) {
          TableColumn("Name", value: \.id)
        } rows: {
          ForEach(fruits.map { Fruit(id: $0) }) { TableRow($0) }
            .dropDestination(for: String.self) { fruits.insert(contentsOf: $1, at: $0) }
        }
      } else {
        List {
          ForEach(fruits, id: \.self) { Text($0) }
            .dropDestination(for: String.self) { fruits.insert(contentsOf: $0, at: $1) }
        }
      }
      Text(fruits.joined(separator: " "))
    }
  }

  nonisolated struct Fruit: Identifiable {
    let id: String
  }

  @Test(
    arguments: [false, true], [(1.0, "fig apple kiwi"), (30.0, "fig kiwi apple")])
  func `MG20 what is dropped goes before a row or after it`(
    isTable: Bool, drop: (y: Double, result: String)
  ) async {
    let app = TestApp(Basket(isTable: isTable), layout: .size(390, 844))
    let row = app.window.text("kiwi")
    #expect(app.window.text("Apple").drag(to: row, at: CGPoint(x: 4, y: drop.y)))
    await app.wait { app.window.texts.last == drop.result }
  }
}
