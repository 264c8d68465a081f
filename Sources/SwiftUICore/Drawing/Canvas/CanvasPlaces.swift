import BanyanHost
import CoreGraphics
import Foundation

// Places of views in a canvas. Each modifier keeps the origin of the canvas as that of the view, so the transform of the
// context can be applied to any of them.
extension GraphicsContext {
  /// Draws a view in its ideal size, with one of its points at a point.
  func show(_ view: any View, at point: CGPoint, anchor: UnitPoint) {
    var view = modified(view, by: _FixedSizeModifier(axes: [.horizontal, .vertical]))
    // A frame without a size, from which the view hangs over on the sides that the anchor says.
    var alignment = Alignment.center
    if let standard = anchor.standardAlignment {
      alignment = standard
    } else {
      view = modified(
        view, by: _AlignmentGuideModifier(horizontal: .center) { $0.width * anchor.x })
      view = modified(
        view, by: _AlignmentGuideModifier(vertical: .center) { $0.height * anchor.y })
    }
    view = modified(view, by: _FrameModifier(width: 0, height: 0, alignment: alignment))
    let position = transform.isTranslation ? point.applying(transform) : point
    add(transformed(modified(view, by: _PositionModifier(position: position))))
  }

  /// Draws a view that is offered a rectangle, at the rectangle's leading top corner.
  func show(_ view: any View, in rect: CGRect) {
    let moves = transform.isTranslation
    let rect = rect.standardized
    add(
      transformed(
        placed(view, in: moves ? rect.offsetBy(dx: transform.tx, dy: transform.ty) : rect)))
  }

  /// Returns a view in a rectangle of the canvas.
  func placed(_ view: any View, in rect: CGRect) -> any View {
    let frame = _FrameModifier(width: rect.width, height: rect.height, alignment: .topLeading)
    let offset = _OffsetModifier(offset: CGSize(width: rect.minX, height: rect.minY))
    return modified(modified(view, by: frame), by: offset)
  }

  /// Returns a view with the transform of the context, unless it only moves, which is part of the place.
  private func transformed(_ view: any View) -> any View {
    if transform.isTranslation { return view }
    func number(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    return modified(
      view,
      by: _TransformEffect(
        .affine(
          a: number(transform.a), b: number(transform.b), c: number(transform.c),
          d: number(transform.d), tx: number(transform.tx), ty: number(transform.ty))))
  }
}

extension CGAffineTransform {
  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension UnitPoint {
  /// The alignment that puts the point of a view at the same point of a frame, if it has a name.
  fileprivate var standardAlignment: Alignment? {
    let horizontal: HorizontalAlignment
    switch x {
    case 0: horizontal = .leading
    case 0.5: horizontal = .center
    case 1: horizontal = .trailing
    default: return nil
    }
    let vertical: VerticalAlignment
    switch y {
    case 0: vertical = .top
    case 0.5: vertical = .center
    case 1: vertical = .bottom
    default: return nil
    }
    return Alignment(horizontal: horizontal, vertical: vertical)
  }
}
