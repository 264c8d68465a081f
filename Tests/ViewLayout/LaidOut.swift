import BanyanHost
import BanyanTesting
import Foundation
import SwiftUI

@testable import SwiftUICore

// What the tests of layout share. The numbers are those of the statements: every letter is 10 wide, a
// line 20 high, spacing 8, padding 16.

/// A text of 120 by 20.
let helloWorld = Text("Hello, world")
let fox = "The quick brown fox jumps over lazy dog"
/// 600 by 400.
let photo = Image("photo").resizable()
let pictures = ["photo": CGSize(width: 600, height: 400)]

extension View {
  /// Gives the view a name, with all modifiers that it has so far: `accessibilityIdentifier` names what
  /// is innermost.
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

  /// Where views with names are: x, y, width and height to a thousandth; nil for one that is not shown.
  func frames(_ names: String...) -> [[CGFloat]?] { names.map { frame($0) } }

  func frame(_ name: String) -> [CGFloat]? {
    window.frame(of: name).map { frame in
      [frame.minX, frame.minY, frame.width, frame.height].map(thousandths)
    }
  }

  /// Of several views, each from the corner of one of them.
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

/// An app with a view that is offered a width and height, nil for its ideal ones. What the view is
/// called "it".
@MainActor
func offered<Content: View>(
  _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ view: @escaping () -> Content
) -> TestApp {
  TestApp(width ?? 1_000, height ?? 1_000) {
    ZStack(content: view).named("it").fixedSize(horizontal: width == nil, vertical: height == nil)
  }
}

/// What a view answers when it is offered a width and height, nil for its ideal ones.
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

/// What has happened, in order.
@MainActor
final class Trace<Event> {
  private(set) var events: [Event] = []
  func callAsFunction(_ event: Event) { events.append(event) }
}
