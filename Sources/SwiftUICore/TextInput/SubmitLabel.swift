import BanyanHost

/// What the key that submits says, on keyboards that can say it.
public struct SubmitLabel: Sendable {
  let resolved: TextInput.SubmitLabel

  /// It is done.
  public static var done: SubmitLabel { SubmitLabel(resolved: .done) }
  /// It goes there.
  public static var go: SubmitLabel { SubmitLabel(resolved: .go) }
  /// It sends.
  public static var send: SubmitLabel { SubmitLabel(resolved: .send) }
  /// It joins, say a network.
  public static var join: SubmitLabel { SubmitLabel(resolved: .join) }
  /// It finds a route.
  public static var route: SubmitLabel { SubmitLabel(resolved: .route) }
  /// It searches.
  public static var search: SubmitLabel { SubmitLabel(resolved: .search) }
  /// It is the key as usual.
  public static var `return`: SubmitLabel { SubmitLabel(resolved: .return) }
  /// It goes to the next field.
  public static var next: SubmitLabel { SubmitLabel(resolved: .next) }
  /// It goes on.
  public static var `continue`: SubmitLabel { SubmitLabel(resolved: .continue) }
}

extension View {
  /// Sets what the key that submits says for fields below. Physical keyboards cannot say it.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.textInput.submitLabel) { $0 = submitLabel.resolved }
  }
}
