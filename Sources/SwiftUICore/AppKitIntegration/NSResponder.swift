import Foundation

/// The class that applications, and some app delegates, derive from.
///
/// No host sends events to responders, so there is nothing to override here.
@MainActor
@preconcurrency
open class NSResponder: NSObject {
  public override init() {
    super.init()
  }
}
