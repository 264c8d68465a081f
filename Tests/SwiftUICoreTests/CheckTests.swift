import BanyanHost
import SwiftUICore
import Testing

/// Checks of the whole tree, whose time grows with the tree.
@MainActor
@Suite struct CheckTests {
  private final class SilentHost: Host {
    func apply(_ batch: [Mutation]) {}
  }

  @Test(arguments: [(true, 1), (false, 0)])
  func `the tree is checked after an update where that is asked for`(isAsked: Bool, count: Int) {
    let app = RunningApp(view: { Text("here") })
    var checkCount = 0
    app.runtime.checksInvariants = isAsked
    app.runtime.checkInvariants = { checkCount += 1 }
    let window = app.openWindow(on: SilentHost(), name: "window", address: nil)
    #expect(checkCount == count)
    window.close()
  }
}
