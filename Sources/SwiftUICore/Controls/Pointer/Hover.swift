import BanyanHost
import Foundation

extension View {
  /// Runs an action when a pointer enters or leaves this view. Touches have no effect.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(action: action))
  }
}

/// Tracks whether the pointer is over each element of its content.
nonisolated struct _HoverModifier: WrappingModifier {
  typealias Body = Never

  fileprivate let action: (Bool) -> Void

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> HoverNode {
    HoverNode(.presence(action), under: parent, in: context)
  }

  @MainActor func update(_ wrapper: HoverNode) { wrapper.interest = .presence(action) }
}

/// An action's interest in a pointer.
enum HoverInterest {
  /// The action receives whether the pointer is over the view.
  case presence((Bool) -> Void)
  /// The action receives the position of the pointer in the view.
  case place(CoordinateSpace, (HoverPhase) -> Void)

  fileprivate var property: Property {
    switch self {
    case .presence: .followsHover(true)
    case .place: .followsPointer(true)
    }
  }
}

/// The boxes of a view that follows the pointer.
final class HoverNode: BoxNode {
  /// The action's interest, which is the same for as long as the node exists, and the newest action.
  var interest: HoverInterest

  init(_ interest: HoverInterest, under parent: _Node, in context: _Context) {
    self.interest = interest
    super.init([interest.property], under: parent, in: context)
  }

  override func makeBox(around element: ElementNode) -> BoxElementNode {
    HoverElementNode(around: element, of: self)
  }
}

private final class HoverElementNode: BoxElementNode {
  private unowned(unsafe) let hover: HoverNode
  /// True if the action was notified that the pointer is here.
  private var isHovered = false

  init(around element: ElementNode, of hover: HoverNode) {
    self.hover = hover
    super.init(around: element, of: hover)
    window.register(self)
  }

  override func handle(_ payload: Event.Payload) -> Bool {
    switch (payload, hover.interest) {
    case (.hover(let isInside), .presence(let action)):
      if isInside != isHovered {
        isHovered = isInside
        action(isInside)
      }
    case (.hover(let isInside), .place(_, let action)):
      // Where it has entered comes next.
      if !isInside, isHovered {
        isHovered = false
        action(.ended)
      }
    case (.pointing(let place), .place(let space, let action)):
      isHovered = true
      action(.active(location(of: place, in: space)))
    default: return false
    }
    return true
  }

  private func location(of place: PointerPlace, in space: CoordinateSpace) -> CGPoint {
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
