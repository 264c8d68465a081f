import BanyanHost
import CoreGraphics
import Foundation

/// How a line looks. See Apple's documentation of `StrokeStyle`.
public struct StrokeStyle: Equatable, Sendable {
  /// In points.
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// How many times the line's width a corner may stick out before it is cut.
  public var miterLimit: CGFloat
  /// The lengths of painted and unpainted pieces by turns, in points.
  public var dash: [CGFloat]
  /// How far into the pattern the line begins, in points.
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

  /// The dashes, if they make sense.
  var dashes: [Double] {
    let isDashed = dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.contains { $0 > 0 }
    return isDashed ? dash.map(Double.init) : []
  }

  /// The line along an outline as hosts take it.
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

/// How an area is filled. See Apple's documentation of `FillStyle`.
public struct FillStyle: Equatable, Sendable {
  /// Whether what lies within two lines around it is outside.
  public var isEOFilled: Bool
  /// Has no meaning on a host that smooths every edge.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
