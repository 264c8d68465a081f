import BanyanHostKit

/// Paints drawn elements with the system's Cairo and Pango, without a display.
package struct Painter {}
