import BanyanHost

/// The preferences of the desktop.
@MainActor
struct DesktopSettings {
  private let gtk: GTK
  private static let schema = "org.gnome.desktop.interface"
  private static let key = "color-scheme"

  init(_ gtk: GTK) {
    self.gtk = gtk
  }

  /// The appearance that the person prefers: that of the desktop's setting, where there is one, or else of GTK's.
  var appearance: Appearance {
    if let settings = desktopSettings, let text = gtk.settingsString(settings, Self.key) {
      defer { gtk.free(text) }
      switch String(cString: text) {
      case "prefer-dark": return .dark
      case "prefer-light": return .light
      default: break
      }
    }
    guard let settings = gtk.settings() else { return .light }
    let isDark =
      gtk.boolean(settings, "gtk-application-prefer-dark-theme")
      || gtk.string(settings, "gtk-theme-name").lowercased().hasSuffix("-dark")
    return isDark ? .dark : .light
  }

  /// Calls a closure when the person changes the appearance.
  func onChange(_ action: @escaping @MainActor (Appearance) -> Void) {
    let notify: GTK.Action = { action(appearance) }
    if let settings = desktopSettings { gtk.onDetail(settings, "changed::\(Self.key)", notify) }
    guard let settings = gtk.settings() else { return }
    gtk.onChange(of: "gtk-application-prefer-dark-theme", settings, notify)
    gtk.onChange(of: "gtk-theme-name", settings, notify)
  }

  /// A setting whose schema is not installed would end the process.
  private var desktopSettings: GTK.Object? {
    guard let source = gtk.schemaSource(), let schema = gtk.schemaLookup(source, Self.schema, 1),
      gtk.schemaHasKey(schema, Self.key) != 0
    else { return nil }
    if let kept = Self.kept { return kept }
    Self.kept = gtk.settingsNew(Self.schema)
    return Self.kept
  }

  private static var kept: GTK.Object?
}
