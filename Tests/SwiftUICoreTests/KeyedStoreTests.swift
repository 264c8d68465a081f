import BanyanGraph
import BanyanHost
import Combine
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct KeyedStoreTests {
  private final class SilentHost: BanyanHost.Host {
    var batches: [[Mutation]] = []
    func apply(_ batch: [Mutation]) { batches.append(batch) }
    var texts: [String] {
      batches.joined().flatMap { mutation -> [String] in
        switch mutation {
        case .create(_, _, let properties): properties.compactMap(Self.text)
        case .set(_, let property): [Self.text(property)].compactMap { $0 }
        default: []
        }
      }
    }
    private static func text(_ property: Property) -> String? {
      if case .text(let runs) = property { runs.map(\.string).joined() } else { nil }
    }
  }

  /// Counts the requests for a value.
  private final class CountingDefaults: UserDefaults {
    var asked: [String] = []
    override func object(forKey key: String) -> Any? {
      asked.append(key)
      return nil
    }
    override func set(_ value: Any?, forKey key: String) {}
    override func synchronize() -> Bool { true }
  }

  struct Reader: View {
    let key: String
    @AppStorage private var value: Int

    init(_ key: String) {
      self.key = key
      _value = AppStorage(wrappedValue: 0, key)
    }

    var body: some View { Text("\(value)") }
  }

  struct Writer: View {
    @AppStorage("unread") private var value = 0
    var body: some View { Button("Write") { value += 1 } }
  }

  @Test func onlyKeysThatHaveBeenReadAreLookedAt() {
    let defaults = CountingDefaults(suiteName: "banyan.test.counting")!
    let app = RunningApp(view: {
      Group {
        Reader("one")
        Reader("one")
        Reader("two")
        Writer()
      }
      .defaultAppStorage(defaults)
    })
    let window = app.open(on: SilentHost(), name: "window")
    defaults.asked = []
    app.runtime.perform {}
    #expect(defaults.asked.sorted() == ["one", "two"])
    window.close()
    defaults.asked = []
    app.runtime.perform {}
    #expect(defaults.asked == [])
  }

  struct Visit: View {
    @AppStorage("name") private var name = "nobody"
    @StateObject private var model = VisitModel()
    var body: some View {
      Text("\(name) \(model.name) \(model.count)")
      Button("Write") {
        name += "!"
        model.count += 1
      }
    }
  }

  @MainActor
  final class VisitModel: ObservableObject {
    @AppStorage("name") var name = "nobody"
    @AppStorage("count") var count = 0
  }

  @Test func appsWithStorageOfTheirOwnShareNothing() {
    let hosts = [SilentHost(), SilentHost()]
    let apps = hosts.map { _ in RunningApp(view: { Visit() }, hasOwnStorage: true) }
    let windows = zip(apps, hosts).map { $0.open(on: $1, name: "window") }
    let button = hosts[0].batches[0].compactMap {
      if case .create(let id, .button, _) = $0 { id } else { nil }
    }[0]
    windows[0].send(Event(target: button, payload: .activate))
    apps[1].runtime.flush()
    #expect(
      hosts.map { $0.texts.filter { $0 != "Write" } } == [
        ["nobody nobody 0", "nobody! nobody! 1"], ["nobody nobody 0"],
      ])
    #expect(UserDefaults.standard.object(forKey: "count") == nil)
    // A later window finds what the first has written, and only in the same app.
    let late = [SilentHost(), SilentHost()]
    _ = zip(apps, late).map { $0.open(on: $1, name: "late") }
    #expect(late.map { $0.texts[0] } == ["nobody! nobody! 1", "nobody nobody 0"])
  }

  @Test func aModelThatIsUsedOutsideOfEventsKeepsToItsApp() {
    var model: VisitModel?
    struct Holder: View {
      @StateObject var model: VisitModel
      var body: some View { Text("\(model.count)") }
    }
    let host = SilentHost()
    let app = RunningApp(
      view: {
        model = VisitModel()
        return Holder(model: model!)
      }, hasOwnStorage: true)
    let window = app.open(on: host, name: "window")
    model?.count = 4
    app.runtime.flush()
    #expect(host.texts == ["0", "4"])
    #expect(UserDefaults.standard.object(forKey: "count") == nil)
    window.close()
  }

  @Test func aViewWithStoredPropertiesLeavesNothing() {
    let app = RunningApp(view: { Visit() }, hasOwnStorage: true)
    let host = SilentHost()
    var window: RunningWindow? = app.open(on: host, name: "window")
    weak let node = window?.node.content
    #expect(node != nil)
    window?.close()
    window = nil
    #expect(node == nil)
  }
}
