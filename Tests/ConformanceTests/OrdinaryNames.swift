import Foundation
import SwiftUICore
import UIKit

/// API that many projects use once.
@MainActor
@Suite struct OrdinaryNames {
  // MARK: Scenes

  struct Followed: App {
    let trace: Trace<String>
    @Environment(\.scenePhase) private var phase

    init() { fatalError("made with a trace") }
    init(trace: Trace<String>) { self.trace = trace }

    var body: some Scene {
      WindowGroup { Text("window") }
        .onChange(of: phase) { old, new in trace("\(old) to \(new)") }
        .onChange(of: phase, initial: true) { trace("now \(phase)") }
        .onChange(of: phase) { (new: ScenePhase) in trace("new \(new)") }
    }
  }

  @Test func `a scene follows a value as a view does`() {
    let trace = Trace<String>()
    let app = TestApp(app: Followed(trace: trace))
    #expect(trace.events.first == "now background")
    trace.reset()
    app.window.setScenePhase(.inactive)
    #expect(trace.events.sorted() == ["active to inactive", "new inactive", "now inactive"])
    #expect(app.reports == [])
  }

  // MARK: Gestures

  struct Chosen: View {
    let trace: Trace<String>
    @State private var isDouble = false
    @State private var isOn = true

    private var gesture: AnyGesture<Void> {
      isDouble
        ? AnyGesture(TapGesture(count: 2).onEnded { trace("double") })
        : AnyGesture(SpatialTapGesture().map { _ in }.onEnded { trace("single") })
    }

    var body: some View {
      Text("any").gesture(gesture)
      Text("optional").gesture(isOn ? TapGesture().onEnded { trace("tapped") } : nil)
      Button("Other") { isDouble.toggle() }
      Button("Switch") { isOn.toggle() }
    }
  }

  @Test func `a gesture may be of another type from one value to the next`() {
    let trace = Trace<String>()
    let app = TestApp(Chosen(trace: trace))
    let text = app.window.text("any")
    text.tap()
    #expect(trace.events == ["single"])
    app.window.button("Other").tap()
    text.tap()
    text.tap()
    #expect(trace.events == ["single", "double"])
    app.window.button("Other").tap()
    text.tap()
    #expect(trace.events == ["single", "double", "single"])
  }

  @Test func `a gesture that is none recognizes nothing`() {
    let trace = Trace<String>()
    let app = TestApp(Chosen(trace: trace))
    let text = app.window.text("optional")
    text.tap()
    app.window.button("Switch").tap()
    text.tap()
    #expect(trace.events == ["tapped"])
    app.window.button("Switch").tap()
    text.tap()
    #expect(trace.events == ["tapped", "tapped"])
  }

  @Test func `a view is mirrored in the languages of its behavior`() {
    func isMirrored(_ behavior: LayoutDirectionBehavior, in direction: SwiftUICore.LayoutDirection)
      -> Bool
    {
      let app = TestApp(
        Text("a").layoutDirectionBehavior(behavior).environment(\.layoutDirection, direction))
      return app.window.all.contains {
        $0.property(.transform) == .transform(.scale(x: -1, y: 1, anchor: .center))
      }
    }
    let behaviors: [LayoutDirectionBehavior] = [.mirrors, .fixed, .mirrors(in: .leftToRight)]
    #expect(behaviors.map { isMirrored($0, in: .rightToLeft) } == [true, false, false])
    #expect(behaviors.map { isMirrored($0, in: .leftToRight) } == [false, false, true])
  }

  struct Hovered: View {
    var body: some View {
      Text("lifted").hoverEffect(.lift)
    }
  }

  @Test func `a view that lifts is larger while the pointer is over it`() throws {
    let app = TestApp(Hovered())
    func scales() -> [Property] {
      app.window.all.compactMap { $0.property(.transform) }
    }
    let before = scales()
    let box = try #require(
      app.window.all.first { $0.property(.followsHover) == .followsHover(true) })
    app.window.send(.hover(true), to: box.id)
    #expect(scales() != before)
    #expect(scales() == [.transform(.scale(x: 1.05, y: 1.05, anchor: .center))])
    app.window.send(.hover(false), to: box.id)
    #expect(scales() == before)
  }

  @Test func `colors are multiplied with another`() {
    let app = TestApp(Text("red").colorMultiply(.red.opacity(0.5)))
    let color = ColorDescription(.named(.red), opacity: 0.5)
    #expect(app.window.all.contains { $0.property(.filter) == .filter(.multiplication(color)) })
  }

  // MARK: Searching

  struct Searched: View {
    @State private var search = ""
    @State private var scope = "here"

    var body: some View {
      VStack {
        Text(scope)
        ContentUnavailableView.search
        ContentUnavailableView.search(text: "elm")
      }
      .searchable(text: $search, prompt: "Trees")
      .searchScopes($scope, activation: .onTextEntry) {
        Text("Here").tag("here")
        Text("Everywhere").tag("everywhere")
      }
    }
  }

  @Test func `a person chooses where to search, and reads that nothing was found`() {
    let app = TestApp(Searched())
    let field = app.window.element(.searchField, "Trees")
    #expect(app.window.shows("No Results"))
    #expect(app.window.shows("No Results for “elm”"))
    field.focus()
    #expect(app.window.find(.picker, "Scope") == nil)
    field.enter("oak")
    #expect(app.window.shows("No Results for “oak”"))
    #expect(app.window.shows("Check the spelling or try a new search."))
    app.window.picker("Scope").choose("Everywhere")
    #expect(app.window.shows("everywhere"))
  }

  // MARK: Inspectors

  struct Inspected: View {
    @State private var isPresented = false

    var body: some View {
      Button(isPresented ? "shown" : "hidden") { isPresented.toggle() }
        .inspector(isPresented: $isPresented) {
          Text("details").accessibilityIdentifier("details")
            .inspectorColumnWidth(min: 100, ideal: 500, max: 220)
        }
    }
  }

  @Test func `an inspector is a column of a wide window`() {
    let app = TestApp(Inspected(), layout: .size(1000, 700))
    app.window.button("hidden").tap()
    #expect(app.window.presentations.isEmpty)
    #expect(app.window.shows("details"))
    let place = app.window.frame(of: "details")
    #expect(place.map { $0.midX } == 890)
    app.window.button("shown").tap()
    #expect(!app.window.shows("details"))
  }

  @Test func `an inspector is a sheet of a narrow window`() {
    let app = TestApp(Inspected(), layout: .size(390, 844))
    app.window.button("hidden").tap()
    #expect(app.window.presentations.count == 1)
    app.window.presentations[0].dismiss()
    #expect(app.window.find(.button, "hidden") != nil)
  }

  // MARK: Others

  @Test func `something may stand behind the dots of pages`() {
    func style(_ mode: PageIndexViewStyle.BackgroundDisplayMode) -> Property? {
      let app = TestApp(
        TabView { Text("page") }.tabViewStyle(.page)
          .indexViewStyle(.page(backgroundDisplayMode: mode)))
      return app.window.all.first { $0.kind == .tabView }?.property(.tabStyle)
    }
    #expect(style(.always) == .tabStyle(.pageWithIndexBackground))
    #expect(style(.never) == .tabStyle(.page))
  }

  @Test func `user defaults have their values by the names of every object`() {
    let defaults = UserDefaults(suiteName: "OrdinaryNames")!
    defaults.setValue("kept", forKey: "name")
    #expect(defaults.value(forKey: "name") as? String == "kept")
    defaults.setValue(nil, forKey: "name")
    #expect(defaults.value(forKey: "name") == nil)
  }
}
