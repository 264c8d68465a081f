import Foundation
import SwiftUICore

extension Selector {
  /// Calls the method of a target, and reports it if there is none that could be called.
  package func perform(on target: AnyObject, reportingWith argument: Any?, _ second: Any? = nil) {
    if perform(on: target, with: argument, second) { return }
    Issue.report(
      "A \(type(of: target)) should be called by the selector \(name), but has no such method here."
    )
  }
}

/// The object and the method that an event is sent to, as UIKit's controls and gesture recognizers have them.
@MainActor
struct SelectorTarget {
  /// A control does not keep its targets.
  private(set) weak var target: AnyObject?
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  func send(from sender: AnyObject, for event: UIEvent? = nil) {
    if let target { action.perform(on: target, reportingWith: sender, event) }
  }
}
