import BanyanHost
import BanyanTesting
import Testing

@testable import SwiftUICore

/// An app's saved state, piece by piece: only changed pieces are encoded and sent.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct StateChangesTests {
  final class Model {
    var title = "model"
    var next: Model?
  }

  struct Row: View {
    let number: Int
    @State private var count = 0
    var body: some View {
      Button("Row \(number): \(count)") { count += 1 }
    }
  }

  struct Screen: View {
    @State private var rows = Array(0..<100)
    @State private var model = Model()
    @State private var other = Model()
    @State private var isShown = false
    @SceneStorage("key") private var stored = 0
    var body: some View {
      ForEach(rows, id: \.self) { Row(number: $0) }
      Text("\(rows.count) \(model.title) \(other.title) \(stored)")
      Button("Nothing") {}
      Button("Write the same") { isShown = isShown }
      Button("Add") { rows.append(rows.count) }
      Button("Remove") { rows.removeFirst() }
      Button("Reverse") { rows.reverse() }
      Button("Rename") { other.title += "!" }
      Button("Exchange") { other = Model() }
      Button("Link") { model.next = other }
      Button("Store") { stored += 1 }
      Button("Show") { isShown.toggle() }
      if isShown { TextField("Name", text: .constant("")) }
    }
  }

  /// The receiver of the changes.
  private final class Listener {
    var pieces: [UInt32: [UInt8]] = [:]

    @MainActor
    func receive(_ changes: StateChanges) {
      if changes.isWhole { pieces = [:] }
      for piece in changes.pieces {
        pieces[piece.number] = piece.bytes.isEmpty ? nil : piece.bytes
      }
    }

    var sorted: [[UInt8]] { pieces.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// Returns the result of a press of a button.
  private struct Change: Equatable {
    var looks = 0
    var properties = 0
    /// The kinds of the pieces that were sent: what stands besides the views, where they stand, properties,
    /// objects.
    var sent: [Int] = [0, 0, 0, 0]
    var gone = 0
  }

  private let app = TestApp(Screen())
  private let listener = Listener()

  init() { listener.receive(app.keptChanges()) }

  private func change(by name: String) -> Change {
    let before = app.keepingCosts
    app.window.button(name).tap()
    let changes = app.keptChanges()
    let after = app.keepingCosts
    var change = Change(
      looks: after.lookCount - before.lookCount,
      properties: after.propertyCount - before.propertyCount)
    for piece in changes.pieces {
      guard let kind = piece.bytes.first else {
        change.gone += 1
        continue
      }
      change.sent[Int(kind)] += 1
    }
    listener.receive(changes)
    #expect(!changes.isWhole)
    #expect(app.keptDifferences(from: listener.sorted) == [])
    return change
  }

  // Both models are written each time, because they need not announce their changes.
  private let modelCount = 2

  @Test func atFirstItIsEverything() {
    // Four states of the screen, and one of each row.
    #expect(app.keepingCosts.lookCount == 1 && app.keepingCosts.propertyCount == 104)
    #expect(listener.pieces.count == 2 + 104 + modelCount)
    #expect(app.keptDifferences(from: listener.sorted) == [])
  }

  @Test func whereNothingChangesNothingIsSent() {
    #expect(change(by: "Nothing") == Change(properties: modelCount))
    #expect(change(by: "Write the same") == Change(properties: modelCount))
  }

  @Test func oneStateIsOnePieceHoweverManyThereAre() {
    for count in 0..<3 {
      #expect(
        change(by: "Row 7: \(count)") == Change(properties: 1 + modelCount, sent: [0, 0, 1, 0]))
    }
    #expect(change(by: "Store") == Change(properties: modelCount, sent: [1, 0, 0, 0]))
  }

  @Test func onlyWhatWasWrittenIsAsked() {
    func asked(by name: String) -> Int {
      let before = app.keepingCosts.askedCount
      _ = change(by: name)
      return app.keepingCosts.askedCount - before
    }
    #expect(app.keepingCosts.askedCount == 104)
    #expect(asked(by: "Nothing") == modelCount)
    #expect(asked(by: "Row 7: 0") == modelCount + 1)
    #expect(asked(by: "Row 7: 1") == modelCount + 1)
    // A written model is no further one.
    #expect(asked(by: "Exchange") == modelCount)
    // A row has come, and all have other neighbors.
    #expect(asked(by: "Add") == 105)
    #expect(asked(by: "Row 7: 2") == modelCount + 1)
  }

  @Test func whatBeginsToReferToAnObjectIsAskedFromThenOn() {
    struct Choices: View {
      @State private var first: Model?
      @State private var second: Model? = Model()
      var body: some View {
        Button("Choose") { first = Model() }
        Button("Rename") {
          first?.title += "!"
          second?.title += "?"
        }
        Button("Forget") { second = nil }
      }
    }
    let app = TestApp(Choices())
    let listener = Listener()
    listener.receive(app.keptChanges())
    func asked(by name: String) -> Int {
      let before = app.keepingCosts.askedCount
      app.window.button(name).tap()
      listener.receive(app.keptChanges())
      #expect(app.keptDifferences(from: listener.sorted) == [])
      return app.keepingCosts.askedCount - before
    }
    #expect(asked(by: "Rename") == 1)
    #expect(asked(by: "Choose") == 2)
    #expect(asked(by: "Rename") == 2)
    #expect(asked(by: "Forget") == 2)
    #expect(asked(by: "Rename") == 1)
  }

  @Test func anObjectIsOnePieceAsWell() {
    #expect(change(by: "Rename") == Change(properties: modelCount, sent: [0, 0, 0, 1]))
    #expect(change(by: "Link") == Change(properties: modelCount, sent: [0, 0, 0, 1]))
  }

  @Test func whatComesAndGoesIsReportedWithWhereItStands() {
    let added = change(by: "Add")
    #expect(added == Change(looks: 1, properties: 2 + modelCount, sent: [0, 1, 2, 0]))
    let removed = change(by: "Remove")
    #expect(removed == Change(looks: 1, properties: 1 + modelCount, sent: [0, 1, 1, 0], gone: 1))
    // Rows are named by their identities, so only the list itself has changed.
    let reversed = change(by: "Reverse")
    #expect(reversed == Change(looks: 1, properties: 1 + modelCount, sent: [0, 1, 1, 0]))
    let shown = change(by: "Show")
    #expect(shown == Change(looks: 1, properties: 1 + modelCount, sent: [0, 1, 1, 0]))
  }

  @Test func everythingIsThereForWhoeverAsks() {
    app.window.button("Row 7: 0").tap()
    let before = app.keepingCosts
    let changes = app.keptChanges(isWhole: true)
    listener.receive(changes)
    #expect(changes.isWhole && changes.pieces.count == 2 + 104 + modelCount)
    #expect(app.keepingCosts.propertyCount == before.propertyCount + 1 + modelCount)
    #expect(app.keptDifferences(from: listener.sorted) == [])
  }

  @Test func anotherAppGoesOnFromThePieces() throws {
    for name in ["Row 7: 0", "Row 7: 1", "Rename", "Link", "Store", "Add", "Remove"] {
      _ = change(by: name)
    }
    let other = try TestApp(Screen(), goingOnFrom: listener.sorted)
    #expect(other.transferReport.keptCount == 104)
    #expect(other.transferReport.resets == [])
    #expect(other.window.shows("100 model model! 1"))
    #expect(other.window.shows("Row 7: 2"))
  }

  @Test func windowsThatComeAndGoAreReported() {
    app.openWindow()
    listener.receive(app.keptChanges())
    #expect(app.keptDifferences(from: listener.sorted) == [])
    app.windows[1].button("Row 3: 0").tap()
    app.window.close()
    listener.receive(app.keptChanges())
    #expect(app.keptDifferences(from: listener.sorted) == [])
    #expect(listener.pieces.count == 2 + 104 + modelCount)
  }

  @Test func piecesThatAreDamagedAreRefused() {
    let pieces = listener.sorted
    #expect(failure(of: []) == "the previous state cannot be read")
    #expect(failure(of: Array(pieces.dropFirst())) == "the previous state cannot be read")
    #expect(failure(of: pieces + [pieces[0]]) == "the previous state is damaged")
    #expect(
      failure(of: [pieces[0], Array(pieces[1].dropLast())]) == "the previous state is damaged")
    #expect(failure(of: [pieces[0], [9]]) == "the previous state is damaged")
    #expect(failure(of: [pieces[0], []]) == "the previous state is damaged")
  }

  private func failure(of pieces: [[UInt8]]) -> String? {
    do {
      _ = try TestApp(Screen(), goingOnFrom: pieces)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
