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
    case .measured, .scrolled, .wantRows, .loaded, .playback, .pageLoaded: true
    // Events that end an interaction that may have begun before.
    case .blur, .editing(false), .hover(false): true
    case .hover, .focus, .dismiss, .selectDetent: isWithinReach
    default: isWithinReach && context.value(for: IsEnabledKey.self)
    }
  }

  /// True if the element is shown and no presentation covers it.
  var isWithinReach: Bool {
    context.appearanceScope?.isShown != false && !isHiddenInPlace
      && !window.presentations.cover(self)
  }

  /// True if a view around has `hidden()`. A hidden button with a keyboard shortcut still handles
  /// it.
  private var isHiddenInPlace: Bool {
    context.isHidden && !properties.contains { $0.key == .shortcut }
  }

  /// Makes the host show the current value again, where it already shows the user's input.
  func refuse(_ payload: Event.Payload) {
    switch payload {
    case .input(let text): assumeShown(.value(text))
    case .setNumber(let number, _): assumeShown(.number(number))
    case .focus: return window.focus.refuse(self)
    default: return
    }
    updateLater()
  }
}

extension WindowPresentations {
  /// Returns true if a presentation must be closed before an element can be used again.
  fileprivate func cover(_ element: ElementNode) -> Bool {
    if shown.isEmpty { return false }
    var node: PresentationNode?
    element.forEachAround {
      node = $0 as? PresentationNode
      return node == nil
    }
    let place = shown.firstIndex { $0 === node } ?? -1
    return shown.dropFirst(place + 1).contains { $0.style.isModal }
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
