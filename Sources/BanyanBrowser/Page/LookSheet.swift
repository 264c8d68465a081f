import BanyanHost

/// The part of the style sheets that follows from the table of the look: each length and color as a variable, and the
/// rules of text styles and named colors.
enum LookSheet {
  /// - Parameter sheets: The style sheet that uses the variables: lengths that it does not name are left out. Nil for all.
  static func text(
    phone: Look = .phone, desktop: Look = .desktop, usedIn sheets: String? = nil
  ) -> String {
    let fonts = Set(fontSizes())
    let used = sheets.map(names(usedIn:))
    func isUsed(_ declaration: String) -> Bool {
      guard let used, declaration.hasPrefix("--look-"), !fonts.contains(declaration) else {
        return true
      }
      return used.contains(String(declaration.prefix { $0 != ":" }))
    }
    let base = variables(of: phone).filter(isUsed)
    let wide = variables(of: desktop).filter(isUsed)
    let differing = zip(base, wide).filter { $0 != $1 }.map(\.1)
    let width = CSS.points(Look.leastDesktopWidth)
    return [
      rule(base),
      "@media (min-width: \(width)) { \(rule(differing)) }",
      "@media (prefers-contrast: more) { \(rule(contrastingColors(of: phone))) }",
      textStyles(),
      NamedColor.allCases.map { "[data-color=\($0.cssName)] { color: var(--\($0.cssName)); }" }
        .joined(separator: "\n"),
    ].joined(separator: "\n") + "\n"
  }

  /// Returns the lengths of the look that a part of the page uses and the core does not: a rule, or nothing.
  static func lengths(usedIn sheet: String, notIn core: String) -> String {
    let used = names(usedIn: sheet).subtracting(names(usedIn: core))
    let declarations = lengths(of: .phone).filter {
      used.contains(String($0.prefix { $0 != ":" }))
    }
    return declarations.isEmpty ? "" : rule(declarations) + "\n"
  }

  /// Returns the names of the variables that style sheets use.
  private static func names(usedIn sheets: String) -> Set<String> {
    let ends: [UInt8] = [UInt8(ascii: ")"), UInt8(ascii: ",")]
    return Set(
      sheets.utf8.split(separator: UInt8(ascii: "(")).map { part in
        String(decoding: part.prefix { !ends.contains($0) }, as: UTF8.self)
      })
  }

  private static func rule(_ declarations: [String]) -> String {
    ":root { \(declarations.joined(separator: " ")) }"
  }

  /// Returns a declaration for each value of a look, in the order of its properties.
  static func variables(of look: Look) -> [String] {
    lengths(of: look) + fontSizes() + colors(of: look)
  }

  // MARK: Lengths

  private static func lengths(of look: Look) -> [String] {
    Mirror(reflecting: look).children.flatMap { child -> [String] in
      let name = "--look-" + name(child.label)
      if let length = length(child.value) { return ["\(name): \(length);"] }
      return Mirror(reflecting: child.value).children.compactMap { part in
        length(part.value).map { "\(name)-\(Self.name(part.label)): \($0);" }
      }
    }
  }

  private static func length(_ value: Any) -> String? {
    switch value {
    case let points as Double: CSS.points(points)
    case let size as Look.TextSize: CSS.textPoints(size.points)
    default: nil
    }
  }

  /// Returns the words of a property's name with hyphens between them.
  private static func name(_ label: String?) -> String {
    (label ?? "").reduce(into: "") { name, letter in
      name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }

  // MARK: Text

  private static func fontSizes() -> [String] {
    FontStyle.allCases.map { "--look-\($0.cssValue): \(CSS.textPoints($0.points));" }
      + ["--look-body-leading: \(CSS.number(FontStyle.body.leading));"]
      + [SymbolScale.small, .large].map {
        "--look-\($0)-symbol: \(CSS.number($0.factor));"
      }
  }

  private static func textStyles() -> String {
    FontStyle.allCases.map { style in
      let weight =
        style.weight == .regular ? "" : " font-weight: \(style.weight.cssValue);"
      return "[data-font=\(style.cssValue)] { font-size: var(--look-\(style.cssValue)); "
        + "line-height: \(CSS.number(style.leading));\(weight) }"
    }.joined(separator: "\n")
  }

  // MARK: Colors

  private static func colors(of look: Look) -> [String] {
    let ownNames = Mirror(reflecting: look.colors).children.compactMap { child in
      (child.value as? LookColor).map { (name(child.label), $0) }
    }
    let named = NamedColor.allCases.map { ($0, look.color($0)) }
    let names = Set(NamedColor.allCases.map(\.cssName))
    return named.map { declaration(variable(of: $0), $1.light, $1.dark) }
      + ownNames.filter { !names.contains($0.0) }.map {
        declaration($0, $1.light, $1.dark)
      }
  }

  private static func contrastingColors(of look: Look) -> [String] {
    NamedColor.allCases.compactMap { color in
      look.color(color).contrasting.map { declaration(variable(of: color), $0.light, $0.dark) }
    }
  }

  /// Returns the name of a color's variable. An app's own accent is a copy, so that it can go back to the
  /// look's.
  private static func variable(of color: NamedColor) -> String {
    color == .accent ? "own-accent" : color.cssName
  }

  private static func declaration(
    _ name: String, _ light: ColorComponents, _ dark: ColorComponents
  ) -> String {
    let (light, dark) = (css(light), css(dark))
    return "--\(name): \(light == dark ? light : "light-dark(\(light), \(dark))");"
  }

  private static func css(_ color: ColorComponents) -> String {
    if color.opacity == 0 { return "transparent" }
    if color.opacity == 1 {
      let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
      return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    return ColorDescription(
      .components(red: color.red, green: color.green, blue: color.blue), opacity: color.opacity
    ).cssValue
  }
}
