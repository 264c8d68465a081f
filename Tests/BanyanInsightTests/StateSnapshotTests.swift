import BanyanTesting
import Combine
import Foundation
import SwiftUICore
import Testing

@testable import BanyanInsight

/// Truncated, modified or forged snapshots: they are refused, or restored in part, and never crash the
/// program.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct StateSnapshotTests {
  struct Item: Equatable {
    var name = "item"
    var parts: [Item] = []
    var kind = Kind.round
  }

  enum Kind: Equatable {
    case round
    case other(name: String, Int?)
    case sized(Double)
  }

  final class Node {
    var name = "node"
    var next: Node?
    var items: [Item] = []
    deinit { next = nil }
  }

  struct Screen: View {
    @State private var count = 1
    @State private var items = [Item(parts: [Item(), Item(kind: .other(name: "x", nil))])]
    @State private var node = Node()
    @State private var table: [String: Set<Int>] = ["a": [1, 2]]
    @State private var path = NavigationPath([1, 2])
    @SceneStorage("key") private var stored = "stored"
    var body: some View {
      Text("\(count) \(items.count) \(node.name) \(table.count)")
      Button("Change") {
        count += 1
        items.append(Item(kind: .sized(1)))
        node.next = node
        node.items = items
        table["b"] = [3]
        stored = "other"
      }
      ForEach(0..<3) { Text("\($0)") }
    }
  }

  private var kept: [UInt8] {
    let app = TestApp(Screen())
    app.window.button("Change").tap()
    return app.keptState
  }

  private func failure(of bytes: [UInt8]) -> String? {
    do {
      _ = try TestApp(Screen(), goingOnFrom: bytes)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func aSnapshotIsReadAsItWasWritten() throws {
    let kept = kept
    let app = try TestApp(Screen(), goingOnFrom: kept)
    #expect(app.transferReport.keptCount == 5)
    #expect(app.transferReport.resets == [])
    #expect(app.window.shows("2 2 node 2"))
    #expect(kept.count < 3_000)
  }

  final class Settings: ObservableObject {
    @AppStorage("StateSnapshotTests.volume") var volume = 5
    @Published var isOpen = false
  }

  struct SettingsScreen: View {
    @StateObject private var settings = Settings()

    var body: some View {
      Text("\(settings.volume) \(settings.isOpen)")
      Button("Open") { settings.isOpen = true }
    }
  }

  @Test func anObjectIsCarriedBesideWhatItStores() throws {
    let before = TestApp(SettingsScreen())
    before.window.button("Open").tap()
    let app = try TestApp(SettingsScreen(), goingOnFrom: before.keptState)
    #expect(app.transferReport.resets == [])
    #expect(app.window.shows("5 true"))
  }

  struct Unnamed {
    let type: any Sequence<Int>.Type = [Int].self
  }

  struct UnnamedScreen: View {
    @State private var unnamed = Unnamed()
    var body: some View { Text("\(unnamed.type)") }
  }

  @Test func aTypeThatTheRuntimeCannotNameIsNotCarried() throws {
    let kept = TestApp(UnnamedScreen()).keptState
    let app = try TestApp(UnnamedScreen(), goingOnFrom: kept)
    #expect(app.transferReport.resets == ["UnnamedScreen.unnamed (holds any Type)"])
  }

  @Test func oneThatIsCutOrChangedIsRefused() {
    let kept = kept
    for count in 0..<kept.count { #expect(failure(of: Array(kept[..<count])) != nil) }
    for place in kept.indices {
      var changed = kept
      changed[place] ^= 1 << UInt8(place % 8)
      #expect(failure(of: changed) != nil)
    }
    #expect(failure(of: kept + [0]) == "the previous state is damaged")
  }

  @Test func oneFromElsewhereIsRefused() {
    #expect(failure(of: []) == "the previous state cannot be read")
    #expect(
      failure(of: Array("GIF89a, and no snapshot".utf8)) == "the previous state cannot be read")
    #expect(
      failure(of: [UInt8](repeating: 0xFF, count: 10 << 20)) == "the previous state cannot be read")
    var later = kept
    later[4] = 9
    #expect(
      failure(of: later) == "the previous state is of version 9, and this program reads 2")
  }

  /// After a valid header, so that each byte is read.
  @Test func whateverIsInOneEndsNothing() throws {
    let body = Array(kept[13...])
    let rounds = ProcessInfo.processInfo.environment["BANYAN_FUZZ"].flatMap(Int.init) ?? 1_000
    var generator = Generator(state: 20_260_801)
    var takenCount = 0
    for _ in 0..<rounds {
      var changed = body
      change(&changed, by: &generator)
      guard let snapshot = try? StateSnapshot(body: changed),
        let bytes = try? snapshot.bytes(limit: 1 << 20),
        let app = try? TestApp(Screen(), goingOnFrom: bytes)
      else { continue }
      takenCount += 1
      app.window.button("Change").tap()
      #expect(app.keptState.count > 0)
    }
    // Most changes are in texts and numbers, where any value is valid.
    #expect(takenCount > rounds / 10)
  }

  private func change(_ bytes: inout [UInt8], by generator: inout Generator) {
    for _ in 0...Int.random(in: 0...3, using: &generator) {
      let place = Int.random(in: bytes.indices, using: &generator)
      switch Int.random(in: 0...3, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &generator)
      case 2 where bytes.count > 1: bytes.remove(at: place)
      default: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
      }
    }
  }

  @Test func whateverIsInPiecesEndsNothing() {
    let app = TestApp(Screen())
    app.window.button("Change").tap()
    let pieces = app.keptChanges().pieces.map(\.bytes)
    let rounds = ProcessInfo.processInfo.environment["BANYAN_FUZZ"].flatMap(Int.init) ?? 1_000
    var generator = Generator(state: 20_261_123)
    var takenCount = 0
    for _ in 0..<rounds {
      var changed = pieces
      change(&changed[Int.random(in: pieces.indices, using: &generator)], by: &generator)
      guard let app = try? TestApp(Screen(), goingOnFrom: changed) else { continue }
      takenCount += 1
      app.window.button("Change").tap()
      #expect(app.keptState.count > 0)
    }
    #expect(takenCount > rounds / 10)
  }

  @Test func whatIsTooLargeOrTooDeepIsNamed() throws {
    struct Large: View {
      @State private var data = [UInt8](repeating: 7, count: 17 << 20)
      @State private var count = 5
      var body: some View { Text("\(data.count) \(count)") }
    }
    let app = try TestApp(Large(), goingOnFrom: TestApp(Large()).keptState)
    #expect(app.transferReport.resets == ["Large.data (is too large)"])
    #expect(app.transferReport.keptCount == 1)

    struct Deep: View {
      @State private var item: Item
      init() {
        var item = Item()
        for _ in 0..<200 { item = Item(parts: [item]) }
        _item = State(initialValue: item)
      }
      var body: some View { Text(item.name) }
    }
    let deep = try TestApp(Deep(), goingOnFrom: TestApp(Deep()).keptState)
    #expect(deep.transferReport.resets == ["Deep.item (is nested too deep)"])
  }
}

/// SplitMix64.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
