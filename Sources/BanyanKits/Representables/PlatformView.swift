import SwiftUICore

/// A view of UIKit or AppKit. Not for use outside the framework.
@MainActor
@preconcurrency
public protocol _PlatformView: AnyObject {}

/// A view controller that an ``NSViewControllerRepresentable`` can show. Not for use outside the framework.
@MainActor
@preconcurrency
public protocol _PlatformViewController: AnyObject {}

/// A UIKit or AppKit view: an object that describes its appearance with SwiftUI views.
@MainActor
protocol PlatformView: _PlatformView {
  /// The changes that views which show it observe.
  var changes: PlatformViewChanges { get }
  /// The current appearance.
  var content: AnyView { get }
}

/// Shows a UIKit or AppKit view.
struct PlatformViewContent: View {
  let view: any PlatformView

  var body: some View {
    view.changes.follow()
    return view.content
  }
}

/// A placeholder for a view that draws itself, which no host can show: a box with the name of its type.
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
