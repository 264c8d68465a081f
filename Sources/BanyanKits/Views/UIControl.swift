import Foundation
import SwiftUICore

/// A UIKit view that reports to objects what a person does with it: a `UIPageControl`, a `UIButton` or a `UITextField`.
///
/// ```swift
/// control.addTarget(context.coordinator, action: #selector(Coordinator.pageChanged(sender:)), for: .valueChanged)
/// ```
///
/// `banyan run` makes selectors of `#selector`; see ``Selector``. See Apple's documentation of `UIControl`.
@MainActor
@preconcurrency
open class UIControl: UIView {
  /// The states of a control for which it may look different. See Apple's documentation of `UIControl.State`.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = State([])
    public static let selected = State(rawValue: 1 << 2)
  }

  /// An event of a control, as far as hosts report it. See Apple's documentation of `UIControl.Event`.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A button was pressed.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value of a control has changed by what a person did.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The usual action of a control: a button's press.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The person has started editing a field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The person has changed the text of a field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The person has left a field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The person has pressed Return in a field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Everything that happens to fields.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  private var targets: [(target: SelectorTarget, events: Event)] = []

  /// A Boolean value that indicates whether the control can be used.
  open var isEnabled = true { didSet { lookDidChange() } }

  /// Makes the control call a method of an object when one of the events happens. The control does not keep the object. Adding
  /// the same object and method again adds the events.
  /// - Parameters:
  ///   - target: the object. Without one nothing is called, which is reported, as there is no chain of responders.
  ///   - action: the method, which receives the control, and the event, which is nil.
  ///   - controlEvents: the events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target else {
      return Issue.report("A \(type(of: self)) has no target for \(action.name).")
    }
    let object = target as AnyObject
    targets.removeAll { $0.target.target == nil }
    let known = targets.firstIndex { $0.target.target === object && $0.target.action == action }
    if let known {
      targets[known].events.formUnion(controlEvents)
    } else {
      targets.append((SelectorTarget(target, action), controlEvents))
    }
  }

  /// Ends what ``addTarget(_:action:for:)`` has begun, for those of the events.
  /// - Parameters:
  ///   - target: the object; nil for all.
  ///   - action: the method; nil for all of the object's.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    targets = targets.compactMap { entry in
      let isMeant =
        (object == nil || entry.target.target === object)
        && (action == nil || entry.target.action == action)
      let events = isMeant ? entry.events.subtracting(controlEvents) : entry.events
      return events.isEmpty ? nil : (entry.target, events)
    }
  }

  /// Calls the targets of some events.
  open func sendActions(for controlEvents: Event) {
    for (target, events) in targets where !events.isDisjoint(with: controlEvents) {
      target.send(from: self)
    }
  }
}
