/// How large a person wants text to be: the older words for ``DynamicTypeSize``. See Apple's
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

  /// Whether it is one of the sizes that are for people who see little.
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
  /// How large text is: ``dynamicTypeSize`` in older words.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
