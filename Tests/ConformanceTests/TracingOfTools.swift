import BanyanGraph
import BanyanHost
import BanyanInsight
import BanyanTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// Traces of mutations, secrets, and the actions of tools.
extension Tracing {
  @Test func `insight T8 what is sent for a commit has a number and bytes, and is acknowledged`()
    throws
  {
    let recorder = TraceRecorder.ofEverything()
    let app = RunningApp(view: { Counter() }, prepare: { $0.trace = recorder })
    let host = SilentHost()
    let window = app.openWindow(on: host, name: "window", address: nil)
    let button = try #require(host.created)
    window.send(Event(target: button, payload: .activate))
    window.didSend(batch: 7, byteCount: 11)
    window.didSend(batch: 8, byteCount: 12)
    window.didAcknowledge(batch: 8)
    window.didAcknowledge(batch: 8)
    let trace = recorder.trace
    let commit = try #require(trace.records.lastIndex { $0.kind == .commit })
    let sent = trace.records.filter { $0.kind == .sent }
    #expect(sent.map(\.second) == [7, 8])
    #expect(sent.map(\.third) == [11, 12])
    #expect(sent.allSatisfy { $0.cause == trace.firstNumber + UInt32(commit) })
    let acknowledged = trace.records.filter { $0.kind == .acknowledged }
    #expect(acknowledged.map(\.second) == [7, 8])
    #expect(acknowledged.map { trace[$0.cause]?.second } == [7, 8])
    var lines = TraceLines()
    let text = lines.lines(recorder.live)
    #expect(
      text
        == {
          var lines = TraceLines(); return lines.lines(trace)
        }())
    #expect(text.contains(#""kind":"sent""#))
    #expect(text.contains(#""batch":7,"bytes":11"#))
    #expect(lines.lines(recorder.live) == "")
  }

  /// A host that remembers the first button.
  private final class SilentHost: BanyanHost.Host {
    var created: ElementID?
    func apply(_ batch: [Mutation]) {
      for case .create(let id, .button, _) in batch where created == nil { created = id }
    }
  }

  final class Login: ObservableObject {
    @Published var password = ""
  }

  @Test func `insight T12 what was typed into a secure field is not recorded later either`() {
    struct Screen: View {
      @StateObject private var login = Login()
      @State private var isOpen = true
      var body: some View {
        SecureField("Published", text: $login.password)
        if isOpen { Own() }
        Button("Longer") { login.password += "-published" }
        Button("Close") { isOpen = false }
      }
    }
    struct Own: View {
      @State private var password = ""
      var body: some View {
        SecureField("Own", text: $password)
        Button("Own longer") { password += "-own" }
      }
    }
    let app = TestApp(Screen(), isTracing: true)
    app.window.secureField("Published").enter("secret")
    app.window.secureField("Own").enter("secret")
    app.window.button("Longer").tap()
    app.window.button("Own longer").tap()
    app.window.button("Close").tap()
    #expect(!app.trace.contains("secret"))
    #expect(app.trace.contains("changed Login.password ••• -> •••"))
    #expect(app.trace.contains("wrote Own.password ••• -> •••"))
    #expect(app.trace.contains("Own left, and with it password = •••"))
  }

  @Test func `insight T15 what a tool causes is not traced, and its own app is not either`() {
    let app = TestApp(Counter(), isTracing: true)
    app.reset()
    app.runtime.performUntraced { app.window.button("Count 0").tap() }
    #expect(app.window.texts == ["Count 1"])
    #expect(app.trace == "")
    app.window.button("Count 1").tap()
    #expect(app.trace.contains("wrote Counter.count 1 -> 2"))

    let recorder = TraceRecorder.ofEverything(isExamined: true)
    let tool = RunningApp(
      view: { Counter() },
      prepare: {
        $0.keepsNoTrace = true
        $0.trace = recorder
      })
    let host = SilentHost()
    let window = tool.openWindow(on: host, name: "window", address: nil)
    window.send(Event(target: host.created!, payload: .activate))
    #expect(recorder.trace.records.isEmpty)
  }
}
