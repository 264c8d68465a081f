/// URLs that an app opens, and URLs that the app receives.
@MainActor
@Suite struct OpenURL {
  struct Opener: View {
    let log: Log
    @Environment(\.openURL) private var openURL
    var body: some View {
      Button("Open") {
        openURL(URL(string: "https://example.com/bread")!) { log("accepted \($0)") }
      }
      Link("Cake", destination: URL(string: "https://example.com/cake")!)
    }
  }

  @Test func `the host opens what nobody else does`() {
    let log = Log()
    let app = TestApp(Opener(log: log))
    app.reset()
    app.window.button("Open").tap()
    #expect(app.window.mutations == [.open("https://example.com/bread")])
    #expect(log.lines == ["accepted true"])
  }

  @Test func `a host opens a link by itself`() {
    let app = TestApp(Opener(log: Log()))
    app.window.element(.link, "Cake").tap()
    #expect(app.window.openedURLs == [])
  }

  @Test func `an action in the environment decides about links too`() {
    let log = Log()
    let app = TestApp {
      Opener(log: log).environment(
        \.openURL,
        OpenURLAction { url in
          log(url.lastPathComponent)
          return url.lastPathComponent == "bread" ? .discarded : .systemAction
        })
    }
    app.window.button("Open").tap()
    app.window.element(.link, "Cake").tap()
    #expect(log.lines == ["bread", "accepted false", "cake"])
    #expect(app.window.openedURLs == ["https://example.com/cake"])
  }

  @Test func `an action can have another URL opened`() {
    let other = URL(string: "https://example.com/other")!
    let app = TestApp {
      Opener(log: Log()).environment(\.openURL, OpenURLAction { _ in .systemAction(other) })
    }
    app.window.button("Open").tap()
    #expect(app.window.openedURLs == ["https://example.com/other"])
  }

  struct Words: View {
    let answer: OpenURLAction.Result?
    let log: Log
    var body: some View {
      let text = Text("See [bread](https://example.com/bread) or [cake](bakery://cake) now")
      if let answer {
        text.environment(
          \.openURL,
          OpenURLAction { url in
            log(url.absoluteString)
            return answer
          })
      } else {
        text
      }
    }
  }

  @Test func `a host opens a link in a text by itself`() {
    let log = Log()
    let app = TestApp(Words(answer: nil, log: log))
    let text = app.window.text("See bread or cake now")
    text.followLink("bread")
    #expect(app.window.openedURLs == [])
    #expect(!app.window.send(.followLink(1), to: text.id))
  }

  @Test(
    arguments: [
      (.handled, []), (.discarded, []), (.systemAction, ["https://example.com/bread"]),
      (
        .systemAction(URL(string: "https://example.com/other")!),
        ["https://example.com/other", "https://example.com/other"]
      ),
    ] as [(OpenURLAction.Result, [String])])
  func `an action in the environment decides about links in texts`(
    answer: OpenURLAction.Result, opened: [String]
  ) {
    let log = Log()
    let app = TestApp { Words(answer: answer, log: log) }
    let text = app.window.text("See bread or cake now")
    text.followLink("bread")
    text.followLink("cake")
    #expect(log.lines == ["https://example.com/bread", "bakery://cake"])
    #expect(app.window.openedURLs.filter { !$0.hasPrefix("bakery") } == opened)
  }

  @Test func `only what is a link of the text can be followed`() {
    let log = Log()
    let app = TestApp { Words(answer: .handled, log: log).disabled(true) }
    let text = app.window.text("See bread or cake now")
    for place in [0, 1, 2, 5, 900] { _ = app.window.send(.followLink(place), to: text.id) }
    #expect(log.lines == [])
    let enabled = TestApp { Words(answer: .handled, log: log) }
    let other = enabled.window.text("See bread or cake now")
    #expect(
      [0, 1, 2, 3, 4, 5].map { enabled.window.send(.followLink($0), to: other.id) }
        == [false, true, false, true, false, false])
  }

  struct Receiver: View {
    @State private var shown = "nothing"
    @State private var isListening = true
    var body: some View {
      Text(shown)
      if isListening { Text("listening").onOpenURL { shown = $0.query() ?? "" } }
      Button("Stop") { isListening = false }
    }
  }

  @Test func `a view receives the URLs that its window is to show, as long as it is there`() {
    let app = TestApp(Receiver())
    app.window.open(URL(string: "http://localhost/?bread")!)
    #expect(app.window.texts == ["bread", "listening", "Stop"])
    app.window.button("Stop").tap()
    app.window.open(URL(string: "http://localhost/?cake")!)
    #expect(app.window.texts == ["bread", "Stop"])
  }

  @Test func `a link to help opens its URL, or runs its action`() {
    let log = Log()
    let app = TestApp {
      HStack {
        HelpLink(destination: URL(string: "https://example.com/help")!)
        HelpLink { log("help") }
      }
    }
    let links = app.window.all.filter { $0.kind == .button }
    #expect(links.map(\.name) == ["Help", "Help"])
    for link in links { link.tap() }
    #expect(app.window.openedURLs == ["https://example.com/help"])
    #expect(log.lines == ["help"])
  }

  @Test func `a view continues the visit of a page, if none in its window opens URLs`() {
    struct Screen: View {
      @State private var log: [String] = []
      @State private var isListening = false
      var body: some View {
        Text(log.joined(separator: " "))
          .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
            log.append("\(activity.activityType.suffix(3)) \(activity.webpageURL?.query() ?? "")")
          }
          .onContinueUserActivity("com.example.editing") { _ in log.append("editing") }
        if isListening { Text("listening").onOpenURL { log.append($0.query() ?? "") } }
        Button("Listen") { isListening.toggle() }
      }
    }
    let app = TestApp(Screen())
    app.window.open(URL(string: "https://example.com/?bread")!)
    #expect(app.window.texts[0] == "Web bread")
    app.window.open(URL(string: "bakery://cake?jam")!)
    #expect(app.window.texts[0] == "Web bread")
    app.window.button("Listen").tap()
    app.window.open(URL(string: "https://example.com/?cake")!)
    #expect(app.window.texts[0] == "Web bread cake")
    app.window.button("Listen").tap()
    app.window.open(URL(string: "https://example.com/?rolls")!)
    #expect(app.window.texts[0] == "Web bread cake Web rolls")
  }
}
