import BanyanKits
import Logging
import SwiftUICore

/// An action that asks for a review of the app.
///
/// ```swift
/// @Environment(\.requestReview) private var requestReview
/// Button("Rate this app") { requestReview() }
/// ```
///
/// As on Apple's systems, asking does not mean that anything appears. Here nothing does, since the app comes from no store that has
/// reviews; the log has a line about it. See Apple's documentation of `RequestReviewAction`.
@MainActor
@preconcurrency
public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  /// Asks for a review.
  public func callAsFunction() { AppStore.noteReviewRequest() }
}

extension EnvironmentValues {
  /// The action that asks for a review of the app.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// The way to ask for a review of the app before there was `requestReview`.
open class SKStoreReviewController: NSObject {
  /// Asks for a review of the app. Nothing appears: see ``RequestReviewAction``.
  @MainActor
  open class func requestReview() { AppStore.noteReviewRequest() }

  /// Asks for a review of the app. Nothing appears: see ``RequestReviewAction``.
  @MainActor
  open class func requestReview(in windowScene: UIWindowScene) { AppStore.noteReviewRequest() }
}
