import BanyanGraph
import BanyanHost
import Foundation
import FoundationComplement

// A person's general preferences, as reported by their host, unless a view sets them
// further in.

extension EnvironmentValues {
  /// The language and region for text and numbers.
  ///
  /// By default, this is the locale that the person's browser requests, or else that of the process's environment
  /// (`LC_ALL`, `LANG`), or else American English.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar for dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The person's time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The surroundings, besides the language, that the text of a date depends on.
  var dateSurroundings: DateSurroundings {
    DateSurroundings(calendar: calendar, timeZone: timeZone)
  }

  /// A Boolean value that indicates whether the person prefers reduced motion.
  public var accessibilityReduceMotion: Bool { self[ReducesMotionKey.self] }

  /// A Boolean value that indicates whether the person prefers reduced transparency.
  public var accessibilityReduceTransparency: Bool { self[ReducesTransparencyKey.self] }

  /// A Boolean value that indicates whether colors should not be the only difference. No host reports it yet.
  public var accessibilityDifferentiateWithoutColor: Bool { self[DifferentiatesKey.self] }

  /// The contrast between content and background.
  public var colorSchemeContrast: ColorSchemeContrast {
    self[IncreasesContrastKey.self] ? .increased : .standard
  }

  /// A Boolean value that indicates whether colors are inverted. Always false, as no host can detect it.
  public var accessibilityInvertColors: Bool { false }

  /// A Boolean value that indicates whether buttons should have an outline. Always false, as no host can detect it.
  public var accessibilityShowButtonShapes: Bool { false }

  /// A Boolean value that indicates whether a screen reader is in use. Always false, as no host may detect it.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// A Boolean value that indicates whether the person uses switches. Always false, as no host may detect it.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// A Boolean value that indicates whether gestures of a watch run quick actions. Always false, as no host is a watch.
  public var accessibilityQuickActionsEnabled: Bool { false }

  /// A Boolean value that indicates whether assistive technology is in use. Always false, as no host may detect it.
  public var accessibilityEnabled: Bool { false }

  /// A Boolean value that indicates whether bar items are enlarged while held. Always false on current hosts.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// A Boolean value that indicates whether to dim flashing lights. Always false, as no host can detect it.
  public var accessibilityDimFlashingLights: Bool { false }

  /// A Boolean value that indicates whether animated images play automatically.
  public var accessibilityPlayAnimatedImages: Bool { !accessibilityReduceMotion }

  /// The number of pixels per point. The default is 1, until the host reports another.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// A Boolean value that indicates whether the display is dimmed, like that of a watch that nobody looks at. False unless
  /// a view sets it, as no host has such a display.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }

  /// The font weight that the person needs for legibility. Nil by default, as no host reports it.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

/// The contrast between content and background. See Apple's documentation of
/// `ColorSchemeContrast`.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

/// The font weight that a person needs for legibility. See Apple's documentation of
/// `LegibilityWeight`.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .ofProcess }
}

struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}

struct ReducesMotionKey: EnvironmentKey {
  static let defaultValue = false
}

private struct ReducesTransparencyKey: EnvironmentKey {
  static let defaultValue = false
}

private struct DifferentiatesKey: EnvironmentKey {
  static let defaultValue = false
}

private struct IncreasesContrastKey: EnvironmentKey {
  static let defaultValue = false
}

private struct DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private struct LuminanceReducedKey: EnvironmentKey {
  static let defaultValue = false
}

private struct LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = nil
}

extension WindowNode {
  /// Provides a person's preference to everything in the window.
  func provide(_ preference: Preference, in inner: _Context) {
    switch preference {
    case .language(let language):
      guard let locale = Locale.installed(for: language) else { return }
      inner.provide(locale, for: LocaleKey.self)
      changeCalendar(in: inner) { $0.locale = locale }
      let isRightToLeft = locale.language.characterDirection == .rightToLeft
      turn(isRightToLeft ? .rightToLeft : .leftToRight, in: inner)
    case .direction(.leftToRight): turn(.leftToRight, in: inner)
    case .direction(.rightToLeft): turn(.rightToLeft, in: inner)
    case .timeZone(let name):
      guard let timeZone = TimeZone(identifier: name) else { return }
      inner.provide(timeZone, for: TimeZoneKey.self)
      changeCalendar(in: inner) { $0.timeZone = timeZone }
    case .reducesMotion(let isOn): inner.provide(isOn, for: ReducesMotionKey.self)
    case .reducesTransparency(let isOn): inner.provide(isOn, for: ReducesTransparencyKey.self)
    case .increasesContrast(let isOn): inner.provide(isOn, for: IncreasesContrastKey.self)
    case .typeface, .textScale: break
    case .differentiatesWithoutColor(let isOn): inner.provide(isOn, for: DifferentiatesKey.self)
    case .displayScale(let scale):
      guard scale.isFinite, scale > 0 else { return }
      provideDisplayScale(scale, in: inner)
      arranger?.displayScaleDidChange(to: scale)
    }
  }

  func provideSizeClasses(in context: _Context) {
    context.provide(size.width < 600 ? .compact : .regular, for: HorizontalSizeClassKey.self)
    context.provide(size.height < 480 ? .compact : .regular, for: VerticalSizeClassKey.self)
  }

  func provideDisplayScale(_ scale: Double, in context: _Context) {
    context.provide(CGFloat(scale), for: DisplayScaleKey.self)
  }

  private func turn(_ direction: LayoutDirection, in inner: _Context) {
    let old = Tracking.ignore { inner.value(for: LayoutDirectionKey.self) }
    guard direction != old else { return }
    inner.provide(direction, for: LayoutDirectionKey.self)
    switch direction {
    case .rightToLeft: emit(.set(id, .direction(.rightToLeft)))
    case .leftToRight: emit(.reset(id, .direction))
    }
    arranger?.directionDidChange()
  }

  /// The number of pixels per point, as last reported by the host.
  package var displayScale: CGFloat {
    Tracking.ignore { inner?.value(for: DisplayScaleKey.self) } ?? DisplayScaleKey.defaultValue
  }

  private func changeCalendar(in inner: _Context, _ change: (inout Calendar) -> Void) {
    var calendar = Tracking.ignore { inner.value(for: CalendarKey.self) }
    change(&calendar)
    inner.provide(calendar, for: CalendarKey.self)
  }
}
