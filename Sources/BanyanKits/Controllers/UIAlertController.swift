/// The alerts and confirmation dialogs of SwiftUI, as what
/// ``UIView/appearance(whenContainedInInstancesOf:)`` is about. None can be made: present one with `alert(_:isPresented:actions:)`.
@MainActor
public enum UIAlertController {}

extension UIView {
  /// Returns the appearance proxy for views inside of some containers. Its `tintColor` is the color of the buttons in the app's dialogs.
  /// - Parameter containerTypes: `[UIAlertController.self]`: nothing else has views of UIKit inside.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [UIAlertController.Type]
  ) -> UIView {
    AppearanceProxies.current.dialogContents
  }
}
