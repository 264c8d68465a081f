import BanyanLayout
import Testing

@Suite struct Frames {
  @Test func `LD01 a fixed length is offered and answered`() {
    let item = t12.named("text").frame(width: 100)
    #expect(frames(item, 300, nil, "root", "text") == [[0, 0, 100, 40], [20, 0, 60, 40]])
  }

  @Test func `LD02 the child's guide stands on the frame's`() {
    let item = text("Hello").named("text").frame(
      width: 100, height: 100, alignment: .bottomTrailing)
    #expect(frames(item, nil, nil, "text") == [[50, 80, 50, 20]])
    let centered = text("Hello").named("text").frame(width: 100, height: 100)
    #expect(frames(centered, nil, nil, "text") == [[25, 40, 50, 20]])
  }

  /// Decided: an invalid length counts as missing; one source keeps it.
  @Test(arguments: [-5, .nan, .infinity])
  func `LD03 an invalid length counts as missing`(length: Double) {
    #expect(answer(t12.frame(width: length, height: 30), 300, 300) == [120, 30])
  }

  @Test func `LD04 a flexible frame offers what it clamps`() {
    let item = color.named("color").frame(minWidth: 20, idealWidth: 40, maxWidth: 100)
    #expect(frames(item, 10, 5, "color")[0]?[2] == 20)
    #expect(frames(item, 60, 5, "color")[0]?[2] == 60)
    #expect(frames(item, 500, 5, "color")[0]?[2] == 100)
    #expect(frames(item, nil, 5, "color")[0]?[2] == 40)
    #expect(answer(color.frame(minHeight: 5), nil, nil) == [10, 10])
  }

  @Test func `LD05 a flexible frame answers within its bounds`() {
    // With both bounds the frame follows the proposal; with one it uses the child's size.
    #expect(answer(box(50, 5).frame(minWidth: 20, maxWidth: 100), 80, nil) == [80, 5])
    #expect(answer(box(50, 5).frame(minWidth: 20), 80, nil) == [50, 5])
    #expect(answer(box(50, 5).frame(maxWidth: 100), 80, nil) == [80, 5])
    #expect(answer(box(50, 5).frame(maxWidth: 40), 80, nil) == [40, 5])
    #expect(answer(box(50, 5).frame(idealWidth: 70), nil, nil) == [70, 5])
    #expect(answer(box(50, 5).frame(idealWidth: 70), 80, nil) == [50, 5])
  }

  @Test func `LD06 a text in flexible frames`() {
    #expect(answer(t12.frame(minWidth: 200), 300, nil)[0] == 200)
    #expect(answer(t12.frame(minWidth: 100), 80, nil) == [100, 40])
    func maximum(_ width: Double?) -> Double { answer(t12.frame(maxWidth: 200), width, nil)[0] }
    #expect([maximum(300), maximum(150), maximum(nil)] == [200, 150, 120])
    func both(_ width: Double?) -> Double {
      answer(t12.frame(minWidth: 50, maxWidth: 200), width, nil)[0]
    }
    #expect([both(300), both(100), both(40), both(nil)] == [200, 100, 50, 120])
    #expect(answer(t12.frame(idealWidth: 80), nil, nil) == [80, 40])
    #expect(answer(t12.frame(idealWidth: 80), 300, nil) == [120, 20])
  }

  @Test func `LD07 in placing, the child is offered the frame's own size`() {
    let item = t12.named("text").frame(maxWidth: 100)
    #expect(frames(item, nil, nil, "root", "text") == [[0, 0, 100, 20], [20, -10, 60, 40]])
  }

  @Test func `LD08 an infinite maximum fills, and is never narrower than the child`() {
    #expect(answer(t12.frame(maxWidth: .infinity), 300, nil) == [300, 20])
    #expect(answer(box(50, 5).frame(maxWidth: .infinity), 20, nil) == [50, 5])
    #expect(answer(box(50, 5).frame(minWidth: 0, maxWidth: .infinity), 20, nil) == [20, 5])
  }

  @Test func `LD09 bounds that contradict each other are resolved upward`() {
    #expect(answer(color.frame(minWidth: 20, idealWidth: 10), nil, 5) == [20, 5])
    #expect(answer(color.frame(minWidth: 50, maxWidth: 20), 300, 5) == [50, 5])
    #expect(answer(color.frame(idealWidth: 50, maxWidth: 20), 300, 5) == [50, 5])
  }

  @Test func `LD10 a length relative to a container`() {
    let relative = LayoutBounds.relativeLength(of: 390, count: 4, span: 3, spacing: 10)
    #expect(relative == 290)
    #expect(LayoutBounds.relativeLength(of: 350, count: 4, span: 3, spacing: 10) == 260)
    #expect(LayoutBounds.relativeLength(of: 390, count: 0, span: 1, spacing: 10) == 390)
  }
}
