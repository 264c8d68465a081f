import BanyanKits
import Foundation

/// The properties of images, and the loading states that hosts report.
@MainActor
@Suite struct Images {
  @Test func `symbols take the form and the size that are set around them`() {
    let app = TestApp(
      VStack {
        Image(systemName: "heart")
        Image(systemName: "bell.fill").symbolVariant(.slash)
      }
      .symbolVariant(.fill).imageScale(.large))
    #expect(
      app.window.description == """
        verticalStack
          image label: "heart" symbolScale: large symbol: "heart.fill"
          image label: "bell fill" symbolScale: large symbol: "bell.slash.fill"
        """)
  }

  @Test func `a symbol has several colors where it, or a view around it, asks for them`() {
    let app = TestApp(
      VStack {
        Image(systemName: "heart").renderingMode(.original)
        Image(systemName: "heart").renderingMode(.original).symbolRenderingMode(.monochrome)
        Image(systemName: "heart").symbolRenderingMode(.multicolor).renderingMode(.template)
        VStack {
          Image(systemName: "star")
          Image(systemName: "star").symbolRenderingMode(nil)
          Image(systemName: "star").renderingMode(.template)
          Image(systemName: "star").symbolRenderingMode(.hierarchical)
          VStack { Image(systemName: "star") }.symbolRenderingMode(nil)
          Image("star")
        }
        .symbolRenderingMode(.multicolor)
      })
    #expect(
      app.window.description == """
        verticalStack
          image label: "heart" symbol: "heart" symbolRendering: multicolor
          image label: "heart" symbol: "heart"
          image label: "heart" symbol: "heart" symbolRendering: multicolor
          verticalStack
            image label: "star" symbol: "star" symbolRendering: multicolor
            image label: "star" symbol: "star" symbolRendering: multicolor
            image label: "star" symbol: "star"
            image label: "star" symbol: "star"
            verticalStack
              image label: "star" symbol: "star"
            image label: "star" source: "star"
        """)
  }

  private struct Weather: View {
    @State private var isColored = false
    var body: some View {
      Button("Color") { isColored.toggle() }
      VStack { Image(systemName: "sun.max.fill") }
        .symbolRenderingMode(isColored ? .multicolor : nil)
    }
  }

  @Test func `the colors of a symbol come and go with the mode around it`() {
    let app = TestApp(Weather())
    let image = app.window.all.first { $0.kind == .image }!
    app.reset()
    app.window.button("Color").tap()
    #expect(app.window.mutations == [.set(image.id, .symbolRendering(.multicolor))])
    app.reset()
    app.window.button("Color").tap()
    #expect(app.window.mutations == [.reset(image.id, .symbolRendering)])
  }

  private struct ModeReader: View {
    @Environment(\.symbolRenderingMode) private var mode
    var body: some View {
      Text(mode == .multicolor ? "multicolor" : mode == nil ? "none" : "another")
    }
  }

  @Test func `views read the mode of symbols from their environment`() {
    let app = TestApp(
      VStack {
        ModeReader()
        ModeReader().symbolRenderingMode(.multicolor)
        ModeReader().symbolRenderingMode(.palette)
      })
    #expect(app.window.texts == ["none", "multicolor", "another"])
  }

  @Test func `pictures of UIKit are symbols, pictures of the app, or data of a known kind`() {
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let dots = Data(head + Array("IHDR".utf8) + [0, 0, 0, 3, 0, 0, 0, 2])
    let app = TestApp(
      VStack {
        Image(uiImage: UIImage(systemName: "heart")!)
        Image(uiImage: UIImage(data: dots)!).resizable()
        Image(uiImage: UIImage(named: "nowhere") ?? UIImage())
      })
    #expect(
      app.window.description == """
        verticalStack
          image symbol: "heart"
          image remoteSource: "data:image/png;base64,\(dots.base64EncodedString())" imageSizing: stretched
          image
        """)
    #expect(UIImage(data: dots) == UIImage(data: dots))
    #expect(UIImage(data: Data("<svg>".utf8)) == nil)
    #expect(UIImage(data: dots.prefix(8)) == nil)
    #expect(UIImage(data: dots + Data(count: 16 << 20)) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere") == nil)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test func `pictures and colors that are written as literals are those of UIKit`() {
    let picture = #imageLiteral(resourceName: "leaf")
    let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(type(of: picture) == UIImage.self)
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let tint: Color = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(tint == Color(red: 0, green: 0, blue: 1))
    let systemColor: NSColor = #colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(systemColor == NSColor(red: 0, green: 1, blue: 0, alpha: 1))
    let systemPicture: NSImage = #imageLiteral(resourceName: "leaf")
    let app = TestApp(
      VStack {
        Image(uiImage: picture)
        Image(nsImage: systemPicture).resizable()
        Image(nsImage: NSImage(systemSymbolName: "heart", accessibilityDescription: nil)!)
        Image(nsImage: NSImage(named: "nowhere") ?? NSImage())
      })
    #expect(
      app.window.description == """
        verticalStack
          image source: "leaf"
          image source: "leaf" imageSizing: stretched
          image symbol: "heart"
          image
        """)
  }

  /// A remote image, with its phase in words.
  private struct Remote: View {
    @State private var name = "one"
    var body: some View {
      AsyncImage(url: URL(string: "https://example.org/\(name).png")) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image
        case .failure: Text("failure")
        }
      }
      Button("Other") { name = "two" }
    }
  }

  private func loader(_ app: TestApp) -> TestElement? {
    app.window.all.first { $0.kind == .pictureLoader }
  }

  @Test func `a picture from elsewhere is shown when the host has it`() {
    let app = TestApp(Remote())
    #expect(app.window.texts == ["empty", "Other"])
    app.window.send(.loaded(true), to: loader(app)!.id)
    let image = app.window.all.first { $0.kind == .image }
    #expect(image?.property(.remoteSource) == .remoteSource("https://example.org/one.png"))
    #expect(loader(app) == nil)
  }

  @Test func `a picture that cannot be loaded is a failure, and another may be tried`() {
    let app = TestApp(Remote())
    app.window.send(.loaded(false), to: loader(app)!.id)
    #expect(app.window.texts == ["failure", "Other"])
    app.window.button("Other").tap()
    #expect(app.window.texts == ["empty", "Other"])
    #expect(
      loader(app)?.property(.remoteSource) == .remoteSource("https://example.org/two.png"))
  }

  @Test func `a picture from elsewhere is requested while nothing is shown in its place`() {
    let app = TestApp(
      AsyncImage(url: URL(string: "https://example.org/one.png")) {
        $0
      } placeholder: {
        EmptyView()
      })
    app.window.send(.loaded(true), to: loader(app)!.id)
    #expect(app.window.all.map(\.kind) == [.decorated, .image, .depthStack])
  }

  @Test
  func
    `a mask is a property of a box where it is a shape or a paint, and a view of its own otherwise`()
  {
    let gradient = LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
    let app = TestApp(
      VStack {
        Color.red.mask(Circle())
        Color.red.mask { gradient }
        Color.red.mask { Circle().fill(gradient) }
        Color.red.mask(alignment: .leading) { Text("one") }
      })
    let masked = app.window.all.filter { $0.kind == .box || $0.kind == .decorated }
    #expect(masked.map(\.kind) == [.box, .box, .box, .decorated])
    #expect(masked.map { $0.property(.clip) != nil } == [true, false, true, false])
    #expect(masked.map { $0.property(.mask) != nil } == [false, true, true, false])
    #expect(masked.last?.property(.decorationPlacement) == .decorationPlacement(.mask))
    #expect(masked.last?.children.map(\.kind) == [.fill, .depthStack])
    #expect(app.reports == [])
  }

  struct Sight: View {
    @State private var isWide = false
    @State private var count = 0
    var body: some View {
      Button("\(count)") { count += 1 }
        .mask { HStack { Rectangle().frame(width: isWide ? 40 : 20) } }
      Button("widen") { isWide = true }
    }
  }

  @Test func `what is masked keeps its state as its mask changes`() {
    let app = TestApp(Sight())
    app.window.button("0").tap()
    app.window.button("widen").tap()
    #expect(app.window.texts == ["1", "widen"])
  }

  @Test func `a mask without any area hides the view`() {
    let app = TestApp(Color.red.mask { Circle().trim(from: 0, to: 0) })
    #expect(
      app.window.all.filter { $0.kind == .box }.map { $0.property(.clip) }
        == [.clip(.path(PathDescription([])))])
  }
}
