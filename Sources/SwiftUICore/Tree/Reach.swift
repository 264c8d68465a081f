import BanyanGraph
import BanyanHost

// A host shows what a person can reach, and sends events of that. It may be late, and one that a
// stranger has written sends what it likes: so it is looked at here what may be done to an element,
// whatever the element is.
extension ElementNode {
  /// Whether a person can do something to the element: it is shown, nothing that is presented stands
  /// before it, and it can be used.
  func isWithinReach(of payload: Event.Payload) -> Bool {
    switch payload {
    // What hosts find out by themselves.
    case .measured, .scrolled, .wantRows, .loaded: true
    // What ends something that may have begun before.
    case .blur, .editing(false), .hover(false): true
    case .hover, .focus, .dismiss, .selectDetent: isWithinReach
    default: isWithinReach && context.value(for: IsEnabledKey.self)
    }
  }

  /// Whether the element is shown, and nothing that is presented stands before it.
  var isWithinReach: Bool {
    context.appearanceScope?.isShown != false && !isHiddenInPlace
      && !window.presentations.cover(self)
  }

  /// Whether a view around has `hidden()`. A hidden button that has keys is there for them.
  private var isHiddenInPlace: Bool {
    context.isHidden && !properties.contains { $0.key == .shortcut }
  }

  /// Lets the host show again what is there, where it shows already what a person did.
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
  /// Whether something is presented that has to be closed before an element can be used again.
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
