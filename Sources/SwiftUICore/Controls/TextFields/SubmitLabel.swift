import BanyanHost

/// The label of the submit key, on keyboards that can show it.
public struct SubmitLabel: Sendable {
  let resolved: TextInput.SubmitLabel

  /// The label "Done".
  public static var done: SubmitLabel { SubmitLabel(resolved: .done) }
  /// The label "Go".
  public static var go: SubmitLabel { SubmitLabel(resolved: .go) }
  /// The label "Send".
  public static var send: SubmitLabel { SubmitLabel(resolved: .send) }
  /// The label "Join", for example for a network.
  public static var join: SubmitLabel { SubmitLabel(resolved: .join) }
  /// The label "Route".
  public static var route: SubmitLabel { SubmitLabel(resolved: .route) }
  /// The label "Search".
  public static var search: SubmitLabel { SubmitLabel(resolved: .search) }
  /// The standard label of the Return key.
  public static var `return`: SubmitLabel { SubmitLabel(resolved: .return) }
  /// The label "Next", for moving to the next field.
  public static var next: SubmitLabel { SubmitLabel(resolved: .next) }
  /// The label "Continue".
  public static var `continue`: SubmitLabel { SubmitLabel(resolved: .continue) }
}

extension View {
  /// Sets the label of the submit key for fields in this view. Physical keyboards cannot show it.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.textInput.submitLabel) { $0 = submitLabel.resolved }
  }
}
