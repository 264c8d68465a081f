import BanyanTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct ProposalsOfViews {
  @Test func `LA01 each axis is asked for nothing, for a length, or for the ideal one`() {
    #expect(answer(0, 30) { Rectangle() } == [0, 30])
    #expect(answer(nil, 30) { Rectangle() } == [10, 30])
    // No view is offered less than nothing.
    #expect(answer(10, 30) { Rectangle().padding(20) } == [40, 40])
  }

  @Test func `LA02 a child's answer is not overruled`() {
    let app = TestApp(layout: .size(100, 100, pictures: ["icon": CGSize(width: 20, height: 20)])) {
      Image("icon").named("icon").frame(width: 30, height: 30).named("frame")
    }
    #expect(app.frames(in: "frame", "icon") == [[5, 5, 20, 20]])
  }

  @Test func `LA03 a child may overflow`() {
    let app = TestApp(400, 700) {
      helloWorld.named("text").fixedSize().frame(width: 50, height: 20).named("frame")
    }
    #expect(app.frames(in: "frame", "frame", "text") == [[0, 0, 50, 20], [-35, 0, 120, 20]])
  }

  @Test func `LA05 a parent keeps the size that it has measured`() {
    let app = TestApp(400, 700) {
      VStack {
        Color.red.named("color").frame(minHeight: 5, maxHeight: 100)
        Color.blue.frame(minHeight: 80)
      }
      .named("stack").fixedSize(horizontal: false, vertical: true)
    }
    // Measured without a height, and placed with the resulting one.
    #expect(app.frame("stack")?[3] == 98)
    #expect(app.frame("color")?[3] == 10)
  }

  @Test func `LA06 the root is offered the window less the safe area and centered in it`() {
    let app = TestApp(400, 700) { helloWorld.named("text") }
    #expect(app.frame("text") == [140, 340, 120, 20])
    let safe = TestApp(400, 700, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
    {
      helloWorld.named("text")
    }
    #expect(safe.frame("text") == [140, 350, 120, 20])
    safe.window.resize(width: 200, height: 180)
    #expect(safe.frame("text") == [40, 90, 120, 20])
  }

  private struct Inner: View {
    var body: some View { helloWorld.named("text").padding(10) }
  }

  @Test func `LA07 a view with a body has the bounds of what it wraps`() {
    let app = TestApp(400, 700) {
      Inner().environment(\.lineLimit, 1).opacity(0.5).onTapGesture {}.named("outer")
    }
    #expect(app.frames("outer", "text") == [[130, 330, 140, 40], [140, 340, 120, 20]])
  }

  @Test func `LA09 ideal sizes`() {
    #expect(answer(nil, nil) { Color.red } == [10, 10])
    #expect(answer(nil, nil) { GeometryReader { _ in helloWorld } } == [10, 10])
    #expect(answer(nil, nil) { Text("one\ntwo") } == [30, 40])
    #expect(
      answer(nil, nil) {
        VStack {
          helloWorld
          Color.red
        }
      } == [120, 38])
    #expect(answer(nil, nil) { ScrollView { helloWorld } } == [120, 20])
  }
}

@MainActor
@Suite struct LeavesAsViews {
  @Test func `LB01 text wraps between words and is as wide as its widest line`() {
    #expect(answer(146, nil) { Text(fox) } == [100, 80])
    #expect(answer(146, nil) { Text("The quick ") + Text("brown fox jumps ").bold() } == [90, 60])
  }

  @Test func `LB02 a word that is too long is broken between letters`() {
    #expect(answer(40, nil) { Text("abcdefghij") } == [40, 60])
  }

  @Test func `LB03 without a width there is a line for each paragraph`() {
    #expect(answer(nil, nil) { Text(fox) } == [390, 20])
  }

  @Test func `LB04 a height allows lines, at least one`() {
    #expect(answer(120, 44) { Text(fox) } == [120, 40])
    #expect(answer(120, 5) { Text(fox) } == [120, 20])
  }

  /// Decided: the minimum width is 0, not that of an ellipsis, which one talk mentions.
  @Test func `LB05 a text can have no width`() {
    #expect(answer(0, 0) { Text("abc") } == [0, 0])
    #expect(answer(0, nil) { Text("abc") } == [0, 60])
  }

