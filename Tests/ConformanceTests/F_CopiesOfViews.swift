private struct DepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

extension FocusedValues {
  @Entry fileprivate var pen: String?
}

/// A view that keeps a copy of the view around it, or of one of its properties: another value of the property makes the
/// copy differ (F02).
@MainActor
@Suite struct F_CopiesOfViews {
  final class Tally: ObservableObject {
    @Published var count = 0
  }

  /// Shows what another view has, and declares nothing itself.
  struct Copy<Original>: View {
    let original: Original
    let text: @MainActor (Original) -> String
    var body: some View { Text(text(original)) }
  }

  struct StateOwner: View {
    @State private var count = 0
    var body: some View {
      Copy(original: self) { "\($0.count)" }
      Button("More") { count += 1 }
    }
  }

  @Test func `a copy with a state`() {
    let app = TestApp(StateOwner())
    app.reset()
    app.window.button("More").tap()
    app.window.button("More").tap()
    #expect(app.window.texts == ["2", "More"])
    #expect(
      app.bodies == [
        "StateOwner", "Copy<F_CopiesOfViews.StateOwner>", "StateOwner",
        "Copy<F_CopiesOfViews.StateOwner>",
      ])
  }

  struct Kept {
    let count: State<Int>
  }

  struct WrapperOwner: View {
    @State private var count = 0
    @State private var isMarked = false
    var body: some View {
      Copy(original: Kept(count: _count)) { "\($0.count.wrappedValue)" }
      Button(isMarked ? "Unmark" : "Mark") { isMarked.toggle() }
      Button("More") { count += 1 }
    }
  }

  @Test func `a copy of a state alone differs only when its value does`() {
    let app = TestApp(WrapperOwner())
    app.reset()
    app.window.button("Mark").tap()
    #expect(app.bodies == ["WrapperOwner"])
    app.window.button("More").tap()
    #expect(app.window.texts == ["1", "Unmark", "More"])
    #expect(app.bodies == ["WrapperOwner", "WrapperOwner", "Copy<F_CopiesOfViews.Kept>"])
  }

  struct EnvironmentReader: View {
    @Environment(\.depth) private var depth
    var body: some View { Copy(original: self) { "\($0.depth)" } }
  }

  struct EnvironmentWriter: View {
    @State private var depth = 1
    var body: some View {
      EnvironmentReader().environment(\.depth, depth)
      Button("Deeper") { depth += 1 }
    }
  }

  @Test func `a copy with a value of the environment`() {
    let app = TestApp(EnvironmentWriter())
    app.reset()
    app.window.button("Deeper").tap()
    #expect(app.window.texts == ["2", "Deeper"])
    #expect(
      app.bodies == [
        "EnvironmentWriter", "EnvironmentReader", "Copy<F_CopiesOfViews.EnvironmentReader>",
      ])
  }

  struct ObjectOwner: View {
    @StateObject private var tally = Tally()
    var body: some View {
      Copy(original: self) { "owned \($0.tally.count)" }
      Observer(tally: tally)
      Finder().environmentObject(tally)
      Button("Count") { tally.count += 1 }
    }
  }

  struct Observer: View {
    @ObservedObject var tally: Tally
    var body: some View { Copy(original: self) { "observed \($0.tally.count)" } }
  }

  struct Finder: View {
    @EnvironmentObject private var tally: Tally
    var body: some View { Copy(original: self) { "found \($0.tally.count)" } }
  }

  @Test func `a copy with an observable object`() {
    let app = TestApp(ObjectOwner())
    app.reset()
    app.window.button("Count").tap()
    #expect(app.window.texts == ["owned 1", "observed 1", "found 1", "Count"])
    #expect(
      app.bodies.sorted() == [
        "Copy<F_CopiesOfViews.Finder>", "Copy<F_CopiesOfViews.ObjectOwner>",
        "Copy<F_CopiesOfViews.Observer>", "Finder", "ObjectOwner", "Observer",
      ])
  }

  struct StorageOwner: View {
    @AppStorage("F_CopiesOfViews") private var count = 0
    @SceneStorage("F_CopiesOfViews") private var page = 0
    var body: some View {
      Copy(original: self) { "\($0.count) \($0.page)" }
      Button("Count") { count += 1 }
      Button("Turn") { page += 1 }
    }
  }

  @Test func `a copy with a stored value reads it for itself`() {
    let app = TestApp { StorageOwner().defaultAppStorage(makeDefaults()) }
    app.reset()
    app.window.button("Count").tap()
    app.window.button("Turn").tap()
    #expect(app.window.texts == ["1 1", "Count", "Turn"])
    #expect(
      app.bodies == ["Copy<F_CopiesOfViews.StorageOwner>", "Copy<F_CopiesOfViews.StorageOwner>"])
  }

  struct FocusOwner: View {
    @FocusState private var isFocused: Bool
    @State private var text = ""
    var body: some View {
      Copy(original: self) { $0.isFocused ? "writing" : "reading" }
      TextField("Text", text: $text).focused($isFocused)
      Button("Write") { isFocused = true }
    }
  }

  @Test func `a copy with a focus state`() {
    let app = TestApp(FocusOwner())
    app.reset()
    app.window.button("Write").tap()
    #expect(app.window.texts.first == "writing")
    #expect(app.bodies == ["FocusOwner", "Copy<F_CopiesOfViews.FocusOwner>"])
  }

  struct PenReader: View {
    @FocusedValue(\.pen) private var pen
    var body: some View { Copy(original: self) { $0.pen ?? "none" } }
  }

  struct PenWriter: View {
    @State private var pen = "blue"
    var body: some View {
      PenReader().focusedSceneValue(\.pen, pen)
      Button("Red") { pen = "red" }
    }
  }

  @Test func `a copy with a focused value`() {
    let app = TestApp(PenWriter())
    #expect(app.window.texts == ["blue", "Red"])
    app.window.button("Red").tap()
    #expect(app.window.texts == ["red", "Red"])
  }

  /// What views leave behind for others.
  @MainActor
  final class Legacy {
    var read: () -> String = { "" }
  }

  struct Ancestor: View {
    let legacy: Legacy
    @AppStorage("F_CopiesOfViews.left") private var name = "none"
    var body: some View {
      let _ = legacy.read = { name }
      Text("here")
    }
  }

  struct Heir: View {
    let legacy: Legacy
    let number: Int
    var body: some View { Text(legacy.read()) }
  }

  struct Family: View {
    let legacy = Legacy()
    @AppStorage("F_CopiesOfViews.left") private var name = "none"
    @State private var hasAncestor = true
    @State private var number = 0
    var body: some View {
      if hasAncestor { Ancestor(legacy: legacy) }
      Heir(legacy: legacy, number: number)
      Button("Leave") { hasAncestor = false }
      Button("Look") { number += 1 }
      Button("Name") { name = "Ada" }
    }
  }

  @Test func `a stored value is read after its view has left`() {
    let app = TestApp { Family().defaultAppStorage(makeDefaults()) }
    app.window.button("Leave").tap()
    app.window.button("Look").tap()
    app.reset()
    app.window.button("Name").tap()
    #expect(app.window.texts == ["Ada", "Leave", "Look", "Name"])
    #expect(app.bodies == ["Heir"])
  }
}
