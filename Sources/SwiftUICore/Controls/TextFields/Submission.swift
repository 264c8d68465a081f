/// The triggers that run actions of `onSubmit(of:_:)`.
public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Pressing Return in a field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Submitting a search, or choosing one of its suggestions.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Runs an action when the person submits a value from a field in this view. Actions further up also run,
  /// after this one.
  ///
  /// ```swift
  /// TextField("Name", text: $name)
  ///   .onSubmit { save() }
  /// ```
  ///
  /// - Parameters:
  ///   - triggers: the triggers that submit a value; by default, Return in a field.
  ///   - action: the action to run.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) { $0.insert((triggers, action), at: 0) }
  }

  /// Prevents submissions in this view from running actions further up.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }
}

private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [(triggers: SubmitTriggers, action: () -> Void)] { [] }
}

extension EnvironmentValues {
  /// The submit actions, innermost first.
  fileprivate var submitActions: [(triggers: SubmitTriggers, action: () -> Void)] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  /// Runs the actions for a trigger.
  func submit(_ trigger: SubmitTriggers) {
    for (triggers, action) in submitActions where triggers.contains(trigger) { action() }
  }
}
