import BanyanGraph
import BanyanHost

// A host shows what the user can reach, and sends events for that. It may be late, and an untrusted
// client may send anything: so this file checks which events an element accepts, whatever the
// element is.
extension ElementNode {
  /// Returns true if the user can act on the element: it is shown, no presentation covers it, and it
  /// is enabled.
  func isWithinReach(of payload: Event.Payload) -> Bool {
    switch payload {
    // Facts that hosts find out themselves.
    case .measured, .scrolled, .scrolling, .wantRows, .loaded, .playback, .pageLoaded: true
    // Events that end an interaction that may have begun before.
    case .blur, .editing(false), .hover(false): true
    case .hover, .pointing: isWithinReachOfPointer
    case .drag: isWithinReachOfPointer && context.value(for: IsEnabledKey.self)
    case .focus, .dismiss, .selectDetent: isWithinReach
    default: isWithinReach && context.value(for: IsEnabledKey.self)
    }
  }

  /// True if the element is shown and no presentation covers it.
  var isWithinReach: Bool {
    context.appearanceScope?.isShown != false && !isHiddenInPlace && !window.covers(self)
  }

  /// True if the element is within reach, and no view around ignores the pointer.
  var isWithinReachOfPointer: Bool { isWithinReach && !isBarred(by: .allowsHitTesting(false)) }

  /// True if a view around has `hidden()` or `opacity(0)`. A button in it with a keyboard shortcut still handles that,
  /// and what the program gives the focus although it is transparent, such as the field behind the boxes of a code, has
  /// the keyboard.
  private var isHiddenInPlace: Bool {
    let isTransparent = isBarred(by: .opacity(0))
    guard context.isHidden || isTransparent else { return false }
    if hostProperties.contains(where: { $0.key == .shortcut }) { return false }
    return context.isHidden || window.focusKeeper?.isInside(self) != true
  }

  /// Returns true if one of the boxes around has a property.
  private func isBarred(by property: Property) -> Bool {
    if window.barrierCount == 0 { return false }
    var isBarred = false
    forEachAround { node in
      if let boxes = node as? BoxNode { isBarred = boxes.surrounds(self, with: property) }
      return !isBarred
    }
    return isBarred
  }

  /// Makes the host show the current value again, where it already shows the user's input.
  func refuse(_ payload: Event.Payload) {
    switch payload {
    case .input(let text): assumeShown(.value(text))
    case .setNumber(let number, _): assumeShown(.number(number))
    case .focus:
      window.focusKeeper?.refuse(self)
      return
    default: return
    }
    updateLater()
  }
}

extension WindowNode {
  /// Returns true if a presentation must be closed before an element can be used again.
  fileprivate func covers(_ element: ElementNode) -> Bool {
    if presented.isEmpty { return false }
    var presentation: ElementNode?
    element.forEachAround { node in
      if let element = node as? ElementNode, element.presentationStyle != nil {
        presentation = element
      }
      return presentation == nil
    }
    let place = presented.firstIndex { $0 === presentation } ?? -1
    return presented.dropFirst(place + 1).contains {
      $0.presentationStyle?.isModal == true && !$0.isBackgroundUsable
    }
  }
}

extension PresentationStyle {
  fileprivate var isModal: Bool {
    switch self {
    case .sheet, .fullScreenCover, .alert, .confirmationDialog: true
    case .menu, .popover: false
    }
  }
}
