/// Feedback that a person feels or hears.
///
/// Has no effect on hosts without haptic feedback, which is every host so far, as on an iPad. See
/// Apple's documentation of `SensoryFeedback`.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// The weight of objects that collide.
  public struct Weight: Equatable, Sendable {
    fileprivate let name: String
    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// The flexibility of objects that collide.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let name: String
    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }

  /// A task has succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// A task needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task has failed.
  public static let error = SensoryFeedback(name: "error")
  /// The selection has changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value has risen above a threshold.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has fallen below a threshold.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity has started.
  public static let start = SensoryFeedback(name: "start")
  /// An activity has stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged item is aligned.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// The pressure has reached another level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Something has collided.
  public static let impact = SensoryFeedback(name: "impact")

  /// Objects of a weight have collided.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight.name) \(intensity)")
  }

  /// Objects of a flexibility have collided.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility.name) \(intensity)")
  }
}

extension View {
  /// Plays feedback when a value changes. Has no effect on hosts without haptic feedback.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    self
  }

  /// Plays feedback when a value changes, if the condition holds. Has no effect on hosts without haptic feedback, except
  /// that the condition is called.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    onChange(of: trigger) { old, new in _ = condition(old, new) }
  }

  /// Plays the feedback that a function returns when a value changes. Has no effect on hosts without haptic feedback, except
  /// that the function is called.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in _ = feedback(old, new) }
  }
}
