import BanyanHost
import Foundation

/// The outline of a button with a border. See Apple's documentation of `ButtonBorderShape`.
public struct ButtonBorderShape: Hashable, Sendable {
  fileprivate let resolved: BanyanHost.ButtonShape?
  private let radius: CGFloat?

  private init(_ resolved: BanyanHost.ButtonShape?, radius: CGFloat? = nil) {
    self.resolved = resolved
    self.radius = radius
  }

  /// The host's own.
  public static let automatic = ButtonBorderShape(nil)
  /// Round at both ends.
  public static let capsule = ButtonBorderShape(.capsule)
  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle)
  /// A circle: for a label that is a symbol.
  public static let circle = ButtonBorderShape(.circle)

  /// With round corners. The radius is the host's own, as on Apple's systems but for widgets.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle, radius: radius)
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  /// The outline of buttons with a border.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the outline of buttons with a border below.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

extension ElementEnvironment {
  /// What a button with a border says of its outline.
  var borderProperties: [Property] {
    context.value(for: ButtonBorderShapeKey.self).resolved.map { [.buttonShape($0)] } ?? []
  }
}
