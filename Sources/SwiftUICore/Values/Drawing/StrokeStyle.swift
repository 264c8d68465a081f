import BanyanHost
import CoreGraphics
import Foundation

/// The style of a line. See Apple's documentation of `StrokeStyle`.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, in points.
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// The maximum length of a mitered corner before it is cut off, as a multiple of the line's width.
  public var miterLimit: CGFloat
  /// The alternating lengths of painted and unpainted segments, in points.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at the start of the line, in points.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The dashes, if they are valid.
  var dashes: [Double] {
    let isDashed = dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.contains { $0 > 0 }
    return isDashed ? dash.map(Double.init) : []
  }

  /// Returns the line along an outline in the form for hosts.
  func line(along outline: Outline, _ paint: Paint) -> Line {
    return Line(
      outline, paint: paint,
      width: lineWidth.isFinite ? Double(max(0, lineWidth)) : 0,
      cap: Line.Cap(rawValue: UInt8(lineCap.rawValue)) ?? .butt,
      join: Line.Join(rawValue: UInt8(lineJoin.rawValue)) ?? .miter,
      miterLimit: miterLimit.isFinite ? Double(max(1, miterLimit)) : 10,
      dash: dashes,
      dashPhase: dashPhase.isFinite ? Double(dashPhase) : 0)
  }
}

/// The style of a filled area. See Apple's documentation of `FillStyle`.
public struct FillStyle: Equatable, Sendable {
  /// A Boolean value that indicates whether to use the even-odd rule.
  public var isEOFilled: Bool
  /// A Boolean value that indicates whether to smooth edges. Has no effect on a host that smooths every edge.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
