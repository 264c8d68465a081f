import BanyanHost
import BanyanLayout

extension DrawingPass {
  func drawPresentation(_ element: Element, _ place: Place) -> [DrawnElement] {
    draw(element, place)
  }
}
