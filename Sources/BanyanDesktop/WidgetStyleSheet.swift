import BanyanHost
import BanyanHostKit

/// The style sheet of the toolkit's widgets over a window: a class for each font and color of a field, and one for widgets that nobody
/// sees.
@MainActor
final class WidgetStyleSheet {
  struct Style: Hashable {
    var font: DrawnFont
    var color: ColorComponents
  }

  private let gtk: GTK
  private let provider: GTK.Object
  private var names: [Style: String] = [:]
  /// The class of widgets that nobody sees. They have the sizes of elements, not those that a theme gives them.
  static let unseen = "banyan-unseen"
  private var text = """
    .\(unseen), .\(unseen) * { padding: 0; margin: 0; border: none; min-width: 0; min-height: 0; }

    """

  private static var kept: WidgetStyleSheet?

  static func shared(_ gtk: GTK) -> WidgetStyleSheet {
    if let kept { return kept }
    let sheet = WidgetStyleSheet(gtk)
    kept = sheet
    return sheet
  }

  private init(_ gtk: GTK) {
    self.gtk = gtk
    provider = gtk.cssNew()
    let priorityOfApplications: UInt32 = 600
    gtk.cssAdd(gtk.display(), provider, priorityOfApplications)
    gtk.cssLoad(provider, text, text.utf8.count)
  }

  /// Returns the class of a style.
  func name(of style: Style) -> String {
    if let name = names[style] { return name }
    let name = "banyan-field-\(names.count)"
    names[style] = name
    let (font, color) = (style.font, style.color)
    let family =
      switch font.design {
      case .monospaced: "monospace"
      case .serif: "serif"
      default: "Inter, sans-serif"
      }
    func byte(_ component: Double) -> Int { Int((component * 255).rounded()) }
    let paint =
      "rgba(\(byte(color.red)),\(byte(color.green)),\(byte(color.blue)),\(color.opacity))"
    text += """
      .\(name), .\(name) text { background: none; box-shadow: none; padding: 0; min-height: 0; \
      font-family: \(family); font-size: \(font.size)px; font-weight: \(font.weight); \
      font-style: \(font.isItalic ? "italic" : "normal"); color: \(paint); opacity: 1; }
      .\(name) > placeholder { color: \(paint); opacity: 1; }

      """
    gtk.cssLoad(provider, text, text.utf8.count)
    return name
  }
}
