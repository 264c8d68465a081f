import BanyanHost
import BanyanLayout

extension DrawingPass {
  func drawRow(_ element: Element, in container: Element, _ place: Place) -> [DrawnElement] {
    draw(element, place)
  }
}

extension ElementScene.Element {
  /// A Boolean value that indicates whether the children are rows of a list.
  var arrangesRows: Bool { kind == .list || kind == .form || kind == .section }
}
