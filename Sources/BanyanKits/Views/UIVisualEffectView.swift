import Foundation
import SwiftUICore

/// The effect of a `UIVisualEffectView` on the content behind it.
@MainActor
@preconcurrency
open class UIVisualEffect: NSObject {
  override init() {}

  var material: Material? { nil }
}

/// A blur effect. See Apple's documentation of `UIBlurEffect`.
@MainActor
@preconcurrency
open class UIBlurEffect: UIVisualEffect {
  /// The thickness of a blur. Styles with light or dark in their name adapt to the appearance.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark

    fileprivate var material: Material {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
        .ultraThin
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
      case .light, .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark:
        .regular
      case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight,
        .systemThickMaterialDark:
        .thick
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
      }
    }
  }

  private let style: Style

  /// Creates a blur effect.
  public init(style: Style) {
    self.style = style
  }

  override var material: Material? { style.material }
}

/// A surface that blurs the content behind it. See Apple's documentation of `UIVisualEffectView`.
@MainActor
@preconcurrency
open class UIVisualEffectView: UIView {
  /// The effect on the content behind the surface; nil for none.
  open var effect: UIVisualEffect? { didSet { lookDidChange() } }

  /// Creates a surface.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init()
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
  }

  override var inside: AnyView {
    effect?.material.map { AnyView(Rectangle().fill($0)) } ?? AnyView(Color.clear)
  }
}
