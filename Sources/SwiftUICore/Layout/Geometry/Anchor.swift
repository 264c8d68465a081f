import BanyanGraph
import BanyanHost
import Foundation

/// A place in a view that can be read in the coordinates of another view.
///
/// A view passes an anchor up with `anchorPreference`, and another view resolves it with a ``GeometryProxy``:
///
/// ```swift
/// row.anchorPreference(key: SelectionKey.self, value: .bounds) { [$0] }
///
/// list.overlayPreferenceValue(SelectionKey.self) { anchors in
///   GeometryReader { proxy in
///     ForEach(anchors, id: \.self) { anchor in
///       let place = proxy[anchor]
///       Rectangle().stroke().frame(width: place.width, height: place.height)
///         .offset(x: place.minX, y: place.minY)
///     }
///   }
/// }
/// ```
///
/// A body that resolves an anchor runs again when the place moves. In a browser places are measured, which
/// takes a round trip. See Apple's documentation of `Anchor`, and statement LI06.
public struct Anchor<Value>: @unchecked Sendable {
  private let view: MeasuredPlace
  private let source: Source

  init(_ source: Source, in view: MeasuredPlace) {
    self.source = source
    self.view = view
  }

  /// The place in a view from which an anchor is made.
  public struct Source: Sendable {
    let place: AnchoredPlace
  }

  /// Returns the place in the coordinates of another view.
  @MainActor func value(seenFrom other: MeasuredPlace) -> Value {
    // A source of rectangles has only places that are rectangles, and one of points only points.
    source.place.value(in: view.frame(seenFrom: other), of: view.ownSize) as! Value
  }
}

/// A place in a view.
enum AnchoredPlace: Hashable, Sendable {
  case bounds
  case rectangle(x: Double, y: Double, width: Double, height: Double)
  case point(x: Double, y: Double)
  case unitPoint(UnitPoint)

  /// Returns the rectangle or point in a view of a size, which is drawn in a frame.
  func value(in frame: CGRect, of size: CGSize) -> Any {
    func scale(_ drawn: CGFloat, _ own: CGFloat) -> CGFloat { own > 0 ? drawn / own : 1 }
    let (across, down) = (scale(frame.width, size.width), scale(frame.height, size.height))
    switch self {
    case .bounds: return frame
    case .rectangle(let x, let y, let width, let height):
      return CGRect(
        x: frame.minX + x * across, y: frame.minY + y * down, width: width * across,
        height: height * down)
    case .point(let x, let y):
      return CGPoint(x: frame.minX + x * across, y: frame.minY + y * down)
    case .unitPoint(let point):
      return CGPoint(
        x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
    }
  }
}

extension Anchor: Equatable {
  public static func == (left: Anchor, right: Anchor) -> Bool {
    left.view === right.view && left.source.place == right.source.place
  }
}

extension Anchor: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(view))
    hasher.combine(source.place)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  nonisolated public static var bounds: Anchor<CGRect>.Source { Anchor.Source(place: .bounds) }

  /// A rectangle in the view, in points from its leading top corner.
  nonisolated public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor.Source(
      place: .rectangle(
        x: Double(r.minX), y: Double(r.minY), width: Double(r.width), height: Double(r.height)))
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view, in points from its leading top corner.
  nonisolated public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source(place: .point(x: Double(p.x), y: Double(p.y)))
  }

  /// A point given as shares of the view's size.
  nonisolated public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source(place: .unitPoint(p))
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// Resolves an anchor in the coordinates of this proxy's view (LI06).
  ///
  /// Offsets, positions and scales along the way are included. Rotations only affect drawing, and are not.
  nonisolated public subscript<T>(anchor: Anchor<T>) -> T {
    let carried = Carried((anchor, self))
    let found: Carried<T> = onMainActor {
      Carried(carried.value.0.value(seenFrom: carried.value.1.place))
    }
    return found.value
  }
}
