import BanyanHost
import BanyanLayout
import Foundation
import SwiftUICore

/// How the windows of a test are laid out: how large they are, and what is known of text and pictures.
///
/// Text is ten points wide for each letter and twenty high for each line, whatever its font, so that a
/// test can say where views are:
///
/// ```swift
/// let app = TestApp(layout: .size(400, 700)) { Text("Hello") }
/// #expect(app.window.frame(of: app.window.text("Hello")) == CGRect(x: 175, y: 340, width: 50, height: 20))
/// ```
public struct TestLayout {
  private(set) var setup: LayoutSetup

  /// Windows of a size in points.
  /// - Parameters:
  ///   - safeArea: what the device keeps free at the window's edges.
  ///   - displayScale: how many pixels a point has.
  ///   - pictures: how large pictures are in points, by their names and URLs. One that is not among
  ///     them is as high and wide as a line of text.
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

  /// The same, with fewer measurements in one update before what is left has no size.
  package func measuring(atMost count: Int) -> TestLayout {
    var layout = self
    layout.setup.settings.measurementLimit = count
    return layout
  }

  /// The same, with text measured by somebody else.
  /// - Parameter number: by what number the measurer knows a style.
  package func measuringText(
    by measurer: any TextMeasurer,
    number: @escaping (TextStyle) -> TextStyleNumber = { _ in TextStyleNumber(0) }
  ) -> TestLayout {
    var layout = self
    layout.setup.measurer = measurer
    layout.setup.number = number
    return layout
  }

  /// The same, as for a host that is told where elements stand.
  package func tellingHost() -> TestLayout {
    var layout = self
    layout.setup.tellsHost = true
    return layout
  }
}

extension TestLayout {
  /// The same, where the host has said before how large some elements are.
  package func knowing(_ sizes: KnownSizes) -> TestLayout {
    var layout = self
    layout.setup.knownSizes = sizes
    return layout
  }
}

extension TestWindow {
  /// How large the window is, in points. Without a layout it is that of a telephone at first.
  public var size: CGSize { runningWindow?.size ?? .zero }

  /// Where an element is in the window, in points; nil if it is not shown.
  ///
  /// The app must have been started with a layout.
  public func frame(of element: TestElement) -> CGRect? {
    frame(of: element.id)
  }

  /// Where the element is that `accessibilityIdentifier` names; nil if it is not shown.
  public func frame(of identifier: String) -> CGRect? {
    frame(of: element(identifier: identifier).id)
  }

  private func frame(of id: ElementID) -> CGRect? {
    laidOut.frame(of: id).map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
  }

  private var laidOut: RunningWindow {
    guard let runningWindow, runningWindow.isLaidOut else {
      preconditionFailure(
        "The window is not laid out: start the app with TestApp(layout: .size(390, 844)).")
    }
    return runningWindow
  }

  /// The elements that are shown and where they are, a line each, indented by depth: what a recorded
  /// picture is compared with. What a host draws by itself, such as the inside of a bar, is not in it.
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

  /// What layout has done since the app's last reset.
  package var layoutCounts: LayoutTree.Counts { runningWindow?.layoutCounts ?? LayoutTree.Counts() }
}

extension Wording {
  /// A frame, to a thousandth of a point.
  static func frame(_ frame: LayoutRect) -> String {
    func length(_ length: Double) -> String {
      let rounded = (length * 1_000).rounded() / 1_000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    let lengths = [frame.x, frame.y, frame.width, frame.height].map(length)
    return "(\(lengths.joined(separator: ", ")))"
  }

  /// An element by its kind, and by its name or its own text if it has any.
  @MainActor
  static func identity(of element: TestWindow.Element) -> String {
    for key in [PropertyKey.identifier, .text, .label, .symbol, .source] {
      if let property = element.properties[key] { return "\(element.kind) \(property.wording)" }
    }
    return "\(element.kind)"
  }
}
