import BanyanHost

/// The reasons to redact content. See Apple's documentation of `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates reasons from their raw value.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is a placeholder: bars are shown instead of text.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Private content must be hidden.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date. Views with `invalidatableContent()` are paler.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private struct RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  /// The reasons to redact content in this environment.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set {
      self[RedactionReasonsKey.self] = newValue
      let isRedacted = newValue.contains(.placeholder)
      if isRedacted != (textStyle.isRedacted ?? false) { textStyle.isRedacted = isRedacted }
    }
  }
}

extension View {
  /// Shows bars instead of text in this view, or hides private content.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes redaction from this view.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Marks this view as private: it is hidden if the redaction reasons include privacy.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(PrivacyModifier(isSensitive: sensitive))
  }
}

extension View {
  /// Marks this view as content that can be out of date: it is paler while the redaction reasons include `invalidated`.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableModifier(isInvalidatable: invalidatable))
  }
}

/// Makes outdated content paler.
private nonisolated struct InvalidatableModifier: ViewModifier {
  let isInvalidatable: Bool
  @Environment(\.redactionReasons) private var reasons

  init(isInvalidatable: Bool) {
    self.isInvalidatable = isInvalidatable
  }

  @MainActor func body(content: Content) -> some View {
    content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.5 : 1)
  }
}

/// Redacts private content where requested.
nonisolated struct PrivacyModifier: EnvironmentWritingModifier {
  let isSensitive: Bool

  @MainActor func write(to values: inout EnvironmentValues) {
    let reasons = values.redactionReasons
    guard reasons.contains(.privacy), !reasons.contains(.placeholder) else { return }
    values.textStyle.isRedacted = isSensitive
  }
}
