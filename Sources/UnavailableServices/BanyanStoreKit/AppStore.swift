import BanyanKits
import Foundation
import Logging
import SwiftUICore

/// The store that the app comes from. There is none here: it has no products, and nobody can pay.
///
/// See Apple's documentation of `AppStore`.
public enum AppStore {
  /// False: there is no store, so nobody can pay.
  public static var canMakePayments: Bool { false }

  /// Brings the transactions of the store up to date.
  /// - Throws: ``StoreKitError/notAvailableInStorefront``, always.
  public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }

  /// Asks for a review of the app. Nothing appears: see ``RequestReviewAction``.
  @MainActor
  public static func requestReview(in scene: UIWindowScene) { noteReviewRequest() }

  @MainActor private static var hasNotedReviewRequest = false

  @MainActor
  static func noteReviewRequest() {
    if hasNotedReviewRequest { return }
    hasNotedReviewRequest = true
    Logger(label: "com.apple.StoreKit").info(
      "The app has asked for a review. There is no store, so nothing is shown.")
  }
}

/// An error of the store.
public enum StoreKitError: Error {
  /// The reason is not known.
  case unknown
  /// The person has canceled.
  case userCancelled
  /// There was no network.
  case networkError(URLError)
  /// There was an error of the system.
  case systemError(any Error)
  /// The requested product is not available in the store.
  case notAvailableInStorefront
  /// The app lacks an entitlement.
  case notEntitled
}
