import BanyanGraph
import BanyanHost
import BanyanInsight
import BanyanTesting
import Foundation
import Testing

@testable import BanyanSecurity
@testable import SwiftUICore

/// Whose keychain it is.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct VisitorSecretsTests {
  private final class SilentHost: BanyanHost.Host {
    var text = ""
    var button: ElementID?

    func apply(_ batch: [Mutation]) {
      for mutation in batch {
        switch mutation {
        case .create(let id, .button, _): button = id
        case .create(_, .text, let properties): properties.forEach(note)
        case .set(_, let property): note(property)
        default: break
        }
      }
    }

    private func note(_ property: Property) {
      guard case .text(let runs) = property else { return }
      let string = runs.map(\.string).joined()
      if string != "Add" { text = string }
    }
  }

  nonisolated static var query: [CFString: Any] {
    [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "me"]
  }

  nonisolated static var secret: String {
    var item: CFTypeRef?
    let query = query.merging([kSecReturnData: true]) { $1 }
    let status = SecItemCopyMatching(query as CFDictionary, &item)
    return (item as? Data).map { String(decoding: $0, as: UTF8.self) } ?? "\(status)"
  }

  struct Screen: View {
    @State private var count = 0
    let added: String

    var body: some View {
      // Not kept in a state, which another process would go on with as well.
      let _ = count
      Text(VisitorSecretsTests.secret)
      Button("Add") {
        Task {
          let item: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrAccount: "me",
            kSecValueData: Data(added.utf8),
          ]
          SecItemAdd(item as CFDictionary, nil)
          count += 1
        }
      }
    }
  }

  private func start(
    _ added: String, goingOnFrom state: [UInt8]? = nil
  ) throws -> (app: RunningApp, window: RunningWindow, host: SilentHost) {
    let restoration = try state.map { try StateRestoration($0) }
    let app = RunningApp(
      view: { Screen(added: added) }, prepare: { $0.restoring = restoration },
      hasOwnStorage: true)
    let host = SilentHost()
    return (app, app.open(on: host, name: "window"), host)
  }

  @Test func eachVisitorHasTheirOwnWhichLastsAsLongAsTheirSettings() async throws {
    let (first, second) = (try start("first"), try start("second"))
    for visit in [first, second] {
      visit.window.send(Event(target: visit.host.button!, payload: .activate))
      while visit.host.text == "\(errSecItemNotFound)" {
        await Task.yield()
        visit.app.runtime.flush()
      }
    }
    #expect([first, second].map(\.host.text) == ["first", "second"])
    // A later window of the same app, and the app in another process.
    let late = SilentHost()
    _ = first.app.open(on: late, name: "late")
    #expect(late.text == "first")
    let state = first.app.state(of: [first.window])
    first.app.terminate()
    #expect(try start("third", goingOnFrom: state).host.text == "first")
    #expect(try start("fourth").host.text == "\(errSecItemNotFound)")
  }

  @Test func codeThatRunsForNoVisitorHasNone() async throws {
    let visit = try start("first")
    let secret = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: Self.secret) }
    }
    #expect(secret == "\(errSecNotAvailable)")
    #expect(SecItemAdd(Self.query as CFDictionary, nil) == errSecNotAvailable)
    visit.app.terminate()
  }

  @Test func anAppThatIsNotServedHasThatOfItsProcess() {
    let account = "an app of a test"
    struct Keeper: View {
      let account: String
      @State private var status = OSStatus(1)

      var body: some View {
        Text(verbatim: "\(status)")
        Button("Add") {
          let item = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account as NSString]
          status = SecItemAdd(item as CFDictionary, nil)
        }
        Button("Remove") {
          let item = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account as NSString]
          status = SecItemDelete(item as CFDictionary)
        }
      }
    }
    let apps = [TestApp(Keeper(account: account)), TestApp(Keeper(account: account))]
    for app in apps { app.window.button("Add").tap() }
    #expect(apps[0].window.shows("\(errSecSuccess)"))
    #expect(apps[1].window.shows("\(errSecDuplicateItem)"))
    apps[1].window.button("Remove").tap()
    #expect(apps[1].window.shows("\(errSecSuccess)"))
  }
}
