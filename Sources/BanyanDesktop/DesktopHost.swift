import BanyanDrawing
import BanyanHostKit

/// Shows an app in windows of the desktop, by the system's GTK 4.
package struct DesktopHost {}
