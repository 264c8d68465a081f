import Foundation

/// The base class of applications, and of some app delegates.
///
/// No host sends events to responders, so there are no methods to override.
@MainActor
@preconcurrency
open class NSResponder: NSObject {
  public override init() {
    super.init()
  }
}
