import BanyanHost

/// What text, symbols, areas and lines can be painted with.
///
/// A style of your own says in `resolve(in:)` which other style it amounts to in an environment:
///
/// ```swift
/// struct Highlight: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.colorScheme == .dark ? Color.yellow : Color.orange
///   }
/// }
/// ```
///
/// See Apple's documentation of `ShapeStyle`.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one amounts to in an environment.
  nonisolated func resolve(in environment: EnvironmentValues) -> Resolved

  /// What a host paints with. Not for use outside the framework.
  nonisolated func _paint(in environment: EnvironmentValues) -> _Paint
}

/// What a host paints with.
public struct _Paint: Hashable, Sendable {
  let resolved: Paint

  init(_ resolved: Paint) { self.resolved = resolved }
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    resolve(in: environment)._paint(in: environment)
  }

  func paint(in environment: EnvironmentValues) -> Paint { _paint(in: environment).resolved }
}

extension ShapeStyle where Resolved == Never {
  /// A style of the framework's own amounts to no other.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("resolve(in:) should not be called on \(Self.self).")
  }

  // The compiler takes a style whose `resolve(in:)` was forgotten for one that amounts to no other.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Issue.report("\(Self.self) has no resolve(in:), so nothing is painted with it.")
    return _Paint(.color(Color.clear.resolved))
  }
}

extension Never: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    fatalError("There is no value of Never.")
  }
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(resolved)) }
}

extension Paint {
  /// The paint where only one color is possible.
  var color: ColorDescription {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      stops.first?.color ?? Color.clear.resolved
    case .material: Color.secondary.resolved
    }
  }

  /// The paint, less opaque by a factor from 0 to 1.
  func withOpacity(times factor: Double) -> Paint {
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { stop in
        var stop = stop
        stop.color.opacity *= factor
        return stop
      }
    }
    switch self {
    case .color(var color):
      color.opacity *= factor
      return .color(color)
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(faded(stops), from: start, to: end)
    case .radialGradient(let stops, let center, let start, let end):
      return .radialGradient(faded(stops), center: center, startRadius: start, endRadius: end)
    case .ellipticalGradient(let stops, let center, let start, let end):
      return .ellipticalGradient(faded(stops), center: center, startRadius: start, endRadius: end)
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(faded(stops), center: center, startAngle: start, endAngle: end)
    case .material: return self
    }
  }
}

/// Any style. See Apple's documentation of `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Forgets the type of a style.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    style._paint(in: environment)
  }
}

/// A style with another opacity.
struct OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(style.paint(in: environment).withOpacity(times: opacity))
  }
}

extension ShapeStyle {
  /// This style, less opaque by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(style: self, opacity: opacity)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// A style, less opaque by a factor from 0 to 1.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(style: ForegroundStyle(), opacity: opacity)
  }
}
