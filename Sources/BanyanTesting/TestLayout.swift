import BanyanHost
import BanyanLayout
import Foundation
import SwiftUICore
import Testing

/// The layout of the windows of a test: their size, and the sizes of text and pictures.
///
/// Text is ten points wide for each letter and twenty high for each line, whatever its font, so that a test
/// can specify where views are:
///
/// ```swift
/// let app = TestApp(layout: .size(400, 700)) { Text("Hello") }
/// #expect(app.window.frame(of: app.window.text("Hello")) == CGRect(x: 175, y: 340, width: 50, height: 20))
/// ```
public struct TestLayout {
  private(set) var setup: LayoutSetup

  /// Returns a layout for windows of one size.
  /// - Parameters:
  ///   - width: the width of the windows, in points.
  ///   - height: their height, in points.
  ///   - safeArea: the safe area at the window's edges.
  ///   - displayScale: the number of pixels per point.
  ///   - pictures: the sizes of pictures in points, by their names and URLs. Any other picture is as high
  ///     and wide as a line of text.
  public static func size(
    _ width: CGFloat, _ height: CGFloat, safeArea: EdgeInsets = EdgeInsets(),
    displayScale: CGFloat = 1, pictures: [String: CGSize] = [:]
  ) -> TestLayout {
    var setup = LayoutSetup(size: CGSize(width: width, height: height))
    setup.safeArea = LayoutInsets(
      top: safeArea.top, leading: safeArea.leading, bottom: safeArea.bottom,
      trailing: safeArea.trailing)
    setup.settings.pixelsPerPoint = displayScale
    setup.pictureSize = { pictures[$0] }
    return TestLayout(setup: setup)
  }

  /// Returns the layout with a limit on the measurements in one update, beyond which views have no size.
  package func measuring(atMost count: Int) -> TestLayout {
    var layout = self
    layout.setup.settings.measurementLimit = count
    return layout
  }

  /// Returns the layout with another text measurer.
  /// - Parameter number: the measurer's number of a style.
  package func measuringText(
    by measurer: any TextMeasurer,
    number: @escaping (TextStyle) -> TextStyleNumber = { _ in TextStyleNumber(0) }
  ) -> TestLayout {
    var layout = self
    layout.setup.measurer = measurer
    layout.setup.number = number
    return layout
  }

  /// Returns the layout with controls, lists and bars of another look.
  package func drawn(with look: Look) -> TestLayout {
    var layout = self
    layout.setup.look = { _ in look }
    return layout
  }

  /// Returns the layout for a host that is sent the places of elements.
  package func reportingToHost() -> TestLayout {
    var layout = self
    layout.setup.reportsToHost = true
    return layout
  }
}

extension TestLayout {
  /// The same, if the host has reported the sizes of some elements before.
  package func knowing(_ sizes: KnownSizes) -> TestLayout {
    var layout = self
    layout.setup.knownSizes = sizes
    return layout
  }
}

extension TestWindow {
  /// The size of the window, in points. Without a layout, it is initially that of a telephone.
  public var size: CGSize { runningWindow?.size ?? .zero }

  /// Returns the frame of an element in the window, in points; nil if it is not shown.
  ///
  /// The app must have been started with a layout.
  public func frame(of element: TestElement) -> CGRect? {
    frame(of: element.id)
  }

  /// Returns the frame of the element with an `accessibilityIdentifier`; nil if it is not shown.
  public func frame(
    of identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> CGRect? {
    frame(of: element(identifier: identifier, sourceLocation: sourceLocation).id)
  }

  private func frame(of id: ElementID) -> CGRect? {
    laidOut.frame(of: id).map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
  }

  /// Returns the frame in which an element is seen some time after the last update that has animated frames, to a thousandth of
  /// a point; nil if it is not shown.
  ///
  /// Effects that leave the layout as it is, such as an offset, are not included. The window must animate changes: see
  /// ``showsMotion``.
  ///
  /// ```swift
  /// app.window.showsMotion = true
  /// app.window.button("Widen").tap()
  /// #expect(app.window.frame(of: "bar", at: 0.5)?.width == 150)
  /// ```
  /// - Parameters:
  ///   - identifier: the accessibility identifier of the view.
  ///   - seconds: the time since the update, in seconds.
  ///   - sourceLocation: the line to which a failure is attributed.
  public func frame(
    of identifier: String, at seconds: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) -> CGRect? {
    let element = element(identifier: identifier, sourceLocation: sourceLocation)
    guard var frame = frame(of: element.id) else { return nil }
    func rest(of motion: Motion) -> Double { 1 - (motion.progress(after: seconds) ?? 1) }
    if let (track, motion) = tracks[element.id] {
      if let width = track.width {
        frame.size.width += rest(of: motion) * (width.old - width.new)
      }
      if let height = track.height {
        frame.size.height += rest(of: motion) * (height.old - height.new)
      }
    }
    // Content moves with the element around it.
    var around = elements[element.id]
    while let current = around {
      if let (track, motion) = tracks[current.id] {
        frame.origin.x += rest(of: motion) * track.x
        frame.origin.y += rest(of: motion) * track.y
      }
      around = current.parent
    }
    func rounded(_ length: CGFloat) -> CGFloat { (length * 1_000).rounded() / 1_000 }
    return CGRect(
      x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width),
      height: rounded(frame.height))
  }

  private var laidOut: RunningWindow {
    guard let runningWindow, runningWindow.isLaidOut else {
      preconditionFailure(
        "The window is not laid out: start the app with TestApp(layout: .size(390, 844)).")
    }
    return runningWindow
  }

  /// The visible elements and their frames, one per line, indented by depth, for comparison with a recorded
  /// picture. Parts that a host draws itself, such as the inside of a bar, are not included.
  public var frames: String {
    var lines: [String] = []
    let frames = laidOut.frames
    func add(_ element: Element, _ indent: String) {
      var inside = indent
      if let frame = frames[element.id] {
        lines.append("\(indent)\(Wording.identity(of: element)) \(Wording.frame(frame))")
        inside += "  "
      }
      for child in element.shownChildren(isCompact: isCompact) { add(child, inside) }
    }
    for child in rootElement.shownChildren(isCompact: isCompact) { add(child, "") }
    return lines.joined(separator: "\n")
  }

  /// The work of the layout since the app's last reset.
  package var layoutCounts: LayoutTree.Counts { runningWindow?.layoutCounts ?? LayoutTree.Counts() }

  /// Measures all text again, because the measurer now gives other answers.
  package func textMeasuresDidChange() { runningWindow?.textMeasuresDidChange() }
}

extension Wording {
  /// Returns a frame, to a thousandth of a point.
  static func frame(_ frame: LayoutRect) -> String {
    func length(_ length: Double) -> String {
      let rounded = (length * 1_000).rounded() / 1_000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    let lengths = [frame.x, frame.y, frame.width, frame.height].map(length)
    return "(\(lengths.joined(separator: ", ")))"
  }

  /// Returns an element's kind, and its name or its own text if it has any.
  @MainActor
  static func identity(of element: TestWindow.Element) -> String {
    for key in [PropertyKey.identifier, .text, .label, .symbol, .source] {
      if let property = element.properties[key] { return "\(element.kind) \(property.wording)" }
    }
    return "\(element.kind)"
  }
}
