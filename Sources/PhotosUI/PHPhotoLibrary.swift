import Foundation

/// The ways in which an app can use the photo library. See Apple's documentation of `PHAccessLevel`.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// An app's permission to use the photo library. See Apple's documentation of `PHAuthorizationStatus`.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

/// The person's photo library, to which a browser gives no access: an app gets the photos that the person picks, and no
/// others. See Apple's documentation of `PHPhotoLibrary`.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary(())

  private init(_: Void) {}

  /// The library.
  open class func shared() -> PHPhotoLibrary { library }

  /// Returns `restricted`: nobody can give the app access.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .restricted
  }

  /// Asks for access, which nobody can give.
  /// - Parameter handler: receives `restricted`, later, not on the main thread.
  @preconcurrency
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    // A task belongs to the visitor for whom it is made; a queue belongs to nobody.
    Task { handler(.restricted) }
  }

  /// Asks for access, which nobody can give.
  /// - Returns: `restricted`.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .restricted }
}
