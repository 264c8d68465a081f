/// The key of a piece of content for assistive technologies. See Apple's documentation of `AccessibilityCustomContentKey`.
///
/// ```swift
/// extension AccessibilityCustomContentKey {
///   static let age = AccessibilityCustomContentKey("Age", id: "age")
/// }
///
/// DogView(dog).accessibilityCustomContent(.age, "\(dog.age)")
/// ```
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  fileprivate let label: Text
  fileprivate let id: String?

  /// Creates a key with a label that screen readers speak, and an identity.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Creates a key with a label that screen readers speak, and an identity.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  /// Creates a key that is identified by its label.
  public init(_ labelKey: LocalizedStringKey) {
    label = Text(labelKey)
    id = nil
  }

  /// Compares identities, and labels only where there are none.
  public static func == (a: AccessibilityCustomContentKey, b: AccessibilityCustomContentKey) -> Bool
  {
    a.id == b.id && (a.id != nil || a.label == b.label)
  }
}

/// Apple's class for content of assistive technologies, as far as modifiers name it.
public enum AXCustomContent {
  /// The urgency with which a piece of content is read.
  public enum Importance: UInt, Hashable, Sendable {
    /// When a person asks for it.
    case `default`
    /// With the view.
    case high
  }
}

extension View {
  /// Adds a piece of content to this view for assistive technologies.
  ///
  /// As a browser's assistive technologies have no content on demand, it is text behind the view, which is never seen and is read after
  /// the view. See Apple's documentation of `accessibilityCustomContent(_:_:importance:)`.
  /// - Parameters:
  ///   - value: nil to remove what the view has for the key.
  ///   - importance: has no effect: a browser reads all text.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    modifier(CustomContentModifier(key: key, value: value))
  }

  /// Adds a piece of content to this view for assistive technologies.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Adds a piece of content to this view for assistive technologies.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// Adds a piece of content to this view for assistive technologies.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    modifier(CustomContentModifier(label: label, value: value))
  }

  /// Adds a piece of content to this view for assistive technologies.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Adds a piece of content to this view for assistive technologies.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds a piece of content to this view for assistive technologies.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
}

private struct ReplacedContentKeys: EnvironmentKey {
  static var defaultValue: [AccessibilityCustomContentKey] { [] }
}

extension EnvironmentValues {
  /// The keys of content that modifiers further out have for the same view.
  fileprivate var replacedContentKeys: [AccessibilityCustomContentKey] {
    get { self[ReplacedContentKeys.self] }
    set { self[ReplacedContentKeys.self] = newValue }
  }
}

/// Adds a piece of content as text that only assistive technologies find.
private nonisolated struct CustomContentModifier: ViewModifier {
  private let key: AccessibilityCustomContentKey?
  private let label: Text
  private let value: Text?
  @Environment(\.replacedContentKeys) private var replacedKeys

  init(key: AccessibilityCustomContentKey, value: Text?) {
    self.key = key
    label = key.label
    self.value = value
  }

  init(label: Text, value: Text) {
    key = nil
    self.label = label
    self.value = value
  }

  @MainActor
  func body(content: Content) -> some View {
    content
      .environment(\.replacedContentKeys, replacedKeys + (key.map { [$0] } ?? []))
      .overlay {
        if let value, key.map({ !replacedKeys.contains($0) }) ?? true {
          Text("\(label): \(value)").modifier(_OffscreenModifier())
        }
      }
  }
}
