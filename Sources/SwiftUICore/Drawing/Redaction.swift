import BanyanHost

/// Why content is not shown as it is. See Apple's documentation of `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates reasons from their raw value.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is a stand-in: bars are shown in place of text.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// What is private is not to be seen.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// What is shown is not up to date: nothing looks different.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private struct RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  /// Why content is not shown as it is here.
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
  /// Shows bars in place of text below, or hides what is private.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows what is below as it is.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Says that what is below is private: it is not shown where the reasons are those of privacy.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(PrivacyModifier(isSensitive: sensitive))
  }
}

/// Redacts what is private where that is asked for.
nonisolated struct PrivacyModifier: EnvironmentWritingModifier {
  let isSensitive: Bool

  @MainActor func write(to values: inout EnvironmentValues) {
    let reasons = values.redactionReasons
    guard reasons.contains(.privacy), !reasons.contains(.placeholder) else { return }
    values.textStyle.isRedacted = isSensitive
  }
}
