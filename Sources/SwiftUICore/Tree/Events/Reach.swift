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
    case .hover, .pointing, .focus, .dismiss, .selectDetent: isWithinReach
    default: isWithinReach && context.value(for: IsEnabledKey.self)
    }
  }

  /// True if the element is shown and no presentation covers it.
  var isWithinReach: Bool {
    context.appearanceScope?.isShown != false && !isHiddenInPlace
      && !window.covers(self)
  }

  /// True if a view around has `hidden()`. A hidden button with a keyboard shortcut still handles
  /// it.
  private var isHiddenInPlace: Bool {
    context.isHidden && !hostProperties.contains { $0.key == .shortcut }
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
