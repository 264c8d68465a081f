import BanyanGraph
import BanyanHost
import Foundation

/// The size and coordinate space of a container view. See Apple's documentation of `GeometryProxy`.
///
/// Its values are current when they are read. A body that reads one runs again when the value changes.
public struct GeometryProxy: Sendable {
  let place: MeasuredPlace

  /// The size of the container, in points.
  nonisolated public var size: CGSize { onMainActor { place.size } }

  /// The safe area insets of the container. They are zero in a browser, which keeps views inside the
  /// safe area (LI05).
  nonisolated public var safeAreaInsets: EdgeInsets { onMainActor { place.safeAreaInsets } }

  /// Returns the container's frame in a coordinate space.
  ///
  /// In a space other than `.local`, each change of the frame costs an event, including those while a
  /// person scrolls.
  nonisolated public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let carried = Carried(coordinateSpace)
    return onMainActor { place.frame(in: carried.value) }
  }

  /// Returns the container's frame in a coordinate space.
  nonisolated public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the bounds of a coordinate space around the container, in the container's coordinates, or nil
  /// if there is no space with that name.
  nonisolated public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let carried = Carried(coordinateSpace.coordinateSpace)
    return onMainActor { place.bounds(of: carried.value) }
  }

  /// The axis along which the nearest scroll view around scrolls: the vertical one for both, and nil without a scroll view.
  nonisolated var scrollAxis: Axis? { onMainActor { place.scrollAxis } }

  nonisolated func onMainActor<Value: Sendable>(
    _ body: @MainActor () -> Value
  ) -> Value {
    if MainThread.isCurrent { return assumingMainActor(body) }
    return DispatchQueue.main.sync { assumingMainActor(body) }
  }
}

/// The geometry of an element, which the host measures for as long as the element exists.
@MainActor
final class MeasuredPlace: Sendable {
  private let sizeCell: EnvironmentCell<CGSize>
  private let frameCell: EnvironmentCell<CGRect>
  private weak var node: _Node?
  /// The measured element, once it exists.
  weak var element: ElementNode?
  private(set) var isMeasured = false
  /// True if the position is needed as well as the size.
  private(set) var wantsFrame = false
  /// True if the position has been measured too.
  private var isFrameMeasured = false
  /// The number of times that the position of a place was read before it was measured.
  private(set) static var guessCount = 0
  private var oscillation = Oscillation()

  /// - Parameter node: The node from which to look for other places.
  init(of element: ElementNode? = nil, at node: _Node) {
    self.element = element
    self.node = node
    let size = node.context.window!.size
    sizeCell = EnvironmentCell(size)
    frameCell = EnvironmentCell(CGRect(origin: .zero, size: size))
  }

  /// The properties that request the measurement from the host.
  var properties: [Property] {
    [.measurement(wantsFrame ? .frame : .size)] + (isMeasured ? [.isMeasured(true)] : [])
  }

  var size: CGSize {
    sizeCell.track()
    return sizeCell.value
  }

  /// The size, for those who follow the frame, which changes with it.
  var ownSize: CGSize { sizeCell.value }

  func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return globalFrame
    case .named:
      let frame = globalFrame
      guard let outer = node?.measuredPlace(named: space) else { return frame }
      return outer.local(frame)
    }
  }

  func bounds(of space: CoordinateSpace) -> CGRect? {
    guard let outer = node?.measuredPlace(named: space)?.globalFrame else { return nil }
    return local(outer)
  }

  var scrollAxis: Axis? { node?.scrollAxis }

  /// Returns the frame in the coordinates of another place.
  func frame(seenFrom other: MeasuredPlace) -> CGRect {
    other.local(globalFrame)
  }

  /// Returns a frame in the window in the coordinates of this place, which may be drawn larger or smaller
  /// than it is.
  func local(_ frame: CGRect) -> CGRect {
    let own = globalFrame
    func factor(_ size: CGFloat, _ drawn: CGFloat) -> CGFloat {
      size > 0 && drawn > 0 ? size / drawn : 1
    }
    let (x, y) = (factor(ownSize.width, own.width), factor(ownSize.height, own.height))
    return CGRect(
      x: (frame.minX - own.minX) * x, y: (frame.minY - own.minY) * y, width: frame.width * x,
      height: frame.height * y)
  }

  var safeAreaInsets: EdgeInsets {
    guard let element, let layout = element.window.layout else { return EdgeInsets() }
    _ = globalFrame
    let insets = layout.safeAreaInsets(of: element)
    return EdgeInsets(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  private var globalFrame: CGRect {
    if !wantsFrame { change { wantsFrame = true } }
    if !isFrameMeasured { Self.guessCount += 1 }
    frameCell.track()
    return frameCell.value
  }

  /// Records a measurement of the host.
  /// - Returns: false if the measurement is ignored.
  @discardableResult
  func measured(_ rect: Rect) -> Bool {
    guard let node else { return false }
    let size = CGSize(width: rect.width, height: rect.height)
    guard oscillation.allows(size) else {
      if oscillation.isNew {
        Issue.report(
          """
          A size alternates between \(sizeCell.value) and \(size) because views depend on it. \
          It is left as it is.
          """, in: node.runtime)
      }
      return false
    }
    if !isMeasured { change { isMeasured = true } }
    isFrameMeasured = wantsFrame
    sizeCell.set(size, in: node.runtime)
    let drawn = element.flatMap { $0.window.layout?.drawnSize(of: $0) }
    frameCell.set(
      CGRect(
        x: rect.x, y: rect.y, width: drawn?.width ?? rect.width,
        height: drawn?.height ?? rect.height), in: node.runtime)
    return true
  }

  private func change(_ body: () -> Void) {
    let old = properties
    body()
    element?.commitProperties(from: old)
  }
}

/// Detects a size that goes back and forth, as when a larger place makes its content smaller, and the smaller
/// content makes the place smaller.
private struct Oscillation {
  private var last: CGSize?
  private var beforeLast: CGSize?
  private var returns = 0
  private(set) var isNew = false

  private static let limit = 10

  /// - Returns: false if the size is the one before the last for the tenth time in a row.
  mutating func allows(_ size: CGSize) -> Bool {
    if size == last { return true }
    returns = size == beforeLast ? returns + 1 : 0
    isNew = returns == Self.limit
    if returns >= Self.limit { return false }
    (beforeLast, last) = (last, size)
    return true
  }
}

extension _Node {
  /// Returns the nearest place around that a coordinate space names.
  func measuredPlace(named space: CoordinateSpace) -> MeasuredPlace? {
    var found: MeasuredPlace?
    forEachAround { node in
      found =
        (node as? any NamedPlace)?.place(named: space)
        ?? (node as? ElementNode)?.scrollPlace(named: space)
      return found == nil
    }
    return found
  }
}

extension WindowLayout {
  func origin(of space: CoordinateSpace, around node: _Node) -> CGPoint? {
    guard let place = node.measuredPlace(named: space) else { return nil }
    let wasMeasured = place.wantsFrame
    let frame = place.frame(in: .global)
    if wasMeasured { return frame.origin }
    // It is measured from now on, as people may scroll around it.
    guard let element = place.element, !element.layoutID.isNone,
      let drawn = tree.drawnFrame(of: main(of: element))
    else { return nil }
    return CGPoint(x: drawn.x, y: drawn.y)
  }
}

/// A node that names a coordinate space.
@MainActor
protocol NamedPlace {
  func place(named space: CoordinateSpace) -> MeasuredPlace?
}
