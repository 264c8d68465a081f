import BanyanHost
import SwiftUICore

// The system colors that hosts have a name for.
extension NSColor {
  public class var systemRed: NSColor { NSColor(AdaptiveColor(.red)) }
  public class var systemOrange: NSColor { NSColor(AdaptiveColor(.orange)) }
  public class var systemYellow: NSColor { NSColor(AdaptiveColor(.yellow)) }
  public class var systemGreen: NSColor { NSColor(AdaptiveColor(.green)) }
  public class var systemMint: NSColor { NSColor(AdaptiveColor(.mint)) }
  public class var systemTeal: NSColor { NSColor(AdaptiveColor(.teal)) }
  public class var systemCyan: NSColor { NSColor(AdaptiveColor(.cyan)) }
  public class var systemBlue: NSColor { NSColor(AdaptiveColor(.blue)) }
  public class var systemIndigo: NSColor { NSColor(AdaptiveColor(.indigo)) }
  public class var systemPurple: NSColor { NSColor(AdaptiveColor(.purple)) }
  public class var systemPink: NSColor { NSColor(AdaptiveColor(.pink)) }
  public class var systemBrown: NSColor { NSColor(AdaptiveColor(.brown)) }
  public class var systemGray: NSColor { NSColor(AdaptiveColor(.gray)) }
  public class var labelColor: NSColor { NSColor(AdaptiveColor(.primary)) }
  public class var secondaryLabelColor: NSColor { NSColor(AdaptiveColor(.secondary)) }
  public class var tertiaryLabelColor: NSColor { NSColor(AdaptiveColor(.tertiary)) }
  public class var quaternaryLabelColor: NSColor { NSColor(AdaptiveColor(.quaternary)) }
  public class var textColor: NSColor { NSColor(AdaptiveColor(.primary)) }
  public class var controlTextColor: NSColor { NSColor(AdaptiveColor(.primary)) }
  public class var textBackgroundColor: NSColor { NSColor(AdaptiveColor(.background)) }
  public class var windowBackgroundColor: NSColor { NSColor(AdaptiveColor(.background)) }
  public class var controlBackgroundColor: NSColor { NSColor(AdaptiveColor(.background)) }
  public class var controlAccentColor: NSColor { NSColor(AdaptiveColor(.accent)) }
  public class var linkColor: NSColor { NSColor(AdaptiveColor(.blue)) }
  public class var placeholderTextColor: NSColor { NSColor(AdaptiveColor(.tertiary)) }
  public class var separatorColor: NSColor { NSColor(AdaptiveColor(.quaternary)) }
  public class var gridColor: NSColor { NSColor(AdaptiveColor(.quaternary)) }
  public class var controlColor: NSColor { NSColor(AdaptiveColor(.quaternary)) }
  public class var unemphasizedSelectedContentBackgroundColor: NSColor {
    NSColor(AdaptiveColor(.quaternary))
  }
  public class var selectedContentBackgroundColor: NSColor { NSColor(AdaptiveColor(.accent)) }
  public class var clear: NSColor { NSColor(AdaptiveColor(.clear)) }
  public class var black: NSColor { NSColor(AdaptiveColor(.black)) }
  public class var white: NSColor { NSColor(AdaptiveColor(.white)) }
}

// Colors that are the same in any appearance.
extension NSColor {
  public class var darkGray: NSColor { NSColor(AdaptiveColor(ColorComponents(85, 85, 85))) }
  public class var lightGray: NSColor { NSColor(AdaptiveColor(ColorComponents(170, 170, 170))) }
  public class var gray: NSColor { NSColor(AdaptiveColor(ColorComponents(128, 128, 128))) }
  public class var red: NSColor { NSColor(AdaptiveColor(ColorComponents(255, 0, 0))) }
  public class var green: NSColor { NSColor(AdaptiveColor(ColorComponents(0, 255, 0))) }
  public class var blue: NSColor { NSColor(AdaptiveColor(ColorComponents(0, 0, 255))) }
  public class var cyan: NSColor { NSColor(AdaptiveColor(ColorComponents(0, 255, 255))) }
  public class var yellow: NSColor { NSColor(AdaptiveColor(ColorComponents(255, 255, 0))) }
  public class var magenta: NSColor { NSColor(AdaptiveColor(ColorComponents(255, 0, 255))) }
  public class var orange: NSColor { NSColor(AdaptiveColor(ColorComponents(255, 128, 0))) }
  public class var purple: NSColor { NSColor(AdaptiveColor(ColorComponents(128, 0, 128))) }
  public class var brown: NSColor { NSColor(AdaptiveColor(ColorComponents(153, 102, 51))) }
}
