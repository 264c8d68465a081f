import BanyanHost

/// The phases of scrolling. See Apple's documentation of `ScrollPhase`.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger that has gone down and may begin to scroll. A browser does not report it.
  case tracking
  /// The person.
  case interacting
  /// The speed that the content had when the person let go of it. In a browser it follows a touch; a wheel or a trackpad
  /// does not report where it ends.
  case decelerating
  /// The program, on an animated way.
  case animating

  /// A Boolean value that indicates whether the content may move.
  public var isScrolling: Bool { self != .idle }

  init(_ phase: ScrollReport.Phase) {
    self =
      switch phase {
      case .idle: .idle
      case .tracking: .tracking
      case .interacting: .interacting
      case .decelerating: .decelerating
      case .animating: .animating
      }
  }
}

/// The scroll view whose phase has changed. See Apple's documentation of `ScrollPhaseChangeContext`.
///
/// It has no velocity, which no host reports.
public struct ScrollPhaseChangeContext: Sendable {
  /// The geometry of the scroll view at the time.
  public let geometry: ScrollGeometry
}

extension View {
  /// Runs an action when the scroll view in this view begins or ends to be scrolled.
  ///
  /// The scroll view is the one that ``onScrollGeometryChange(for:of:action:)`` would observe. A phase that is over within a round
  /// trip may be missing; the last one never is.
  /// - Parameter action: takes the old and the new phase.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(_ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Runs an action when the scroll view in this view begins or ends to be scrolled.
  /// - Parameter action: takes the old and the new phase, and the scroll view's geometry at the time.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(_ScrollPhaseModifier(action: action))
  }
}

/// Runs an action when something else moves the content of a scroll view.
public nonisolated struct _ScrollPhaseModifier: WrappingModifier {
  public typealias Body = Never

  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  nonisolated init(
    action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) {
    self.action = action
  }

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> ScrollPhaseNode {
    ScrollPhaseNode(self, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: ScrollPhaseNode) { wrapper.modifier = self }
}

final class ScrollPhaseNode: ScrollObserverNode {
  var modifier: _ScrollPhaseModifier

  init(_ modifier: _ScrollPhaseModifier, under parent: _Node, in context: _Context) {
    self.modifier = modifier
    super.init(under: parent, in: context)
  }

  override func didReport(_ new: ScrollReport, after old: ScrollReport?) {
    let phase = old?.phase ?? .idle
    if phase == new.phase { return }
    modifier.action(
      ScrollPhase(phase), ScrollPhase(new.phase),
      ScrollPhaseChangeContext(geometry: ScrollGeometry(new)))
  }
}
