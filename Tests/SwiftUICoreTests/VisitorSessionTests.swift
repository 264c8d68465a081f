import BanyanGraph
import BanyanHost
import Testing

@testable import SwiftUICore

/// What an app knows of its visitor.
@MainActor
@Suite struct VisitorSessionTests {
  private final class TextHost: BanyanHost.Host {
    var texts: [String] = []
    var buttons: [ElementID] = []

    func apply(_ batch: [Mutation]) {
      for mutation in batch {
        switch mutation {
        case .create(let id, .button, _): buttons.append(id)
        case .create(_, .text, let properties): texts += properties.compactMap(Self.text)
        case .set(_, let property): texts += [Self.text(property)].compactMap(\.self)
        default: break
        }
      }
    }

    private static func text(_ property: Property) -> String? {
      if case .text(let runs) = property { runs.map(\.string).joined() } else { nil }
    }
  }

  struct UserText: View {
    @Environment(VisitorSession.self) private var session
    var body: some View {
      Text(session.user ?? "nobody")
    }
  }

  struct RequestText: View {
    @Environment(VisitorSession.self) private var session
    var body: some View {
      let headers = session.headers.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      Text(
        "\(session.address ?? "nowhere") \(headers) \(session.cookies["theme"] ?? "-")" as String)
    }
  }

  struct Buttons: View {
    @Environment(VisitorSession.self) private var session
    var body: some View {
      Button("In") { session.logIn(as: "ada") }
      Button("Out") { session.logOut() }
      Button("Everywhere") { session.logOutEverywhere() }
    }
  }

  private func press(_ number: Int, _ host: TextHost, _ window: RunningWindow) {
    window.send(Event(target: host.buttons[number], payload: .activate))
  }

  @Test func theFirstBodyKnowsTheVisitorAndOnlyReadersOfWhatChangesRunAgain() {
    var facts = VisitorFacts(
      address: "192.0.2.1", headers: ["dnt": "1"], cookies: ["theme": "dark"], proxyUser: "grace")
    let app = VisitorFacts.$ofNewApplication.withValue(facts) {
      RunningApp(
        view: {
          VStack {
            UserText()
            RequestText()
          }
        })
    }
    let host = TextHost()
    let window = app.open(on: host, name: "window")
    #expect(host.texts == ["grace", #"192.0.2.1 ["dnt=1"] dark"#])
    host.texts = []
    let bodyCount = app.runtime.bodyCount
    facts.address = "192.0.2.2"
    app.note(facts)
    #expect(host.texts == [#"192.0.2.2 ["dnt=1"] dark"#])
    facts.login = "ada"
    app.note(facts)
    app.note(facts)
    #expect(host.texts == [#"192.0.2.2 ["dnt=1"] dark"#, "ada"])
    #expect(app.runtime.bodyCount == bodyCount + 2)
    window.close()
  }

  @Test func loggingInIsOfAllWindowsAndAsksForOne() {
    let app = RunningApp(
      view: {
        VStack {
          UserText()
          Buttons()
        }
      })
    let hosts = [TextHost(), TextHost()]
    let windows = hosts.map { app.open(on: $0, name: "window") }
    var requests: [LoginRequest] = []
    var places: [Int?] = []
    app.didRequestLogin = { request, window in
      requests.append(request)
      places.append(windows.firstIndex { $0 === window })
    }
    press(0, hosts[0], windows[0])
    // An action may end later, when another window is used.
    app.runtime.perform { windows[0].session.logIn(as: "grace") }
    press(1, hosts[1], windows[1])
    app.runtime.perform { app.session.logIn(as: "zoë") }
    press(2, hosts[0], windows[0])
    #expect(
      requests == [.logIn("ada"), .logIn("grace"), .logOut, .logIn("zoë"), .logOutEverywhere])
    #expect(places == [0, 0, 1, 1, 0])
    let texts = ["nobody", "ada", "grace", "nobody", "zoë", "nobody"]
    for host in hosts { #expect(host.texts.filter { texts.contains($0) } == texts) }
    windows.forEach { $0.close() }
  }

  @Test func aSessionOfAPreviewOrATestIsItsOwn() {
    let session = VisitorSession(user: "ada", address: "::1", headers: ["a": "b"])
    let app = RunningApp(
      view: {
        VStack {
          UserText()
          Buttons()
        }
        .environment(session)
      })
    var requestCount = 0
    app.didRequestLogin = { _, _ in requestCount += 1 }
    let host = TextHost()
    let window = app.open(on: host, name: "window")
    press(1, host, window)
    press(0, host, window)
    #expect(host.texts.filter { ["nobody", "ada"].contains($0) } == ["ada", "nobody", "ada"])
    #expect(requestCount == 0 && session.address == "::1" && session.headers == ["a": "b"])
    window.close()
  }
}
