import Foundation

/// The position of a pointer in a view. See Apple's documentation of `HoverPhase`.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a location.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

extension View {
  /// Runs an action when a pointer enters this view, moves in it or leaves it. Touches have no effect.
  ///
  /// ```swift
  /// Chart()
  ///   .onContinuousHover { phase in
  ///     switch phase {
  ///     case .active(let location): marked = location
  ///     case .ended: marked = nil
  ///     }
  ///   }
  /// ```
  ///
  /// A page reports moves as often as it gets answers, and each report costs an event, so locations in between may be
  /// missing. If it is enough to know whether the pointer is over the view, use `onHover(perform:)`.
  ///
  /// - Parameters:
  ///   - coordinateSpace: the space of the locations.
  ///   - action: takes where the pointer is.
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_ContinuousHoverModifier(space: coordinateSpace, action: action))
  }

  /// Runs an action when a pointer enters this view, moves in it or leaves it. Touches have no effect.
  /// - Parameters:
  ///   - coordinateSpace: the space of the locations.
  ///   - action: takes where the pointer is.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}

/// Tracks where the pointer is in each element of its content.
nonisolated struct _ContinuousHoverModifier: WrappingModifier {
  typealias Body = Never

  fileprivate let space: CoordinateSpace
  fileprivate let action: (HoverPhase) -> Void

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> HoverNode {
    HoverNode(.place(space, action), under: parent, in: context)
  }

  @MainActor func update(_ wrapper: HoverNode) { wrapper.interest = .place(space, action) }
}
