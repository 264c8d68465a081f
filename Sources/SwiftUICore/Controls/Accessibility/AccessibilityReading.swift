import CoreGraphics

// How assistive technologies read and touch a view. The technologies of a browser follow the settings of the person alone, so these
// modifiers have no effect.

/// The kind of a text, for assistive technologies. See Apple's documentation of `AccessibilityTextContentType`.
///
/// A browser has no kinds of texts, so none has an effect.
public struct AccessibilityTextContentType: Sendable {
  private init() {}

  public static let plain = AccessibilityTextContentType()
  public static let console = AccessibilityTextContentType()
  public static let fileSystem = AccessibilityTextContentType()
  public static let messaging = AccessibilityTextContentType()
  public static let narrative = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
  public static let spreadsheet = AccessibilityTextContentType()
  public static let wordProcessing = AccessibilityTextContentType()
}

/// Options of an area that a person touches directly. See Apple's documentation of `AccessibilityDirectTouchOptions`.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

extension View {
  /// Has no effect on current hosts: a browser has no kinds of texts.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View {
    self
  }

  /// Has no effect on current hosts: in a browser, an assistive technology presses a view without a point.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    self
  }

  /// Has no effect on current hosts: in a browser, an assistive technology presses a view without a point.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    self
  }

  /// Has no effect on current hosts: a page does not get touches that a screen reader takes.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    self
  }

  /// Has no effect on current hosts: a browser's screen reader decides how punctuation is read.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Has no effect on current hosts: a browser's screen reader decides what is spelled out.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    self
  }

  /// Has no effect on current hosts: a browser's screen reader has one pitch.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    self
  }

  /// Has no effect on current hosts: a browser's screen reader decides when it reads.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    self
  }
}

extension Text {
  /// Has no effect on current hosts: a browser has no kinds of texts.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> Text {
    self
  }

  /// Has no effect on current hosts: a browser's screen reader decides how punctuation is read.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    self
  }

  /// Has no effect on current hosts: a browser's screen reader decides what is spelled out.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    self
  }

  /// Has no effect on current hosts: a browser's screen reader has one pitch.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> Text {
    self
  }

  /// Has no effect on current hosts: a browser's screen reader decides when it reads.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    self
  }
}
