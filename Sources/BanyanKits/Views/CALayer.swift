import CoreGraphics
import Foundation
import SwiftUICore

/// A part of a view's picture: a colored surface, or one that another of Apple's modules brings, such as `AVPlayerLayer`.
///
/// ```swift
/// final class PlayerView: UIView {
///   override class var layerClass: AnyClass { AVPlayerLayer.self }
/// }
/// ```
///
/// Layers are shown by direct subclasses of `UIView` that have given themselves some: by ``UIView/layerClass``, or with
/// ``addSublayer(_:)``. See Apple's documentation of `CALayer`.
@MainActor
@preconcurrency
open class CALayer: NSObject {
  /// The view whose picture the layer is.
  weak var view: UIView?

  public required override init() {
    super.init()
  }

  /// The place in the layer around it; for a view's own layer, in the view. A layer of its own has no size at first.
  open var frame = CGRect.zero { didSet { if frame != oldValue { lookDidChange() } } }
  /// The size, with its origin in the layer itself.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// The color behind the content; nil for none.
  open var backgroundColor: CGColor? { didSet { lookDidChange() } }
  /// The radius of the corners, which cut the content off.
  open var cornerRadius: CGFloat = 0 { didSet { lookDidChange() } }
  /// The opacity, from 0, invisible, to 1.
  open var opacity: Float = 1 { didSet { lookDidChange() } }
  /// A Boolean value that indicates whether the layer is hidden.
  open var isHidden = false { didSet { lookDidChange() } }

  /// The layers in front, from the last to the foremost.
  open private(set) var sublayers: [CALayer]?
  /// The layer around this one.
  open private(set) weak var superlayer: CALayer?

  /// Puts a layer in front of those that the layer has.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    sublayers = (sublayers ?? []) + [layer]
    lookDidChange()
  }

  /// Takes the layer out of the one around it.
  open func removeFromSuperlayer() {
    guard let outer = superlayer else { return }
    superlayer = nil
    let rest = outer.sublayers?.filter { $0 !== self } ?? []
    outer.sublayers = rest.isEmpty ? nil : rest
    outer.lookDidChange()
  }

  /// Reports a change of what the layer shows.
  package final func lookDidChange() {
    if let view { view.layerDidChange() } else { superlayer?.lookDidChange() }
  }

  /// The layer and those in front of it, without its frame.
  final var content: AnyView {
    let own = (self as? any OtherModulesLayer)?.drawing ?? AnyView(Color.clear)
    var picture = AnyView(
      ZStack(alignment: .topLeading) {
        own
        ForEach(sublayers ?? [], id: \.layerID) { layer in
          layer.content
            .frame(width: max(0, layer.frame.width), height: max(0, layer.frame.height))
            .offset(x: layer.frame.minX, y: layer.frame.minY)
        }
      })
    if let backgroundColor {
      picture = AnyView(picture.background(Color(cgColor: backgroundColor)))
    }
    if cornerRadius > 0 { picture = AnyView(picture.cornerRadius(cornerRadius)) }
    if opacity != 1 { picture = AnyView(picture.opacity(Double(opacity))) }
    return isHidden ? AnyView(picture.hidden()) : picture
  }

  private var layerID: ObjectIdentifier { ObjectIdentifier(self) }
}

/// A layer that another of Apple's modules brings.
@MainActor
package protocol OtherModulesLayer: CALayer {
  /// The drawing of the layer, in all of its frame.
  var drawing: AnyView { get }
}

/// Shows the layers of a view, and sets their size in it.
struct LayeredContent: View {
  let view: UIView

  var body: some View {
    GeometryReader { place in
      view.layOutLayers(in: place.size)
      return LayerPicture(view: view)
    }
  }
}

private struct LayerPicture: View {
  let view: UIView

  var body: some View {
    view.changes.follow()
    return view.layer.content
  }
}
