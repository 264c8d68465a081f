import BanyanGraph

/// An action that dismisses the presentation that contains a view: a sheet, or a page of a navigation
/// stack. Without a presentation it does nothing.
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
/// The property must belong to a view inside the presentation, not to the presenting view. In a menu, alert or
/// confirmation dialog, which close when something in them is pressed, it dismisses what is around them. See
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

/// The key of the nearest presentation around.
struct DismissalKey: EnvironmentKey {
  static var defaultValue: Dismissal? { nil }
}

extension EnvironmentValues {
  /// The action that dismisses the presentation around the view.
  public var dismiss: DismissAction { DismissAction(self[DismissalKey.self]) }

  /// A Boolean value that indicates whether the view is inside a presentation.
  public var isPresented: Bool { self[DismissalKey.self] != nil }

  /// A binding to the presentation state of the view. New code should use
  /// ``isPresented`` and ``dismiss``: Apple deprecates this property, as of an unspecified version.
  public var presentationMode: Binding<PresentationMode> {
    Binding(location: PresentationModeLocation(dismissal: self[DismissalKey.self]))
  }
}

/// The presentation state of a view. See Apple's documentation of `PresentationMode`.
public struct PresentationMode {
  /// A Boolean value that indicates whether the view is inside a presentation.
  public fileprivate(set) var isPresented: Bool

  /// Dismisses the presentation when the value is written to its binding. Without a presentation it
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
