import BanyanHost
import BanyanHostKit
import Foundation
import Synchronization

/// The typefaces that text is drawn in: those of a few folders, whatever the machine's settings are.
///
/// Text is in Inter, in the fonts that pages load. Other letters come from any typeface in the system's folders. The fonts of the app are found
/// by their names. A machine with the same files draws the same pixels.
final class Typefaces {
  let pango: PangoLibrary
  /// The `PangoFontMap`.
  let map: OpaquePointer

  init(
    _ libraries: DrawingLibraries, fonts: [AppTypefaces.File]
  ) throws(MissingLibrary) {
    pango = libraries.pango
    // The number of Cairo's fonts that are FreeType's.
    guard let map = pango.makeFontMap(1), let configuration = Self.configuration(libraries, fonts)
    else {
      throw MissingLibrary(
        library: "libpangocairo-1.0.so.0", function: "pango_cairo_font_map_new_for_font_type(1)",
        package: "libpangocairo-1.0-0")
    }
    pango.setConfiguration(map, configuration)
    self.map = map
  }

  deinit { pango.release(UnsafeMutableRawPointer(map)) }

  /// Settings of Fontconfig with its list of fonts, which take a while to read.
  private struct Configuration: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  /// The settings for each list of an app's fonts. A process has one list, except in tests.
  private static let configurations = Mutex<[[AppTypefaces.File]: Configuration]>([:])

  private static func configuration(
    _ libraries: DrawingLibraries, _ fonts: [AppTypefaces.File]
  ) -> OpaquePointer? {
    configurations.withLock { known -> Configuration? in
      if let made = known[fonts] { return made }
      let pango = libraries.pango
      guard let configuration = pango.makeConfiguration() else { return nil }
      let inter = InterFaces.paths(libraries.freeType)
      let rules = AppTypefaces.rules(for: fonts) + InterFaces.rules(for: inter)
      _ = pango.parse(
        configuration, settings.replacing("</fontconfig>", with: rules + "</fontconfig>"), 1)
      _ = pango.buildFonts(configuration)
      for path in inter + fonts.map(\.path) { _ = pango.addFont(configuration, path) }
      known[fonts] = Configuration(pointer: configuration)
      return known[fonts]
    }?.pointer
  }

  /// The names of the typefaces for a design, in order of preference.
  static func family(of font: DrawnFont) -> String {
    let families =
      switch font.design {
      case .monospaced: "DejaVu Sans Mono, monospace"
      case .serif: "Noto Serif, DejaVu Serif, serif"
      case .rounded: "Nunito, \(InterFaces.family), Inter, sans-serif"
      case .standard: "\(InterFaces.family), Inter, sans-serif"
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
