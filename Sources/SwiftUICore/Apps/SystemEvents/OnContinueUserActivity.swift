import BanyanGraph
import Foundation
import FoundationComplement

extension View {
  /// Runs an action when the window of this view is asked to continue an activity. See Apple's documentation of
  /// `onContinueUserActivity(_:perform:)`.
  ///
  /// ```swift
  /// Library()
  ///   .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
  ///     guard let url = activity.webpageURL else { return }
  ///     show(url)
  ///   }
  /// ```
  ///
  /// The one activity of a browser is the visit of a page, `NSUserActivityTypeBrowsingWeb`, as of a universal link: an
  /// address that has a query or a fragment, when the page opens, and when the fragment changes. A window with a view that has
  /// ``onOpenURL(perform:)`` receives the address there, and not as an activity.
  /// - Parameters:
  ///   - activityType: the type of the activities that the action is for.
  ///   - action: the action, which receives the activity.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(_UserActivityModifier(activityType: activityType, action: action))
  }
}

/// Receives the activities that a window is asked to continue.
public nonisolated struct _UserActivityModifier: ContentModifier {
  let activityType: String
  let action: (NSUserActivity) -> Void

  @MainActor static func didMake(_ node: ContentModifierNode<Self>) {
    node.context.window?.service(URLReceivers.self).add(node)
  }
}

extension ContentModifierNode: ActivityReceiver where Modifier == _UserActivityModifier {
  var activityType: String { modifier.activityType }
  func receive(_ activity: NSUserActivity) { modifier.action(activity) }
}

/// A node that receives the activities that its window is asked to continue.
@MainActor
protocol ActivityReceiver: _Node {
  var activityType: String { get }
  func receive(_ activity: NSUserActivity)
}
