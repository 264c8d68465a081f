import Observation

/// A view of UIKit's or AppKit's: an object that says with views what it looks like.
@MainActor
protocol PlatformView: AnyObject {
  /// Tells those who show it when it looks different.
  var changes: PlatformViewChanges { get }
  /// What it looks like now.
  var content: AnyView { get }
}

/// What those follow who show a view of UIKit's or AppKit's.
final class PlatformViewChanges: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  /// Stands for all that can change.
  private var everything: Int { 0 }

  /// Whoever is being evaluated is to look again after the next change.
  func follow() { registrar.access(self, keyPath: \.everything) }

  /// Something looks different now.
  func tell() { registrar.withMutation(of: self, keyPath: \.everything) {} }
}

/// Shows a view of UIKit's or AppKit's.
struct PlatformViewContent: View {
  let view: any PlatformView

  var body: some View {
    view.changes.follow()
    return view.content
  }
}

/// What stands for a view of which nobody but its author knows how it looks: a box with the name of its type.
struct UnknownPlatformView: View {
  let name: String

  @MainActor private static var told: Set<String> = []

  init(_ view: AnyObject) {
    name = String(describing: type(of: view))
    if Self.told.insert(name).inserted {
      Issue.report(
        "A \(name) cannot be shown here, where views draw nothing themselves; a box is shown.")
    }
  }

  var body: some View {
    Text(verbatim: name)
      .font(.caption)
      .foregroundStyle(.secondary)
      .padding(8)
      .border(.secondary)
  }
}
