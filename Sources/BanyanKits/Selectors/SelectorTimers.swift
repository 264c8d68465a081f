import BanyanGraph
import Foundation
import SwiftUICore

extension Timer {
  /// Creates a timer that calls a method of an object. It runs once it is added to a run loop, and ends with the visit for which it was made.
  /// See Apple's documentation of `init(timeInterval:target:selector:userInfo:repeats:)`.
  /// - Parameters:
  ///   - ti: the seconds between calls.
  ///   - aTarget: the object, which the timer keeps.
  ///   - aSelector: the method, which receives the timer.
  ///   - userInfo: nil. Only ``scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`` can make a timer that has some.
  ///   - yesOrNo: whether it is called again and again.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Never?, repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, repeats: yesOrNo, block: Self.block(aTarget, aSelector))
    CurrentApp.app?.add(self)
  }

  /// Creates a timer that calls a method of an object, and starts it. The method is called on behalf of the visitor for whom it was made, and not
  /// any more when the visit is over. See Apple's documentation of `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`.
  /// - Parameters:
  ///   - ti: the seconds between calls.
  ///   - aTarget: the object, which the timer keeps.
  ///   - aSelector: the method, which receives the timer.
  ///   - userInfo: what the timer's `userInfo` returns.
  ///   - yesOrNo: whether it is called again and again.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = InformedTimer(
      fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo,
      block: block(aTarget, aSelector))
    timer.information = Carried(userInfo)
    CurrentApp.app?.add(timer)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  private static func block(
    _ target: Any, _ selector: Selector
  ) -> @Sendable (Timer) -> Void {
    let (target, visitor) = (Carried(target as AnyObject), CurrentApp.app)
    return { timer in
      CurrentApp.$app.withValue(visitor) {
        selector.perform(on: target.value, reportingWith: timer)
      }
    }
  }
}

/// A timer with `userInfo`, which Foundation's own does not have on Linux.
private final class InformedTimer: Timer {
  /// Set before the timer is known to others.
  nonisolated(unsafe) fileprivate var information: Carried<Any?>?

  override var userInfo: Any? { information?.value }
}
