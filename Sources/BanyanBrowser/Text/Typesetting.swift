import BanyanHost
import BanyanLayout
import BanyanText
import Foundation

/// Measures the texts of one page, with the settings that its style sheets apply.
@MainActor
final class Typesetting {
  let measurer = LearnedTextMeasurer()
  private var families = [FontDescription.Design.monospaced: Typefaces.monospaced]
  /// The fonts that the app asks for by name and that the person's system has.
  private var namedFamilies: [String: TypefaceFamily] = [:]
  /// The typefaces that the page has reported.
  private(set) var typefaces: [SystemTypeface.Use: SystemTypeface] = [:]
  /// The ratio of the page's text size to the style sheets' sixteen points.
  private(set) var scale = 1.0
  /// The app's own fonts.
  var fonts: AppFonts?
  /// The log of the reasons why texts were not measured by learned figures.
  var log: TextLog?
  private var numbers: [Style: TextStyleNumber] = [:]
  private var styles: [TextStyle: TextStyleNumber] = [:]
  /// The maximum number of styles that are distinguished. Later ones are measured as the first.
  private static let mostStyles = 4096

  init() { _ = number(of: TextStyle()) }

  /// The part of a style that affects the size of text.
  fileprivate struct Style: Hashable {
    /// The name of a font that is requested by name.
    var name: String?
    var design = FontDescription.Design.standard
    var weight = 400
    var isItalic = false
    var size = FontStyle.body.points
    var leading = FontStyle.body.leading
    var lineSpacing = 0.0
    var letterSpacing = 0.0
    var baselineOffset = 0.0
    var hasTabularDigits = false
  }

  /// Sets a system typeface that the page has reported.
  /// - Returns: whether texts must be measured again.
  func use(_ typeface: SystemTypeface) -> Bool {
    let use = typeface.use
    if let known = typefaces[use] {
      if known.fingerprint == typeface.fingerprint { return false }
    } else if typefaces.count >= SystemTypeface.most {
      return false
    }
    typefaces[use] = typeface
    let fingerprint = TypefaceFingerprint(rawValue: typeface.fingerprint)
    let family = Typefaces.family(fingerprint) ?? typeface.family ?? Typefaces.widest
    if let name = use.name { namedFamilies[name] = family } else { families[use.design] = family }
    measureAnew()
    return true
  }

  /// Sets the scale of the page's text.
  /// - Returns: whether texts must be measured again.
  func use(scale: Double) -> Bool {
    guard scale != self.scale, 0.25...8 ~= scale else { return false }
    self.scale = scale
    measureAnew()
    return true
  }

  private func measureAnew() {
    for (style, number) in numbers { measurer.change(number, to: learned(style)) }
  }

  func number(of style: TextStyle) -> TextStyleNumber {
    if let number = styles[style] { return number }
    let own = Style(style)
    let number =
      numbers[own]
      ?? {
        guard numbers.count < Self.mostStyles else { return TextStyleNumber(0) }
        let number = measurer.add(learned(own))
        numbers[own] = number
        return number
      }()
    if styles.count < Self.mostStyles { styles[style] = number }
    return number
  }

  private func learned(_ style: Style) -> LearnedTextStyle {
    let family =
      style.name.flatMap { self.family(named: $0) } ?? families[style.design] ?? families[.standard]
      ?? Typefaces.widest
    let face =
      family.face(weight: style.weight, isItalic: style.isItalic)
      ?? Typefaces.monospaced.faces[0]
    return LearnedTextStyle(
      face, size: style.size * scale, leading: style.leading, lineSpacing: style.lineSpacing,
      letterSpacing: style.letterSpacing, baselineOffset: style.baselineOffset,
      hasTabularDigits: style.hasTabularDigits)
  }

  /// The font of that name which the app brings, or else the person's system has.
  private func family(named name: String) -> TypefaceFamily? {
    if let family = fonts?.family(named: name) { return family }
    log?.noteMissingFont(name, among: fonts?.names ?? [])
    return namedFamilies[name]
  }

  /// Says of which texts the widths have been guessed.
  func noteGuesses() {
    for letter in measurer.takeGuessed() { log?.noteGuess(of: letter) }
  }
}

extension Typesetting.Style {
  /// Creates the style as the style sheets define it.
  fileprivate init(_ style: TextStyle) {
    let fields = style.fields
    let font = fields.font
    switch font?.size {
    case .style(let name):
      (size, leading) = (name.points, name.leading)
      weight = Int(name.weight.rawValue) * 100
    case .points(let points): size = points
    case nil: break
    }
    if let own = fields.weight ?? font?.weight { weight = Int(own.rawValue) * 100 }
    isItalic = fields.isItalic ?? font?.isItalic ?? false
    switch font?.leading {
    case .tight: leading = 1.1
    case .loose: leading = 1.6
    case nil: break
    }
    if let spacing = fields.lineSpacing, spacing != 0 || font?.leading != nil {
      lineSpacing = max(spacing, -20)
      if font?.leading == nil { leading = FontStyle.body.leading }
    }
    letterSpacing = fields.tracking ?? fields.kerning ?? 0
    baselineOffset = fields.baselineOffset ?? 0
    design = fields.isMonospaced == true ? .monospaced : fields.design ?? font?.design ?? .standard
    name = font?.name
    hasTabularDigits = fields.hasMonospacedDigits == true || font?.hasMonospacedDigits == true
  }
}

extension BrowserWindow: LaidOutHost {
  var layoutSetup: LayoutSetup {
    var setup = LayoutSetup(size: .zero)
    if case .windowSize(let width, let height)? = lastSize {
      setup.size = CGSize(width: width, height: height)
    } else {
      setup.size = CGSize(width: 390, height: 844)
    }
    setup.settings.partsOfPoint = 64
    // Everybody waits while one window is laid out.
    setup.settings.measurementLimit = 250_000
    typesetting.fonts = catalog.pictures.fonts
    typesetting.log = catalog.pictures.textLog
    setup.measurer = typesetting.measurer
    setup.number = { [typesetting] in typesetting.number(of: $0) }
    setup.pictureSize = { [catalog] in catalog.pictures.size(of: $0) }
    setup.darkPicture = { [catalog] in catalog.pictures.catalogs.darkName(of: $0) }
    setup.reportsToHost = true
    setup.knownSizes = knownSizes
    return setup
  }

  /// Handles a page's report about its text.
  /// - Returns: whether the payload is such a report.
  func useForText(_ payload: Event.Payload) -> Bool {
    switch payload {
    case .preference(.typeface(let typeface)): use(typeface)
    case .preference(.textScale(let scale)): use(textScale: scale)
    default: return false
    }
    return true
  }

  /// Sets a typeface that a page has reported.
  func use(_ typeface: SystemTypeface) {
    if typesetting.use(typeface) { textMeasuresDidChange() }
  }

  /// Sets the text scale of a page.
  func use(textScale: Double) {
    if typesetting.use(scale: textScale) { textMeasuresDidChange() }
  }

  private func textMeasuresDidChange() {
    (window as? any LaidOutWindow)?.textMeasuresDidChange()
  }
}
