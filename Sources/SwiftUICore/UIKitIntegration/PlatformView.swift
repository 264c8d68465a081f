import Observation

/// A UIKit or AppKit view: an object that describes its looks with SwiftUI views.
@MainActor
protocol PlatformView: AnyObject {
  /// What the views that show it follow.
  var changes: PlatformViewChanges { get }
  /// What it looks like now.
  var content: AnyView { get }
}

/// What the views that show a UIKit or AppKit view follow.
final class PlatformViewChanges: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  /// Stands for everything that can change.
  private var everything: Int { 0 }

  /// Makes whatever is being evaluated run again after the next change.
  func follow() { registrar.access(self, keyPath: \.everything) }

  /// Something looks different now.
  func tell() { registrar.withMutation(of: self, keyPath: \.everything) {} }
}

/// Shows a UIKit or AppKit view.
struct PlatformViewContent: View {
  let view: any PlatformView

  var body: some View {
    view.changes.follow()
    return view.content
  }
}

/// What stands for a view that draws itself, which cannot be shown: a box with the name of its type.
struct UnknownPlatformView: View {
  let name: String

  init(_ view: AnyObject) {
    name = String(describing: type(of: view))
    Issue.reportOnce(
      "A \(name) cannot be shown: views cannot draw themselves here. A box is shown instead.")
  }

  var body: some View {
    Text(verbatim: name)
      .font(.caption)
      .foregroundStyle(.secondary)
      .padding(8)
      .border(.secondary)
  }
}
