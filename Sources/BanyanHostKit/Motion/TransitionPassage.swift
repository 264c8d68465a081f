import BanyanHost
import BanyanLayout

/// An element that appears or disappears.
struct TransitionPassage {
  /// The state of the element while it is absent.
  let effects: [Transition.Effect]
  private let motion: Motion
  private let start: Double

  /// - Returns: nil if it appears or disappears at once.
  init?(_ effects: [Transition.Effect], _ motion: Motion, _ start: Double) {
    if effects.isEmpty { return nil }
    self.effects = effects
    // It comes or goes once, whatever the animation repeats.
    var once = motion
    (once.repetitions, once.reverses) = (1, false)
    self.motion = once
    self.start = start
  }

  /// Returns how far it has come; nil when it is over.
  func progress(at time: Double) -> Double? { motion.progress(after: time - start) }
}

/// An element that has been removed, and stays in sight until its transition is over.
struct Departure {
  /// The element as it was seen last, with its frame in the window: what is around it may move.
  let drawn: DrawnElement
  /// The element around it, and the place among the elements in that.
  let container: ElementID
  let place: Int
  let passage: TransitionPassage

  /// - Returns: nil if the element was not seen.
  init?(of id: ElementID, in shown: DrawnElement, _ passage: TransitionPassage) {
    func find(_ element: DrawnElement, _ origin: LayoutPoint) -> (DrawnElement, ElementID, Int)? {
      let corner = element.contentCorner(at: origin)
      for (place, child) in element.content.enumerated() {
        if child.id == id {
          var left = child
          left.frame.x += corner.x
          left.frame.y += corner.y
          return (left, element.id, place)
        }
        if let found = find(child, corner) { return found }
      }
      return nil
    }
    guard let (drawn, container, place) = find(shown, .zero) else { return nil }
    self.drawn = drawn
    self.container = container
    self.place = place
    self.passage = passage
  }
}

extension ElementScene.Element {
  /// The transition of the element, or of what is alone in it. Default: it fades.
  var ownTransition: Transition {
    var element = self
    while element.properties[.transition] == nil, [.box, .decorated].contains(element.kind),
      let first = element.children.first
    {
      element = first
    }
    if case .transition(let transition) = element.properties[.transition] { return transition }
    return Transition(insertion: [.fade], removal: [.fade])
  }
}

extension DrawnElement {
  /// The place in the window at which the frames of the content begin.
  /// - Parameter origin: that of the surrounding element.
  func contentCorner(at origin: LayoutPoint) -> LayoutPoint {
    LayoutPoint(
      origin.x + frame.x + (effects?.offset.x ?? 0) + (effects?.scrolled.x ?? 0),
      origin.y + frame.y + (effects?.offset.y ?? 0) + (effects?.scrolled.y ?? 0))
  }

  /// The places in the window at which the contents of elements begin; of elements that are drawn twice, those of the outer ones.
  var corners: [ElementID: LayoutPoint] {
    var corners: [ElementID: LayoutPoint] = [:]
    func visit(_ element: DrawnElement, _ origin: LayoutPoint) {
      let corner = element.contentCorner(at: origin)
      if corners[element.id] == nil { corners[element.id] = corner }
      for child in element.content { visit(child, corner) }
    }
    visit(self, .zero)
    return corners
  }

  /// Changes the outermost drawing of an element.
  /// - Returns: false if it is not drawn.
  @discardableResult
  mutating func change(first id: ElementID, _ change: (inout DrawnElement) -> Void) -> Bool {
    if self.id == id {
      change(&self)
      return true
    }
    for index in content.indices where content[index].change(first: id, change) { return true }
    return false
  }

  /// Shows an element as it is while a part of it is absent.
  /// - Parameter share: 0 for an element that is there, 1 for one that is not.
  mutating func leave(
    by effects: [Transition.Effect], share: Double, with builder: DrawingBuilder
  ) {
    let size = frame.size
    let forward = builder.isRightToLeft ? -1.0 : 1.0
    change { drawn in
      for effect in effects {
        switch effect {
        case .fade: drawn.fade(to: 0, share)
        case .opacity(let opacity): drawn.fade(to: opacity, share)
        case .scale(let scale, let anchor):
          let factor = 1 + (scale - 1) * share
          drawn.transforms.insert(.scale(x: factor, y: factor, anchor: anchor), at: 0)
        case .transform(let transform):
          drawn.transforms.insert(transform.identity.mixed(with: transform, share), at: 0)
        case .filter(let filter):
          drawn.filters += builder.palette.filters(filter).map {
            $0.identity.mixed(with: $0, share)
          }
        case .move(let edge):
          switch edge {
          case .leading: drawn.offset.x -= size.width * forward * share
          case .trailing: drawn.offset.x += size.width * forward * share
          case .top: drawn.offset.y -= size.height * share
          default: drawn.offset.y += size.height * share
          }
        case .offset(let x, let y):
          drawn.offset.x += x * forward * share
          drawn.offset.y += y * share
        }
      }
    }
  }
}

extension DrawnEffects {
  fileprivate mutating func fade(to opacity: Double, _ share: Double) {
    self.opacity *= min(max(1 + (opacity - 1) * share, 0), 1)
  }
}
