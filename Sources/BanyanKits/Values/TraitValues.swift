import Foundation
import SwiftUICore

// UIKit's names for what an environment of SwiftUI has: a program converts one into the other.

/// The contrast between foreground and background colors, in UIKit.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1

  /// Creates a contrast from that of a color scheme; `unspecified` from nil.
  public init(_ colorSchemeContrast: ColorSchemeContrast?) {
    self =
      switch colorSchemeContrast {
      case .standard: .normal
      case .increased: .high
      case nil: .unspecified
      }
  }
}

extension ColorSchemeContrast {
  /// Creates a contrast from UIKit's; nil if it is unspecified.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .unspecified: return nil
    case .normal: self = .standard
    case .high: self = .increased
    }
  }
}

/// The direction of a layout, in UIKit.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1

  /// Creates a direction from SwiftUI's.
  public init(_ layoutDirection: LayoutDirection) {
    self = layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
  }
}

extension LayoutDirection {
  /// Creates a direction from UIKit's; nil if it is unspecified.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .unspecified: return nil
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

/// The weight of text that a person prefers, in UIKit.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1

  /// Creates a weight from SwiftUI's; `unspecified` from nil.
  public init(_ legibilityWeight: LegibilityWeight?) {
    self =
      switch legibilityWeight {
      case .regular: .regular
      case .bold: .bold
      case nil: .unspecified
      }
  }
}

extension LegibilityWeight {
  /// Creates a weight from UIKit's; nil if it is unspecified.
  public init?(_ uiLegibilityWeight: UILegibilityWeight) {
    switch uiLegibilityWeight {
    case .unspecified: return nil
    case .regular: self = .regular
    case .bold: self = .bold
    }
  }
}

/// The amount of space of a window in one direction, in UIKit.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2

  /// Creates a size class from SwiftUI's; `unspecified` from nil.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    self =
      switch sizeClass {
      case .compact: .compact
      case .regular: .regular
      case nil: .unspecified
      }
  }
}

extension UserInterfaceSizeClass {
  /// Creates a size class from UIKit's; nil if it is unspecified.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .unspecified: return nil
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

/// The size of text that a person prefers, in UIKit.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(_ size: String) {
    rawValue = "UICTContentSizeCategory\(size)"
  }

  /// No preference.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// A small size.
  public static let small = UIContentSizeCategory("S")
  /// A size below the default.
  public static let medium = UIContentSizeCategory("M")
  /// The default size.
  public static let large = UIContentSizeCategory("L")
  /// A size above the default.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// A size two steps above the default.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest size but those of accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest size of accessibility.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second size of accessibility.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third size of accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth size of accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// The categories from the smallest size to the largest, as SwiftUI has them in both of its types.
  fileprivate static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Creates a category from SwiftUI's; `unspecified` from nil.
  public init(_ sizeCategory: ContentSizeCategory?) {
    self =
      sizeCategory.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }.map { Self.all[$0] }
      ?? .unspecified
  }

  /// Creates a category from a size of SwiftUI; `unspecified` from nil.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self =
      dynamicTypeSize.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }.map { Self.all[$0] }
      ?? .unspecified
  }
}

extension ContentSizeCategory {
  /// Creates a category from UIKit's; nil if it is unspecified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let place = UIContentSizeCategory.all.firstIndex(of: uiSizeCategory) else { return nil }
    self = Self.allCases[place]
  }
}

extension DynamicTypeSize {
  /// Creates a size from a category of UIKit; nil if it is unspecified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let place = UIContentSizeCategory.all.firstIndex(of: uiSizeCategory) else { return nil }
    self = Self.allCases[place]
  }
}
