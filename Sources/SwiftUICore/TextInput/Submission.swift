/// What makes an action of `onSubmit(of:_:)` run.
public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return is pressed in a field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search is submitted, or one of its suggestions is chosen.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Runs an action when the person submits a value from a field below. Actions further up run too,
  /// after this one.
  ///
  /// ```swift
  /// TextField("Name", text: $name)
  ///   .onSubmit { save() }
  /// ```
  ///
  /// - Parameters:
  ///   - triggers: what counts as submitting: by default, Return in a field.
  ///   - action: what is done.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) { $0.insert((triggers, action), at: 0) }
  }

  /// Keeps what is submitted below from actions further up.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }
}

private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [(triggers: SubmitTriggers, action: () -> Void)] { [] }
}

extension EnvironmentValues {
  /// The innermost first.
  fileprivate var submitActions: [(triggers: SubmitTriggers, action: () -> Void)] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  /// Runs what is to be done when something is submitted.
  func submit(_ trigger: SubmitTriggers) {
    for (triggers, action) in submitActions where triggers.contains(trigger) { action() }
  }
}
