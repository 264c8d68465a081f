import BanyanTesting
import SwiftUI
import Testing

/// Invalid values are ignored, and reported where a developer may want to know.
@MainActor
@Suite struct BadInput {
  /// Returns the host's description of a view.
  private func shown<Content: View>(_ content: Content) -> String {
    TestApp(content).window.description
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -10])
  func `lengths that are none do without`(length: CGFloat) {
    let text = Text("text")
    let views: [(String, AnyView)] = [
      ("frame", AnyView(text.frame(width: length, height: length))),
      ("limits", AnyView(text.frame(minWidth: length, idealWidth: length, minHeight: length))),
      ("offset", AnyView(text.offset(x: length == -10 ? .nan : length))),
      ("position", AnyView(text.position(x: length == -10 ? .nan : length, y: 0))),
      ("spacing", AnyView(VStack(spacing: length == -10 ? .nan : length) { text })),
      ("spacer", AnyView(HStack { Spacer(minLength: length) })),
      ("corner", AnyView(text.cornerRadius(length))),
      ("rectangle", AnyView(RoundedRectangle(cornerRadius: length))),
      ("line", AnyView(Circle().stroke(lineWidth: length))),
      ("trim", AnyView(Circle().trim(from: length == -10 ? .nan : length, to: .nan))),
      ("blur", AnyView(text.blur(radius: length))),
      ("shadow", AnyView(text.shadow(radius: length))),
      ("scale", AnyView(text.scaleEffect(length == -10 ? .nan : length))),
      ("turn", AnyView(text.rotationEffect(.degrees(length == -10 ? .nan : Double(length))))),
      ("opacity", AnyView(text.opacity(Double(length)))),
      ("aspect", AnyView(text.aspectRatio(length, contentMode: .fit))),
      ("order", AnyView(text.zIndex(length == -10 ? .nan : Double(length)))),
      ("font", AnyView(text.font(.system(size: length)))),
      ("kerning", AnyView(text.kerning(length == -10 ? .nan : length))),
      ("lines", AnyView(text.lineSpacing(length))),
      ("color", AnyView(Color(red: Double(length), green: 0, blue: 0))),
      ("grid", AnyView(LazyVGrid(columns: [GridItem(.fixed(length))]) { text })),
      ("columns", AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: length))]) { text })),
      ("progress", AnyView(ProgressView(value: Double(length)))),
      ("slider", AnyView(Slider(value: .constant(Double(length)), in: 0...1))),
      ("gauge", AnyView(Gauge(value: Double(length)) { text })),
      (
        "gradient",
        AnyView(
          LinearGradient(
            stops: [.init(color: .red, location: length)], startPoint: .top, endPoint: .bottom))
      ),
      ("animation", AnyView(text.animation(.easeIn(duration: Double(length)), value: 1))),
      ("margins", AnyView(ScrollView { text }.contentMargins(length))),
    ]
    // Values that may grow without limit, and z-indexes, may be infinite.
    let unlimited = ["columns", "order", "slider", "progress", "gauge"]
    for (name, view) in views {
      let description = shown(view)
      let numbers = description.split { " ():,[]=\n".contains($0) }
      let wrong = numbers.filter {
        $0 == "nan" || $0 == "-nan" || !unlimited.contains(name) && ($0 == "inf" || $0 == "-inf")
      }
      #expect(wrong.isEmpty, "\(name) \(length): \(description)")
    }
  }

  @Test func `a frame without a size is reported and left out`() {
    let app = TestApp(Text("text").frame(width: .nan, height: -5))
    #expect(app.window.description == "box frame: -x- from -x- to -x-\n  text \"text\"")
    #expect(app.reports == ["Invalid frame dimension (negative or non-finite)."])
  }

  struct Row: Identifiable {
    let id: Int
    let name: String
  }

  struct Rows: View {
    @State private var rows = [Row(id: 1, name: "one"), Row(id: 1, name: "other")]

    var body: some View {
      VStack {
        ForEach(rows) { Text($0.name) }
        Button("Add") { rows.append(Row(id: 1, name: "third")) }
        Button("Remove") { rows.removeFirst() }
      }
    }
  }

  @Test func `ids that occur twice are reported, and each row is shown`() {
    let app = TestApp(Rows())
    let report = """
      ForEach<Array<Row>, Int, Text>: the ID 1 occurs multiple times within the collection, this \
      will give undefined results!
      """
    #expect(app.reports == [report])
    #expect(app.window.texts == ["one", "other", "Add", "Remove"])
    app.window.button("Add").tap()
    #expect(app.window.texts == ["one", "other", "third", "Add", "Remove"])
    app.window.button("Remove").tap()
    #expect(app.window.texts == ["other", "third", "Add", "Remove"])
    #expect(app.reports == Array(repeating: report, count: 4))
  }

  struct Long: View {
    let text: String
    @State private var count = 0

    var body: some View {
      Text(text)
      Button("Count \(count)") { count += 1 }
    }
  }

  @Test func `ten million characters are text like any other`() {
    let text = String(repeating: "0123456789", count: 1_000_000)
    let app = TestApp(Long(text: text))
    #expect(app.window.texts == [text, "Count 0"])
    app.reset()
    app.window.button("Count 0").tap()
    #expect(app.window.changes == [#"text "Count 0" becomes "Count 1""#])
    #expect(app.reports == [])
  }

  @Test func `a value outside of a range is moved to its end`() {
    #expect(shown(ProgressView(value: 7, total: 5)) == "progressView progress: 1.0")
    #expect(
      shown(Slider(value: .constant(7), in: 0...5)) == "slider range: 0.0 to 5.0 number: 5.0")
    #expect(shown(Text("text").opacity(7)) == "box opacity: 1.0\n  text \"text\"")
    #expect(shown(Text("text").lineLimit(-1)) == #"text "text" style: 1 lines"#)
    #expect(
      shown(Circle().trim(from: 0.8, to: 0.2)) == "fill background: primary clip: path of 0")
    #expect(
      shown(LazyVGrid(columns: []) { Text("text") })
        == "lazyVerticalGrid tracks: []\n  text \"text\"")
    #expect(
      shown(Text("text").frame(minWidth: 10, maxWidth: 5))
        == "box frame: -x- from 10.0x- to 10.0x-\n  text \"text\"")
    #expect(shown(Image(systemName: "")) == #"image label: "" symbol: """#)
    #expect(shown(Image("")) == #"image label: "" source: """#)
  }

  @Test func `a choice that is none of the options is reported, and none is chosen`() {
    let app = TestApp(Picker("Kind", selection: .constant(9)) { Text("one").tag(1) })
    #expect(app.window.description.contains("option isOn: false"))
    #expect(
      app.reports == [
        """
        Picker: the selection "9" is invalid and does not have an associated tag, this will give \
        undefined results.
        """
      ])
  }
}
