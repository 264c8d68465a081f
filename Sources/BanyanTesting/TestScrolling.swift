import BanyanHost
import Foundation

extension TestElement {
  /// Scrolls so that the rows at some positions of the first `ForEach` in this element are those that
  /// can be seen. It must stand in a lazy container; where all its rows are there already nothing
  /// happens.
  public func scroll(toRows range: Range<Int>) {
    guard let gap = ([self] + all).first(where: { $0.kind == .absentRows }) else { return }
    window.send(.wantRows(range), to: gap.id)
  }

  /// Scrolls a scroll view with a `scrollPosition` so that it comes to rest at an element.
  public func scroll(to element: TestElement) {
    window.send(.scrolled(element.id), to: id)
  }
}

extension TestElement {
  /// Lets the host find out where the element is in the window: one that follows its size or place,
  /// such as a geometry reader. Nothing is measured unless a test says so.
  public func measure(_ frame: CGRect) {
    window.send(
      .measured(
        Rect(
          x: Double(frame.origin.x), y: Double(frame.origin.y), width: Double(frame.size.width),
          height: Double(frame.size.height))), to: id)
  }
}

extension TestWindow {
  /// Makes the window of another size, as a person does. It has the size of a telephone at first: 390
  /// by 844 points.
  public func resize(width: CGFloat, height: CGFloat) {
    send(.windowSize(width: Double(width), height: Double(height)), to: .window)
  }
}
