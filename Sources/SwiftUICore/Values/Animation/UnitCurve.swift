import Foundation

/// A function from 0 to 1 that describes the pace of a change: how much of it has happened at each share of its time.
///
/// ```swift
/// let curve = UnitCurve.easeInOut
/// curve.value(at: 0.25)     // 0.129
/// curve.velocity(at: 0.5)   // 1.72
/// ```
///
/// See Apple's documentation of `UnitCurve`.
public struct UnitCurve: Hashable, Sendable {
  private enum Function: Hashable, Sendable {
    case linear
    /// The coordinates of both control points.
    case bezier(Double, Double, Double, Double)
    case circularEaseIn, circularEaseOut, circularEaseInOut, circularEaseOutIn
  }

  private let function: Function

  private init(_ function: Function) { self.function = function }

  /// Returns a curve from (0, 0) to (1, 1) with two control points.
  /// - Parameters:
  ///   - startControlPoint: the point that the curve leaves toward. Its x coordinate is limited to 0…1.
  ///   - endControlPoint: the point that it arrives from. Its x coordinate is limited to 0…1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    bezier(
      Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
      Double(endControlPoint.y))
  }

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(.bezier(max(0, min(1, x1)), y1, max(0, min(1, x2)), y2))
  }

  /// A curve with the same pace from beginning to end.
  public static let linear = UnitCurve(.linear)
  /// A curve that starts slowly.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// A curve that ends slowly.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// A curve that starts and ends slowly.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// A quarter of a circle that starts slowly.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A quarter of a circle that ends slowly.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarters of circles that start and end slowly.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// The curve with its two axes exchanged.
  public var inverse: UnitCurve {
    switch function {
    case .linear: .linear
    case .bezier(let x1, let y1, let x2, let y2): .bezier(y1, x1, y2, x2)
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(.circularEaseOutIn)
    case .circularEaseOutIn: .circularEaseInOut
    }
  }

  /// Returns the value at a share of the time.
  /// - Parameter progress: from 0 to 1; beyond, it counts as the nearer of the two.
  public func value(at progress: Double) -> Double {
    let x = Self.limited(progress)
    func arc(_ x: Double) -> Double { (1 - x * x).squareRoot() }
    switch function {
    case .linear: return x
    case .bezier(let x1, let y1, let x2, let y2):
      return Self.coordinate(y1, y2, Self.parameter(x1, x2, at: x))
    case .circularEaseIn: return 1 - arc(x)
    case .circularEaseOut: return arc(1 - x)
    case .circularEaseInOut: return x < 0.5 ? (1 - arc(2 * x)) / 2 : (1 + arc(2 - 2 * x)) / 2
    case .circularEaseOutIn: return x < 0.5 ? arc(1 - 2 * x) / 2 : 1 - arc(2 * x - 1) / 2
    }
  }

  /// Returns the rate at which the value changes at a share of the time; 1 for a linear curve. It can be infinite.
  /// - Parameter progress: from 0 to 1; beyond, it counts as the nearer of the two.
  public func velocity(at progress: Double) -> Double {
    let x = Self.limited(progress)
    func slope(_ x: Double) -> Double { x / (1 - x * x).squareRoot() }
    switch function {
    case .linear: return 1
    case .bezier(let x1, let y1, let x2, let y2):
      let t = Self.parameter(x1, x2, at: x)
      return Self.rate(y1, y2, t) / Self.rate(x1, x2, t)
    case .circularEaseIn: return slope(x)
    case .circularEaseOut: return slope(1 - x)
    case .circularEaseInOut: return slope(x < 0.5 ? 2 * x : 2 - 2 * x)
    case .circularEaseOutIn: return slope(x < 0.5 ? 1 - 2 * x : 2 * x - 1)
    }
  }

  private static func limited(_ progress: Double) -> Double {
    progress.isNaN ? 0 : max(0, min(1, progress))
  }

  /// Returns a coordinate of a curve whose control points have two coordinates, at its parameter.
  private static func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * first * t * rest * rest + 3 * second * t * t * rest + t * t * t
  }

  private static func rate(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * first * rest * rest + 6 * (second - first) * t * rest + 3 * (1 - second) * t * t
  }

  /// Returns the parameter at which a curve that never goes back is at an x coordinate.
  private static func parameter(_ x1: Double, _ x2: Double, at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if coordinate(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
