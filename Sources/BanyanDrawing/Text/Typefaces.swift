import BanyanHost
import BanyanHostKit
import Foundation

/// The typefaces that text is drawn in: those of a few folders, whatever the machine's settings are.
///
/// Text is in Inter, of Debian's package `fonts-inter`, or in the first sans serif of the list below that is installed. Other letters
/// come from any typeface in the system's folders. The fonts of the app are found by their names. A machine with the same files draws the same pixels.
final class Typefaces {
  let pango: PangoLibrary
  /// The `PangoFontMap`.
  let map: OpaquePointer

  init(
    _ libraries: DrawingLibraries, fonts: [AppTypefaces.File]
  ) throws(MissingLibrary) {
    pango = libraries.pango
    // The number of Cairo's fonts that are FreeType's.
    guard let map = pango.makeFontMap(1), let configuration = pango.makeConfiguration() else {
      throw MissingLibrary(
        library: "libpangocairo-1.0.so.0", function: "pango_cairo_font_map_new_for_font_type(1)",
        package: "libpangocairo-1.0-0")
    }
    _ = pango.parse(
      configuration,
      Self.settings.replacing(
        "</fontconfig>", with: AppTypefaces.rules(for: fonts) + "</fontconfig>"), 1)
    _ = pango.buildFonts(configuration)
    for font in fonts { _ = pango.addFont(configuration, font.path) }
    pango.setConfiguration(map, configuration)
    self.map = map
  }

  deinit { pango.release(UnsafeMutableRawPointer(map)) }

  /// The names of the typefaces for a design, in order of preference.
  static func family(of font: DrawnFont) -> String {
    let families =
      switch font.design {
      case .monospaced: "DejaVu Sans Mono, monospace"
      case .serif: "Noto Serif, DejaVu Serif, serif"
      case .rounded: "Nunito, Inter, sans-serif"
      case .standard: "Inter, sans-serif"
      }
    return font.name.map { "\($0), \(families)" } ?? families
  }

  /// Fontconfig's settings. It reads no others.
  private static let settings = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <dir>/usr/share/fonts</dir>
      <dir>/usr/local/share/fonts</dir>
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <alias binding="same"><family>sans-serif</family><prefer>
        <family>Inter</family><family>DejaVu Sans</family><family>Noto Sans</family><family>Liberation Sans</family>
      </prefer></alias>
      <alias binding="same"><family>serif</family><prefer>
        <family>Noto Serif</family><family>DejaVu Serif</family><family>Liberation Serif</family>
      </prefer></alias>
      <alias binding="same"><family>monospace</family><prefer>
        <family>DejaVu Sans Mono</family><family>Noto Sans Mono</family><family>Liberation Mono</family>
      </prefer></alias>
      <match target="font">
        <edit name="antialias" mode="assign"><bool>true</bool></edit>
        <edit name="hinting" mode="assign"><bool>false</bool></edit>
        <edit name="autohint" mode="assign"><bool>false</bool></edit>
        <edit name="embeddedbitmap" mode="assign"><bool>false</bool></edit>
        <edit name="rgba" mode="assign"><const>none</const></edit>
      </match>
    </fontconfig>
    """
}
