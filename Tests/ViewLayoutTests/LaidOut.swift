import BanyanHost
import BanyanTesting
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

// Shared parts of the layout tests. The numbers are those of the statements: every letter is 10 wide, a
// line 20 high, spacing 8, padding 16.

/// A text of 120 by 20.
let helloWorld = Text("Hello, world")
let fox = "The quick brown fox jumps over lazy dog"
/// 600 by 400.
let photo = Image("photo").resizable()
let pictures = ["photo": CGSize(width: 600, height: 400)]

extension View {
  /// Names the view with all modifiers applied so far: `accessibilityIdentifier` names the
  /// innermost view.
  nonisolated func named(_ name: String) -> some View { modifier(NameModifier(name: name)) }
}

nonisolated struct NameModifier: BoxModifier {
  let name: String
  @MainActor var properties: [Property] { [.identifier(name)] }
}

extension TestApp {
  /// Starts an app with a view in a window of a size.
  convenience init<Content: View>(
    _ width: CGFloat, _ height: CGFloat, safeArea: EdgeInsets = EdgeInsets(),
    @ViewBuilder view: @escaping () -> Content
  ) {
    self.init(
      layout: .size(width, height, safeArea: safeArea, pictures: pictures), view: view)
  }

  /// Returns the frames of named views: x, y, width and height to a thousandth; nil for a hidden one.
  func frames(_ names: String...) -> [[CGFloat]?] { names.map { frame($0) } }

  func frame(_ name: String) -> [CGFloat]? {
    window.frame(of: name).map { frame in
      [frame.minX, frame.minY, frame.width, frame.height].map(thousandths)
    }
  }

  /// Returns the frames of several views, relative to the corner of one of them.
  func frames(in outer: String, _ names: String...) -> [[CGFloat]?] {
    let origin = window.frame(of: outer)!.origin
    return names.map { name in
      window.frame(of: name).map { frame in
        [frame.minX - origin.x, frame.minY - origin.y, frame.width, frame.height]
          .map(thousandths)
      }
    }
  }
}

private func thousandths(_ length: CGFloat) -> CGFloat {
  let rounded = (length * 1_000).rounded() / 1_000
  return rounded == 0 ? 0 : rounded
}

/// An app with a view that is offered a width and height, nil for its ideal size. The view is
/// named "it".
@MainActor
func offered<Content: View>(
  _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ view: @escaping () -> Content
) -> TestApp {
  TestApp(width ?? 1_000, height ?? 1_000) {
    ZStack(content: view).named("it").fixedSize(horizontal: width == nil, vertical: height == nil)
  }
}

/// Returns the size of a view for a proposed width and height, nil for its ideal size.
@MainActor
func answer<Content: View>(
  _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ view: @escaping () -> Content
) -> [CGFloat] {
  let frame = TestApp(width ?? 1_000, height ?? 1_000) {
    Group(content: view).named("it")
      .fixedSize(horizontal: width == nil, vertical: height == nil)
  }.frame("it")!
  return [frame[2], frame[3]]
}

/// The events, in order.
@MainActor
final class Trace<Event> {
  private(set) var events: [Event] = []
  func callAsFunction(_ event: Event) { events.append(event) }
}
