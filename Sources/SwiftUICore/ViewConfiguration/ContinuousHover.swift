import BanyanHost
import Foundation

/// Where a pointer is in a view. See Apple's documentation of `HoverPhase`.
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

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> ContinuousHoverNode {
    ContinuousHoverNode(self, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: ContinuousHoverNode) { wrapper.modifier = self }
}

final class ContinuousHoverNode: BoxNode {
  var modifier: _ContinuousHoverModifier

  init(_ modifier: _ContinuousHoverModifier, under parent: _Node, in context: _Context) {
    self.modifier = modifier
    super.init([.followsPointer(true)], under: parent, in: context)
  }

  override func makeBox(around element: ElementNode) -> BoxElementNode {
    ContinuousHoverElementNode(around: element, of: self)
  }
}

private final class ContinuousHoverElementNode: BoxElementNode {
  private unowned(unsafe) let hover: ContinuousHoverNode
  private var isActive = false

  init(around element: ElementNode, of hover: ContinuousHoverNode) {
    self.hover = hover
    super.init(around: element, of: hover)
    window.register(self)
  }

  override func handle(_ payload: Event.Payload) -> Bool {
    switch payload {
    case .hover(let isInside):
      // Where it has entered comes next.
      if !isInside, isActive {
        isActive = false
        hover.modifier.action(.ended)
      }
      return true
    case .pointing(let place):
      isActive = true
      hover.modifier.action(.active(location(of: place)))
      return true
    default: return false
    }
  }

  private func location(of place: PointerPlace) -> CGPoint {
    let space = hover.modifier.space
    var origin = CGPoint.zero
    if space == .local {
      origin = CGPoint(x: place.origin.x, y: place.origin.y)
    } else if space != .global {
      // Without a view of that name, the space is the window's.
      origin = window.arranger?.origin(of: space, around: self) ?? .zero
    }
    return CGPoint(x: place.location.x - origin.x, y: place.location.y - origin.y)
  }
}
