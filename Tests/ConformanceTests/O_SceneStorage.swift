import Foundation

/// Values that a window keeps.
@MainActor
@Suite struct O_SceneStorage {
  struct Page: View {
    @SceneStorage("page") private var page = 1
    @State private var taps = 0

    var body: some View {
      let _ = Self._printChanges()
      Text("page \(page), \(taps) taps")
      Button("Next") {
        page += 1
        taps += 1
      }
    }
  }

  struct Footer: View {
    @SceneStorage("page") private var page = 1

    var body: some View { Text("footer \(page)") }
  }

  struct Turner: View {
    @SceneStorage("page") private var page = 1

    var body: some View {
      Button("First") { page = 1 }
      Arrow(page: $page)
    }
  }

  struct Arrow: View {
    @Binding var page: Int

    var body: some View { Button("On from \(page)") { page += 1 } }
  }

  struct Book: View {
    var body: some View {
      Page()
      Footer()
      Turner()
    }
  }

  @Test func `O06 views of one window share a key`() {
    let app = TestApp(Book())
    app.reset()
    app.window.button("Next").tap()
    #expect(app.bodies == ["Page", "Footer", "Arrow"])
    #expect(app.printed == ["O_SceneStorage.Page: _page, _taps changed."])
    #expect(app.window.texts == ["page 2, 1 taps", "Next", "footer 2", "First", "On from 2"])
    app.reset()
    app.window.button("On from 2").tap()
    #expect(app.window.shows("page 3, 1 taps") && app.window.shows("footer 3"))
    app.window.button("First").tap()
    app.reset()
    app.window.button("First").tap()
    #expect(app.bodies == [])
  }

  @Test func `O06 two windows keep a value each`() {
    let app = TestApp(Book())
    let second = app.openWindow()
    app.window.button("Next").tap()
    app.reset()
    second.button("Next").tap()
    second.button("Next").tap()
    #expect(app.bodies.count == 6)
    #expect(app.window.shows("footer 2") && second.shows("footer 3"))
    #expect(app.openWindow().shows("footer 1"))
  }

  @Test func `O06 a value stays when its views go`() {
    struct Visits: View {
      @State private var showsPage = true

      var body: some View {
        Button("Show or hide") { showsPage.toggle() }
        if showsPage { Page() }
      }
    }
    let app = TestApp(Visits())
    app.window.button("Next").tap()
    app.window.button("Show or hide").tap()
    app.window.button("Show or hide").tap()
    #expect(app.window.shows("page 2, 0 taps"))
  }

  @Test func `O07 a window that comes back has its values from the first body on`() {
    let app = TestApp(Book())
    app.window.button("Next").tap()
    app.window.button("Next").tap()
    app.reset()
    let window = app.reopen(app.window)
    #expect(window.texts == ["page 3, 0 taps", "Next", "footer 3", "First", "On from 3"])
    #expect(app.bodies == ["Book", "Page", "Footer", "Turner", "Arrow"])
    window.button("Next").tap()
    #expect(app.reopen(window).shows("footer 4"))
  }

  @Test func `O07 a window that the person closes takes its values with it`() {
    let app = TestApp(Book())
    app.window.button("Next").tap()
    app.window.close()
    #expect(app.reopen(app.window).shows("footer 1"))
    #expect(app.openWindow().shows("footer 1"))
  }

  enum Mode: String { case reading, writing }
  enum Part: Int { case one, two }

  struct Everything: View {
    @SceneStorage("bool") private var bool = false
    @SceneStorage("int") private var int = 0
    @SceneStorage("double") private var double = 0.0
    @SceneStorage("string") private var string = ""
    @SceneStorage("url") private var url = URL(string: "https://example.com")!
    @SceneStorage("date") private var date = Date(timeIntervalSinceReferenceDate: 0)
    @SceneStorage("data") private var data = Data()
    @SceneStorage("mode") private var mode = Mode.reading
    @SceneStorage("part") private var part = Part.one
    @SceneStorage("optional") private var optional: Int?
    @SceneStorage("optional mode") private var optionalMode: Mode?

    var body: some View {
      Text(verbatim: "\(bool) \(int) \(double) \(string) \(url) \([UInt8](data))")
      Text(verbatim: "\(date.timeIntervalSinceReferenceDate) \(mode) \(part)")
      Text(verbatim: "\(optional ?? -1) \(optionalMode?.rawValue ?? "none")")
      Button("Write") {
        (bool, int, double, string) = (true, 1, 0.5, "text")
        (url, data) = (URL(string: "mailto:a@example.com")!, Data([7]))
        date = Date(timeIntervalSinceReferenceDate: 0.25)
        (mode, part, optional, optionalMode) = (.writing, .two, 4, .writing)
      }
      Button("Clear") { (optional, optionalMode) = (nil, nil) }
    }
  }

  @Test func `O07 every type that can be stored comes back`() {
    let app = TestApp(Everything())
    app.window.button("Write").tap()
    let window = app.reopen(app.window)
    #expect(
      window.texts == [
        "true 1 0.5 text mailto:a@example.com [7]", "0.25 writing two", "4 writing", "Write",
        "Clear",
      ])
    window.button("Clear").tap()
    #expect(window.shows("-1 none"))
    #expect(app.reopen(window).shows("-1 none"))
  }

  @Test func `O07 a view outside of a window reads the default, and writes change nothing`() {
    let storage = SceneStorage(wrappedValue: 1, "page")
    storage.wrappedValue = 2
    #expect(storage.wrappedValue == 1)
  }
}
