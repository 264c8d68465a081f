import Foundation

/// The properties that elements have for colors, styles, shapes and effects.
@MainActor
@Suite struct Drawing {
  private func properties<Content: View>(
    _ kind: ElementKind, _ view: Content
  ) -> [PropertyKey: Property] {
    let app = TestApp(view)
    guard let element = app.window.all.first(where: { $0.kind == kind }) else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: PropertyKey.allCases.compactMap { key in
        element.property(key).map { (key, $0) }
      })
  }

  private func paint<Style: ShapeStyle>(_ style: Style) -> Paint? {
    guard case .background(let paint)? = properties(.fill, Rectangle().fill(style))[.background]
    else { return nil }
    return paint
  }

  private func named(_ color: NamedColor, opacity: Double = 1) -> Paint {
    .color(ColorDescription(.named(color), opacity: opacity))
  }

  @Test func `colors of other spaces are shown in that of the screen`() {
    #expect(
      paint(Color(.sRGBLinear, white: 0.5)).map { "\($0)".contains("0.735") } == true)
    #expect(
      paint(Color(hue: 1 / 3, saturation: 1, brightness: 1))
        == .color(ColorDescription(.components(red: 0, green: 1, blue: 0))))
  }

  @Test func `a shape without a style takes the one around it`() {
    #expect(properties(.fill, Circle())[.background] == .background(named(.primary)))
    #expect(
      properties(.fill, Circle().foregroundStyle(.red))[.background] == .background(named(.red)))
    #expect(
      properties(.fill, Circle().foregroundStyle(.red.gradient))[.background]
        == .background(paint(Color.red.gradient)!))
  }

  @Test func `levels are those of the style around them`() {
    func second<Content: View>(_ view: Content) -> Property? {
      properties(.fill, view)[.background]
    }
    let shape = Circle().fill(.secondary)
    #expect(second(shape) == .background(named(.secondary)))
    #expect(second(shape.foregroundStyle(.red)) == .background(named(.red, opacity: 0.5)))
    #expect(second(shape.foregroundStyle(.red, .blue)) == .background(named(.blue)))
    #expect(second(shape.foregroundColor(nil)) == .background(named(.secondary)))
  }

  @Test func `a style of one's own sees the environment`() {
    struct ByScheme: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.yellow : Color.orange
      }
    }
    let app = TestApp(Circle().fill(ByScheme()))
    app.reset()
    app.window.setColorScheme(.dark)
    #expect(app.window.changes == ["fill background orange becomes yellow"])
  }

  @Test func `a background in a shape does not cut what stands before it`() {
    let app = TestApp(Text("one").background(.red, in: .capsule))
    #expect(
      app.window.description == """
        decorated alignment: center center decorationPlacement: behind
          text "one"
          depthStack
            fill background: red clip: capsule
        """)
  }

  @Test func `a shape that grows with its place is sent once, in shares`() {
    struct Diagonal: Shape {
      func path(in rect: CGRect) -> Path {
        Path { $0.addLines([.zero, CGPoint(x: rect.maxX, y: rect.maxY)]) }
      }
    }
    #expect(
      properties(.fill, Diagonal())[.clip]
        == .clip(
          .path(
            PathDescription(
              [.move(Point(x: 0, y: 0)), .line(Point(x: 1, y: 1))], isRelative: true))))
  }

  @Test func `a path is the same in every place`() {
    #expect(
      properties(.fill, Path { $0.move(to: CGPoint(x: 3, y: 4)) })[.clip]
        == .clip(.path(PathDescription([.move(Point(x: 3, y: 4))]))))
  }

  @Test func `an area that is larger than its frame is not cut off there, if it has one color`() {
    func isCut(_ view: some View) -> Bool { properties(.fill, view)[.clip] != nil }
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let beyond = Ellipse().scale(1.5)
    #expect(
      [
        isCut(Ellipse().scale(0.5).fill(.red)), isCut(beyond.fill(.red)),
        isCut(beyond.fill(gradient)),
      ] == [true, false, true])
  }

  @Test func `a line says what it follows, and a part of it which`() {
    for start in [0.25, 0] {
      var part = Line(.circle, paint: named(.red), width: 3, start: start, end: 1)
      part.isPart = true
      #expect(
        properties(.fill, Circle().trim(from: start, to: 2).stroke(.red, lineWidth: 3))
          == [.line: .line(part)])
    }
    #expect(
      properties(.fill, Capsule().strokeBorder(.red, style: StrokeStyle(lineWidth: 4, dash: [1])))
        == [.line: .line(Line(.capsule, paint: named(.red), width: 4, dash: [1], inset: 2))])
    #expect(
      properties(.fill, Rectangle().stroke(lineWidth: 2).fill(.blue))
        == [.line: .line(Line(.rectangle, paint: named(.blue), width: 2))])
  }

  @Test func `numbers that are none change nothing`() {
    #expect(properties(.box, Text("a").opacity(.nan))[.opacity] == .opacity(1))
    #expect(
      properties(.box, Color.red.blur(radius: -.infinity))[.filter] == .filter(.blur(radius: 0)))
    #expect(properties(.box, Color.red.saturation(.nan))[.filter] == .filter(.saturation(1)))
    #expect(
      properties(.box, Color.red.scaleEffect(.infinity))[.transform]
        == .transform(.scale(x: 0, y: 0, anchor: .center)))
    #expect(properties(.box, Color.red.border(.red, width: .nan))[.border] == nil)
  }

  @Test func `a path of coordinates that are none is reported and not shown`() {
    let app = TestApp(Path { $0.move(to: CGPoint(x: CGFloat.nan, y: 0)) })
    #expect(
      app.reports == ["A path has coordinates that are not finite, so it is not shown."])
  }

  @Test func `redacted text is marked, and what is inside can be excepted`() {
    let app = TestApp(
      VStack {
        Text("one")
        Text("two").unredacted()
        Text("three").privacySensitive()
      }.redacted(reason: .placeholder))
    #expect(
      app.window.all.filter { $0.kind == .text }.map { element in
        if case .style(let style)? = element.property(.style) {
          style.isRedacted ?? false
        } else {
          false
        }
      } == [true, false, true])
  }

  private func shadow(
    _ color: NamedColor, opacity: Double = 1, radius: Double, y: Double = 0, isInner: Bool = false
  ) -> PaintShadow {
    PaintShadow(
      ColorDescription(.named(color), opacity: opacity), radius: radius, x: 0, y: y,
      isInner: isInner)
  }

  @Test func `a shadow of a style is sent with the outline of the area`() {
    #expect(
      properties(.fill, Capsule().fill(.blue.shadow(.inner(color: .red, radius: 6))))
        == [
          .background: .background(named(.blue)), .clip: .clip(.capsule),
          .shadows: .shadows(
            PaintShadows([shadow(.red, radius: 6, isInner: true)], outline: .capsule)),
        ])
    let two = Color.white.shadow(.drop(color: .black, radius: 4, y: 2))
      .shadow(.inner(color: .red, radius: -1))
    #expect(
      properties(.box, Text("one").background(two))
        == [
          .background: .background(named(.white)),
          .shadows: .shadows(
            PaintShadows(
              [shadow(.black, radius: 4, y: 2), shadow(.red, radius: 0, isInner: true)],
              outline: .rectangle)),
        ])
  }

  @Test func `an area that would be cut out is drawn when it has a shadow, which would be cut off`()
  {
    let style = Color.blue.shadow(.drop(color: .black, radius: 4))
    let shadows = Property.shadows(PaintShadows([shadow(.black, radius: 4)], outline: nil))
    func area(_ outline: Outline) -> Property {
      var line = Line(outline, paint: named(.blue), width: 0)
      line.isFilled = true
      return .line(line)
    }
    #expect(properties(.fill, Circle().fill(style)) == [.line: area(.circle), .shadows: shadows])
    let path = PathDescription([.move(Point(x: 3, y: 4))])
    #expect(
      properties(.fill, Path { $0.move(to: CGPoint(x: 3, y: 4)) }.fill(style))
        == [.line: area(.path(path)), .shadows: shadows])
    #expect(
      properties(.fill, Circle().stroke(style, lineWidth: 2))
        == [.line: .line(Line(.circle, paint: named(.blue), width: 2)), .shadows: shadows])
  }

  @Test
  func
    `texts, symbols and shapes without a style have the shadows of the style around them, and pictures none`()
  {
    let view = VStack {
      Text("one")
      Image(systemName: "star")
      Image("photo")
      Rectangle()
      Text("two").foregroundStyle(.red)
      Text("three").foregroundStyle(.shadow(.inner(color: .red, radius: 1)))
    }
    let app = TestApp(view.foregroundStyle(.blue.shadow(.drop(color: .black, radius: 2))))
    let shadows = app.window.all.compactMap { element -> [PaintShadow]? in
      switch (element.property(.style), element.property(.shadows)) {
      case (.style(let style)?, _): style.shadows ?? []
      case (_, .shadows(let shadows)?): shadows.shadows
      default: nil
      }
    }
    let drop = shadow(.black, radius: 2)
    #expect(
      shadows == [[drop], [drop], [], [drop], [], [drop, shadow(.red, radius: 1, isInner: true)]])
  }

  @Test func `a fainter style has a fainter shadow`() {
    let style = Color.blue.shadow(.drop(color: .black, radius: 2)).opacity(0.5)
    #expect(
      properties(.fill, Rectangle().fill(style))
        == [
          .background: .background(named(.blue, opacity: 0.5)),
          .shadows: .shadows(
            PaintShadows([shadow(.black, opacity: 0.5, radius: 2)], outline: .rectangle)),
        ])
  }
}
