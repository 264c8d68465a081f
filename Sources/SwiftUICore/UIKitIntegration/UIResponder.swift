import Foundation

/// The class that app delegates made from Apple's templates derive from.
///
/// No host sends events to responders, so there is nothing to override here.
@MainActor
@preconcurrency
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }
}
