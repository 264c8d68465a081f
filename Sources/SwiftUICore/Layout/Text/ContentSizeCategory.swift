/// A person's preferred text size, the predecessor of ``DynamicTypeSize``. See Apple's
/// documentation of `ContentSizeCategory`.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// A Boolean value that indicates whether the size is an accessibility size.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var step: Int { Self.allCases.firstIndex(of: self)! }

  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.step < right.step
  }
  public static func <= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.step <= right.step
  }
  public static func > (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.step > right.step
  }
  public static func >= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.step >= right.step
  }

  fileprivate init(_ size: DynamicTypeSize) {
    self = Self.allCases[Int(size.step)]
  }

  fileprivate var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize.allCases[step] }
}

extension EnvironmentValues {
  /// The size of text: ``dynamicTypeSize`` as its predecessor type.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