  @Test func `LB06 a limit of lines cuts the last one`() {
    #expect(answer(146, nil) { Text(fox).lineLimit(2) } == [140, 40])
    #expect(answer(146, nil) { VStack { Text(fox) }.lineLimit(2) } == [140, 40])
    #expect(answer(100, nil) { Text(fox).lineLimit(1) } == [100, 20])
  }

  @Test func `LB07 lines can be reserved`() {
    #expect(answer(nil, nil) { helloWorld.lineLimit(2...) } == [120, 40])
    #expect(answer(nil, nil) { helloWorld.lineLimit(2, reservesSpace: true) } == [120, 40])
    #expect(answer(146, nil) { Text(fox).lineLimit(2...) } == [100, 80])
  }

  /// Decided: the scale is exact, while Apple's may have steps.
  @Test func `LB08 a text shrinks until it fits, then is cut`() {
    let letters = String(repeating: "a", count: 20)
    #expect(
      answer(150, nil) { Text(letters).lineLimit(1).minimumScaleFactor(0.5) } == [150, 15])
    #expect(answer(60, nil) { Text(letters).lineLimit(1).minimumScaleFactor(0.5) } == [60, 10])
  }

  @Test func `LB08 a text shrinks for a word to fit, which is broken only in the smallest font`() {
    #expect(answer(70, nil) { Text("September").minimumScaleFactor(0.5) } == [70, 16])
    #expect(answer(40, nil) { Text("September").minimumScaleFactor(0.5) } == [40, 20])
    #expect(answer(70, nil) { Text("September") } == [70, 40])
    // "May" is offered 50 and takes 30, which leaves 70.
    let app = TestApp(100, 100) {
      HStack(spacing: 0) {
        Text("September").minimumScaleFactor(0.5).named("long")
        Text("May").minimumScaleFactor(0.5).named("short")
      }
    }
    #expect(app.frames("long", "short") == [[0, 42, 70, 16], [70, 40, 30, 20]])
  }

  @Test func `LB09 alignment of lines changes no size`() {
    let app = TestApp(400, 700) {
      Text("aaaa\nbb").multilineTextAlignment(.trailing).named("text")
        .frame(width: 100, alignment: .leading).named("frame")
    }
    #expect(app.frames(in: "frame", "text") == [[0, 0, 40, 40]])
  }

  @Test func `LB10 a fixed height takes a text's limit away`() {
    #expect(answer(146, 40) { Text(fox) } == [140, 40])
    #expect(
      answer(146, 40) { Text(fox).fixedSize(horizontal: false, vertical: true) } == [100, 80])
  }

  @Test func `LB11 a text has a first and a last baseline`() {
    var seen: [CGFloat?] = []
    let app = TestApp(146, 700) {
      HStack(alignment: .top) {
        Text(fox).alignmentGuide(.top) { dimensions in
          seen = [
            dimensions[.firstTextBaseline], dimensions[.lastTextBaseline],
            dimensions[explicit: .firstTextBaseline], dimensions[explicit: .top],
          ]
          return 0
        }
      }
    }
    #expect(seen == [14, 74, 14, nil])
    #expect(app.reports == [])
  }

  @Test func `LB11 a symbol has the baseline of a letter, unless it is resized`() {
    func row(@ViewBuilder _ image: @escaping () -> some View) -> [[CGFloat]?] {
      let app = TestApp(400, 700) {
        HStack(alignment: .firstTextBaseline) {
          Group(content: image).named("symbol")
          Text("Favorites").named("text")
        }
        .named("row")
      }
      return app.frames(in: "row", "row", "symbol", "text")
    }
    let star = Image(systemName: "star.fill")
    #expect(row { star } == [[0, 0, 118, 20], [0, 0, 20, 20], [28, 0, 90, 20]])
    #expect(
      row { star.imageScale(.large) } == [[0, 0, 123, 25], [0, 0, 25, 25], [33, 3.5, 90, 20]])
    #expect(
      row { star.resizable().frame(width: 20, height: 20) }
        == [[0, 0, 118, 26], [0, 0, 20, 20], [28, 6, 90, 20]])
  }

  @Test func `LB12 a picture is its size, or what it is offered if it can be resized`() {
    func answer(_ width: CGFloat?, _ height: CGFloat?, _ image: Image) -> [CGFloat] {
      let app = TestApp(width ?? 1_000, height ?? 1_000) {
        image.named("it").fixedSize(horizontal: width == nil, vertical: height == nil)
      }
      return Array(app.frame("it")!.dropFirst(2))
    }
    #expect(answer(100, 100, Image("photo")) == [600, 400])
    #expect(answer(50, nil, photo) == [50, 400])
    #expect(answer(50, 60, photo) == [50, 60])
    #expect(answer(100, 100, Image(systemName: "star")) == [20, 20])
  }

  @Test func `LB13 colors, gradients and shapes take what they are offered`() {
    #expect(answer(30, 70) { Color.red } == [30, 70])
    #expect(answer(nil, 70) { Capsule() } == [10, 70])
    #expect(
      answer(30, nil) { LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom) }
        == [30, 10])
    #expect(
      answer(30, 70) { RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: 20) } == [30, 70])
    #expect(answer(30, 70) { Capsule().fill(.red).strokeBorder(.blue, lineWidth: 20) } == [30, 70])
  }

  @Test func `LB14 a circle is a square`() {
    #expect(answer(200, 60) { Circle() } == [60, 60])
    #expect(answer(nil, 60) { Circle().fill(.red) } == [10, 10])
    #expect(answer(200, 60) { Circle().stroke(.red, lineWidth: 4) } == [60, 60])
    #expect(answer(200, 60) { Ellipse() } == [200, 60])
  }

  @Test func `LB15 a spacer goes along its stack, and both ways elsewhere`() {
    #expect(answer(50, 40) { HStack { Spacer() } } == [50, 0])
    #expect(answer(50, 40) { VStack { Spacer() } } == [0, 40])
    #expect(answer(50, 40) { ZStack { Spacer() } } == [50, 40])
    #expect(answer(nil, nil) { HStack { Spacer() } } == [8, 0])
    #expect(answer(5, nil) { HStack { Spacer(minLength: 20) } } == [20, 0])
  }

  @Test func `LB16 a divider is a pixel thick`() {
    #expect(answer(50, 40) { Divider() } == [50, 1])
    let app = TestApp(layout: .size(50, 40, displayScale: 2)) { HStack { Divider().named("line") } }
    #expect(app.frame("line") == [24.75, 0, 0.5, 40])
  }

  /// Decided: segmented pickers take all the width that is offered, and checkboxes only what they
  /// need.
  @Test func `LB17 controls hug, or take a width or both lengths`() {
    #expect(answer(300, 200) { TextField("Name", text: .constant("")) } == [300, 20])
    #expect(answer(300, 200) { Slider(value: .constant(0)) } == [300, 31])
    #expect(answer(300, 200) { ProgressView(value: 0.5) } == [300, 4])
    #expect(answer(300, 200) { TextEditor(text: .constant("")) } == [300, 200])
    #expect(answer(300, 200) { List { helloWorld } } == [300, 200])
    #expect(answer(300, 200) { Button("Hello, world") {} } == [120, 20])
    #expect(answer(300, 200) { Button("Hello, world") {}.buttonStyle(.bordered) } == [144, 34])
    for size in [ControlSize.mini, .small, .regular, .large, .extraLarge] {
      let button = answer(300, 200) { Button("Hello") {}.buttonStyle(.bordered).controlSize(size) }
      let toggle = answer(300, 200) {
        Toggle("Hello", isOn: .constant(false)).toggleStyle(.button).controlSize(size)
      }
      #expect(toggle == button)
    }
    #expect(
      answer(300, 200) { Link("Hello", destination: URL(string: "https://a.b")!) } == [50, 20])
    #expect(answer(300, 200) { Label("Hello", systemImage: "star") } == [78, 20])
    #expect(answer(300, 200) { ProgressView() } == [20, 20])
  }

  /// Decided: the switch is 51 by 31 points.
  @Test func `LB18 a switch stands at the right of a label, a spacer between them`() {
    let app = TestApp(300, 200) {
      Toggle(isOn: .constant(true)) { helloWorld.named("label") }.named("toggle")
    }
    #expect(app.frames(in: "toggle", "toggle", "label") == [[0, 0, 300, 31], [0, 5.5, 120, 20]])
    #expect(answer(nil, nil) { Toggle(isOn: .constant(true)) { helloWorld } } == [179, 31])
  }
}
