import BanyanHost
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct LeavingTests {
  private final class SilentHost: BanyanHost.Host {
    func apply(_ batch: [Mutation]) {}
  }

  struct Reader: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text("\(isEnabled)") }
  }

  @Test func aViewThatReadsItsEnvironmentLeavesNothing() {
    let app = RunningApp(view: { Reader() })
    let host = SilentHost()
    var window: RunningWindow? = app.open(on: host, name: "window")
    weak let node = window?.node.content
    #expect(node != nil)
    window?.close()
    window = nil
    #expect(node == nil)
  }
}
