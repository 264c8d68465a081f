import BanyanHost
import CoreGraphics
import Foundation

/// The outline of a bordered button. See Apple's documentation of `ButtonBorderShape`.
public nonisolated struct ButtonBorderShape: Hashable, Sendable {
  fileprivate let resolved: BanyanHost.ButtonShape?
  private let radius: CGFloat?

  private init(_ resolved: BanyanHost.ButtonShape?, radius: CGFloat? = nil) {
    self.resolved = resolved
    self.radius = radius
  }

  /// The host's default shape.
  public static let automatic = ButtonBorderShape(nil)
  /// A shape with rounded ends.
  public static let capsule = ButtonBorderShape(.capsule)
  /// A shape with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle)
  /// A circle, for a label that is a symbol.
  public static let circle = ButtonBorderShape(.circle)

  /// A shape with rounded corners. The host chooses the radius, as Apple's systems do outside of widgets.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle, radius: radius)
  }
}

extension ButtonBorderShape: InsettableShape {
  /// Returns the outline: a capsule by default, and corners of 8 points where no radius is given.
  public nonisolated func path(in rect: CGRect) -> Path {
    switch resolved {
    case .circle: Circle().path(in: rect)
    case .roundedRectangle: RoundedRectangle(cornerRadius: radius ?? 8).path(in: rect)
    case .capsule, nil: Capsule().path(in: rect)
    }
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The default outline of a bordered button.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  /// The outline of bordered buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the outline of bordered buttons in this view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

extension ElementEnvironment {
  /// The properties for the outline of a bordered button.
  var borderProperties: [Property] {
    context.value(for: ButtonBorderShapeKey.self).resolved.map { [.buttonShape($0)] } ?? []
  }
}
