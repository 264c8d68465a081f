import BanyanHost

/// A color, gradient or other style for text, symbols, areas and lines.
///
/// A custom style returns another style from `resolve(in:)`, depending on the environment:
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

  /// Returns the style that this one resolves to in an environment.
  nonisolated func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the paint for a host. Not for use outside the framework.
  nonisolated func _paint(in environment: EnvironmentValues) -> _Paint
}

/// A paint for a host.
public struct _Paint: Hashable, Sendable {
  let resolved: Paint
  let shadows: [PaintShadow]

  init(_ resolved: Paint, shadows: [PaintShadow] = []) {
    self.resolved = resolved
    self.shadows = shadows
  }
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    resolve(in: environment)._paint(in: environment)
  }

  func paint(in environment: EnvironmentValues) -> Paint { _paint(in: environment).resolved }
}

extension ShapeStyle where Resolved == Never {
  /// Not called: a built-in style does not resolve to another.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("resolve(in:) should not be called on \(Self.self).")
  }

  // For the compiler, a style without its `resolve(in:)` looks like a built-in one.
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
  /// The color to use where only a single color is possible.
  var color: ColorDescription {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      stops.first?.color ?? Color.clear.resolved
    case .material, .picture: Color.secondary.resolved
    }
  }

  /// Returns the paint with its opacity multiplied by a factor from 0 to 1.
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
    case .picture(var picture):
      picture.opacity *= factor
      return .picture(picture)
    }
  }
}

extension _Paint {
  /// Returns the paint and its shadows with their opacity multiplied by a factor from 0 to 1.
  func withOpacity(times factor: Double) -> _Paint {
    let faded = shadows.map { shadow in
      var shadow = shadow
      shadow.color.opacity *= factor
      return shadow
    }
    return _Paint(resolved.withOpacity(times: factor), shadows: faded)
  }
}

/// A type-erased style. See Apple's documentation of `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Creates a style that wraps another.
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
    style._paint(in: environment).withOpacity(times: opacity)
  }
}

extension ShapeStyle {
  /// Returns this style with its opacity multiplied by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(style: self, opacity: opacity)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with its opacity multiplied by a factor from 0 to 1.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(style: ForegroundStyle(), opacity: opacity)
  }
}
