import BanyanGraph

/// An action that ends the presentation that a view stands in: a sheet, a page of a navigation
/// stack. Where nothing is presented it does nothing.
///
/// ```swift
/// struct DetailView: View {
///   @Environment(\.dismiss) private var dismiss
///   var body: some View {
///     Button("Done") { dismiss() }
///   }
/// }
/// ```
///
/// The property must be that of a view inside the presentation, not of the one that presents. See
/// Apple's documentation of `DismissAction`.
@MainActor @preconcurrency
public struct DismissAction {
  let dismissal: Dismissal?

  nonisolated init(_ dismissal: Dismissal?) {
    self.dismissal = dismissal
  }

  /// Dismisses the presentation around the view.
  public func callAsFunction() {
    dismissal?.perform()
  }
}

/// How what is presented ends itself. Whoever presents something provides one to what is inside.
@MainActor
final class Dismissal {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func perform() { action() }
}

/// The key of the nearest presentation around.
struct DismissalKey: EnvironmentKey {
  static var defaultValue: Dismissal? { nil }
}

extension EnvironmentValues {
  /// Ends the presentation that the view stands in.
  public var dismiss: DismissAction { DismissAction(self[DismissalKey.self]) }

  /// Whether the view stands in something that is presented.
  public var isPresented: Bool { self[DismissalKey.self] != nil }

  /// Whether the view stands in something that is presented, and a way to end that. New code reads
  /// ``isPresented`` and ``dismiss``: Apple deprecates this one, from no certain version on.
  public var presentationMode: Binding<PresentationMode> {
    Binding(location: PresentationModeLocation(dismissal: self[DismissalKey.self]))
  }
}

/// Whether a view is presented. See Apple's documentation of `PresentationMode`.
public struct PresentationMode {
  /// Whether the view stands in something that is presented.
  public fileprivate(set) var isPresented: Bool

  /// Ends the presentation, once the value is written to its binding. Where nothing is presented it
  /// does nothing.
  public mutating func dismiss() {
    isPresented = false
  }
}

private struct PresentationModeLocation: Location {
  let dismissal: Dismissal?

  func get(cause: Cause?) -> PresentationMode { PresentationMode(isPresented: dismissal != nil) }

  func set(_ value: PresentationMode, transaction: Transaction?) {
    guard let dismissal, !value.isPresented else { return }
    assumingMainActor { dismissal.perform() }
  }

  func isSame(as other: PresentationModeLocation) -> Bool { dismissal === other.dismissal }
}
