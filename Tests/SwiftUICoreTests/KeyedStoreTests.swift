import BanyanGraph
import BanyanHost
import BanyanTesting
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

  // MARK: A person who runs an app for themself

  struct Choice: View {
    let key: String
    @AppStorage private var value: Int

    init(_ key: String) {
      self.key = key
      _value = AppStorage(wrappedValue: 0, key)
    }

    var body: some View {
      Text("\(value)")
      Button("Write") { value += 1 }
    }
  }

  private func open(_ app: RunningApp) -> (host: SilentHost, write: () -> Void) {
    let host = SilentHost()
    let window = app.open(on: host, name: "window")
    let button = host.batches.joined().lazy.compactMap {
      if case .create(let id, .button, _) = $0 { id } else { nil }
    }.first!
    return (host, { window.send(Event(target: button, payload: .activate)) })
  }

  @Test
  func `what a person keeps is in the user defaults, and what the program writes there is theirs`()
  {
    let key = "banyan.test.personal"
    defer { UserDefaults.standard.removeObject(forKey: key) }
    UserDefaults.standard.set(5, forKey: key)
    func makeApp() -> RunningApp {
      PersonalDefaults.$arePersonal.withValue(true) {
        RunningApp(view: { Choice(key) }, hasOwnStorage: true)
      }
    }
    let app = makeApp()
    let (host, write) = open(app)
    #expect(host.texts.filter { $0 != "Write" } == ["5"])
    write()
    #expect(UserDefaults.standard.integer(forKey: key) == 6)
    app.runtime.perform { UserDefaults.standard.set(500, forKey: key) }
    app.runtime.perform { UserDefaults.standard.removeObject(forKey: key) }
    #expect(host.texts.filter { $0 != "Write" } == ["5", "6", "500", "0"])
    app.runtime.perform { UserDefaults.standard.set(7, forKey: key) }
    #expect(app.ownStorage?.values == [key: .integer(7)])
    // Somebody with another browser is another visitor.
    #expect(open(makeApp()).host.texts.filter { $0 != "Write" } == ["0"])
  }

  @Test func `a value in the user defaults that no visitor's property reads is reported once`() {
    UnreadDefaults.interval = .zero
    defer { UnreadDefaults.interval = .seconds(1) }
    let observer = TestApp(Text(verbatim: ""))
    let keys = ["banyan.test.read", "banyan.test.elsewhere"]
    defer { for key in keys { UserDefaults.standard.removeObject(forKey: key) } }
    let apps = (0..<2).map { _ in RunningApp(view: { Choice(keys[0]) }, hasOwnStorage: true) }
    let hosts = apps.map { open($0).host }
    for app in apps + apps {
      app.runtime.perform { for key in keys { UserDefaults.standard.set(500, forKey: key) } }
    }
    #expect(hosts.map { $0.texts.filter { $0 != "Write" } } == [["0"], ["0"]])
    #expect(
      observer.reports == [
        """
        UserDefaults.standard has a value for "banyan.test.read", which @AppStorage("banyan.test.read") does not read: here \
        each visitor has values of their own, and UserDefaults.standard is one for all of them. Write the value with the \
        property, or let all visitors share it with @AppStorage("banyan.test.read", store: .standard).
        """
      ])
  }
}
