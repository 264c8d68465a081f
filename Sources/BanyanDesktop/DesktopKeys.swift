import BanyanHostKit

/// The keys of GTK.
@MainActor
enum DesktopKeys {
  /// The characters of keys that write nothing, by GTK's values.
  private static let named: [UInt32: String] = [
    0xFF08: "\u{08}", 0xFF09: "\t", 0xFE20: "\t", 0xFF0D: "\r", 0xFF8D: "\r",
    0xFF1B: Key.escape, 0xFFFF: Key.forwardDelete, 0xFF50: Key.home, 0xFF57: Key.end,
    0xFF51: Key.left, 0xFF52: Key.up, 0xFF53: Key.right, 0xFF54: Key.down,
    0xFF55: Key.pageUp, 0xFF56: Key.pageDown,
  ]

  /// Returns the character of a key, as in `KeyCombination`; nil for one like Shift.
  static func character(_ value: UInt32, _ gtk: GTK) -> String? {
    if let name = named[value] { return name }
    // F1 to F35 follow each other here and there.
    if 0xFFBE...0xFFE0 ~= value { return String(UnicodeScalar(0xF704 + value - 0xFFBE)!) }
    let character = gtk.keyCharacter(value)
    guard character >= 0x20, let scalar = UnicodeScalar(character) else { return nil }
    return String(scalar)
  }
}
