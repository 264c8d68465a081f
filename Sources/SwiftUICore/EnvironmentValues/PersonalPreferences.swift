import BanyanGraph
import BanyanHost
import Foundation
import FoundationComplement

// What a person has chosen for everything that they are shown: as their host says, unless it is set
// further in.

extension EnvironmentValues {
  /// The language and region in which text is shown and numbers are written.
  ///
  /// Default: what the person's browser asks for, else what the process's environment names (`LC_ALL`, `LANG`),
  /// else American English.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar in which dates are counted.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// Where the person is, as far as their time goes.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Whether the person wants little to move.
  public var accessibilityReduceMotion: Bool { self[ReducesMotionKey.self] }

  /// Whether the person wants to see through nothing.
  public var accessibilityReduceTransparency: Bool { self[ReducesTransparencyKey.self] }

  /// Whether what differs in color is to differ in something else too. No host knows so far.
  public var accessibilityDifferentiateWithoutColor: Bool { self[DifferentiatesKey.self] }

  /// How much what is shown stands out from what is behind it.
  public var colorSchemeContrast: ColorSchemeContrast {
    self[IncreasesContrastKey.self] ? .increased : .standard
  }

  /// Whether the person sees colors inverted. No host can know: false.
  public var accessibilityInvertColors: Bool { false }

  /// Whether what can be pressed is to have an outline. No host can know: false.
  public var accessibilityShowButtonShapes: Bool { false }

  /// Whether a screen reader is in use. No host may know: false.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether the person uses switches. No host may know: false.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether assistive technology is in use. No host may know: false.
  public var accessibilityEnabled: Bool { false }

  /// Whether bar items are shown large when they are held. It is not so on any host.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// Whether the person wants quick flashes of light to be dimmed. No host can know: false.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether pictures that move begin to do so by themselves.
  public var accessibilityPlayAnimatedImages: Bool { !accessibilityReduceMotion }

  /// Pixels of a point. Default: 1, until the host says another.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// How heavy text is to be for the person to read it. No host says so: nil.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

/// How much what is shown stands out from what is behind it. See Apple's documentation of
/// `ColorSchemeContrast`.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

/// How heavy text is to be for a person to read it. See Apple's documentation of
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

private struct ReducesMotionKey: EnvironmentKey {
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

private struct LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = nil
}

extension WindowNode {
  /// Provides what a person prefers to everything in the window.
  func provide(_ preference: Preference, in inner: _Context) {
    switch preference {
    case .language(let language):
      guard let locale = Locale.installed(for: language) else { return }
      inner.provide(locale, for: LocaleKey.self)
      changeCalendar(in: inner) { $0.locale = locale }
      let isRightToLeft = locale.language.characterDirection == .rightToLeft
      turn(isRightToLeft ? .rightToLeft : .leftToRight, in: inner)
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
      layout?.displayScaleDidChange(to: scale)
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
  }

  /// Pixels of a point, as far as the host has said it.
  var displayScale: CGFloat {
    Tracking.ignore { inner?.value(for: DisplayScaleKey.self) } ?? DisplayScaleKey.defaultValue
  }

  private func changeCalendar(in inner: _Context, _ change: (inout Calendar) -> Void) {
    var calendar = Tracking.ignore { inner.value(for: CalendarKey.self) }
    change(&calendar)
    inner.provide(calendar, for: CalendarKey.self)
  }
}
