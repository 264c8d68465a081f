import BanyanGraph
import BanyanHost
import Foundation

/// How large a place is, and where. See Apple's documentation of `GeometryProxy`.
///
/// It says what is so when it is asked; a body that asks runs again when the answer changes.
public struct GeometryProxy: Sendable {
  let place: MeasuredPlace

  /// How large the place is, in points.
  nonisolated public var size: CGSize { onMainActor { place.size } }

  /// How much of the place is kept free at each edge. In a browser it is nothing, because that keeps
  /// views inside of what is free (LI05).
  nonisolated public var safeAreaInsets: EdgeInsets { onMainActor { place.safeAreaInsets } }

  /// The place in a coordinate space.
  ///
  /// To ask for it in another space than `.local` costs an event whenever it changes, as it does
  /// while a person scrolls.
  nonisolated public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let carried = Carried(coordinateSpace)
    return onMainActor { place.frame(in: carried.value) }
  }

  /// The place in a coordinate space.
  nonisolated public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a coordinate space around the place, seen from the place; nil if there is none of
  /// that name.
  nonisolated public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let carried = Carried(coordinateSpace.coordinateSpace)
    return onMainActor { place.bounds(of: carried.value) }
  }

  nonisolated func onMainActor<Value: Sendable>(
    _ body: @MainActor () -> Value
  ) -> Value {
    if MainThread.isCurrent { return assumingMainActor(body) }
    return DispatchQueue.main.sync { assumingMainActor(body) }
  }
}

/// A place that the host measures for as long as an element is there.
@MainActor
final class MeasuredPlace: Sendable {
  private let sizeCell: EnvironmentCell<CGSize>
  private let frameCell: EnvironmentCell<CGRect>
  private weak var node: _Node?
  /// The element that is measured, once there is one.
  weak var element: ElementNode?
  private(set) var isMeasured = false
  /// Whether somebody wants to know where the place is, not only how large.
  private(set) var wantsFrame = false
  private var oscillation = Oscillation()

  /// - Parameter node: From where other places are looked for.
  init(of element: ElementNode? = nil, at node: _Node) {
    self.element = element
    self.node = node
    let size = node.context.window!.size
    sizeCell = EnvironmentCell(size)
    frameCell = EnvironmentCell(CGRect(origin: .zero, size: size))
  }

  /// What the host is to be told of the element.
  var properties: [Property] {
    [.measurement(wantsFrame ? .frame : .size)] + (isMeasured ? [.isMeasured(true)] : [])
  }

  var size: CGSize {
    sizeCell.track()
    return sizeCell.value
  }

  func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return globalFrame
    case .named:
      let frame = globalFrame
      guard let outer = node?.measuredPlace(named: space)?.globalFrame else { return frame }
      return frame.offsetBy(dx: -outer.minX, dy: -outer.minY)
    }
  }

  func bounds(of space: CoordinateSpace) -> CGRect? {
    guard let outer = node?.measuredPlace(named: space)?.globalFrame else { return nil }
    let frame = globalFrame
    return outer.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  /// The place in the coordinates of another.
  func frame(seenFrom other: MeasuredPlace) -> CGRect {
    let corner = other.globalFrame.origin
    return globalFrame.offsetBy(dx: -corner.x, dy: -corner.y)
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
    frameCell.track()
    return frameCell.value
  }

  /// Takes what the host has measured.
  /// - Returns: false if it is left aside.
  @discardableResult
  func measured(_ rect: Rect) -> Bool {
    guard let node else { return false }
    let frame = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    guard oscillation.allows(frame.size) else {
      if oscillation.isNew {
        Issue.report(
          """
          A size goes back and forth between \(sizeCell.value) and \(frame.size) because of what \
          is made of it. It is left as it is.
          """, in: node.runtime)
      }
      return false
    }
    if !isMeasured { change { isMeasured = true } }
    sizeCell.set(frame.size, in: node.runtime)
    frameCell.set(frame, in: node.runtime)
    return true
  }

  private func change(_ body: () -> Void) {
    let old = properties
    body()
    element?.commitProperties(from: old)
  }
}

/// Notices a size that goes back and forth, as when content that is smaller in a larger place makes
/// the place smaller.
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
  /// The nearest place around with the name of a coordinate space.
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

/// A node that names a coordinate space.
@MainActor
protocol NamedPlace {
  func place(named space: CoordinateSpace) -> MeasuredPlace?
}
