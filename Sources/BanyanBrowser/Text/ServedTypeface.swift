import BanyanHost
import BanyanText
import BanyanTypefaces
import Foundation
import NIOHTTP1

/// Inter, which pages load from the server, so that text is equally wide on all machines that are not Apple's.
///
/// Apple's machines have the typeface that apps are designed for. A page loads a file when it shows a character of its
/// script, in its slant.
struct ServedTypeface {
  /// The name in style sheets. Apps and systems may have another Inter.
  static let family = "Served Inter"

  /// The report of a page that has loaded the typeface.
  static let report = SystemTypeface(fingerprint: Typefaces.inter.rawValue)

  let fonts: InterFonts

  /// Returns the name under which a file is served.
  func name(of file: InterFonts.File) -> String { "\(file.name)-\(fonts.hash).woff2" }

  /// The style rules that define the typeface, and put it before the system's.
  ///
  /// Text appears at once in the system's face, since people come to read. Arial and Roboto are 6 percent narrower, so
  /// they are enlarged: lines then break where the layout breaks them, and little changes when the typeface arrives.
  var rules: String {
    let faces = fonts.files.map { file in
      "@font-face { font-family: \"\(Self.family)\"; font-weight: 100 900; "
        + (file.isItalic ? "font-style: italic; " : "")
        + "font-display: swap; src: url(\(name(of: file))); unicode-range: \(file.characters); }\n"
    }
    return faces.joined() + """
      @font-face { font-family: "Near Inter"; src: local("Arial"), local("Liberation Sans"), \
      local("Roboto"); size-adjust: 106%; unicode-range: U+20-52F; }
      :root { --served: -apple-system, BlinkMacSystemFont, "\(Self.family)", "Near Inter",; }

      """
  }

  /// Returns true if a browser will show the typeface, as far as the request shows: it is on no machine of Apple's.
  static func isLikely(for headers: HTTPHeaders) -> Bool {
    headers.first(name: "user-agent")?.contains("Mac OS X") != true
  }
}
