import BanyanHost
import Foundation

extension TestElement {
  /// Scrolls so that the given rows of the first `ForEach` in this element are visible. It must be in
  /// a lazy container; if all its rows exist already, nothing happens.
  public func scroll(toRows range: Range<Int>) {
    guard let gap = ([self] + all).first(where: { $0.kind == .absentRows }) else { return }
    window.send(.wantRows(range), to: gap.id)
  }

  /// Scrolls a scroll view with a `scrollPosition` until it rests at an element.
  public func scroll(to element: TestElement) {
    window.send(.scrolled(element.id), to: id)
  }
}

extension TestElement {
  /// Reports where the content of a scroll view is, as a host does for one whose scrolling is observed.
  /// - Parameters:
  ///   - phase: what moves the content.
  ///   - visible: the visible part of the content, in points.
  ///   - content: the size of the content, in points.
  public func reportScrolling(_ phase: ScrollReport.Phase, visible: CGRect, content: CGSize) {
    window.send(
      .scrolling(
        ScrollReport(
          phase,
          visible: Rect(
            x: Double(visible.origin.x), y: Double(visible.origin.y),
            width: Double(visible.size.width), height: Double(visible.size.height)),
          contentWidth: Double(content.width), contentHeight: Double(content.height))), to: id)
  }
}

extension TestElement {
  /// Reports the element's frame in the window from the host, for one that follows its size or place,
  /// such as a geometry reader. Nothing is measured unless a test does so.
  public func measure(_ frame: CGRect) {
    window.send(
      .measured(
        Rect(
          x: Double(frame.origin.x), y: Double(frame.origin.y), width: Double(frame.size.width),
          height: Double(frame.size.height))), to: id)
  }
}

extension TestWindow {
  /// Resizes the window, as a person does. Initially it has the size of a telephone: 390 by 844 points.
  public func resize(width: CGFloat, height: CGFloat) {
    send(.windowSize(width: Double(width), height: Double(height)), to: .window)
  }
}
