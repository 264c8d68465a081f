import BanyanGraph
import BanyanHost
import CoreGraphics
import Foundation

extension View {
  /// Clips this view to a shape.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Clips this view to its bounds.
  /// - Parameter antialiased: has no effect on a host that smooths every edge.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  /// Clips this view to a rounded rectangle. Apple prefers `clipShape(_:style:)`.
  /// - Parameters:
  ///   - radius: in points.
  ///   - antialiased: has no effect on a host that smooths every edge.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}

/// Clips a view to a shape.
public nonisolated struct _ClipEffect<ClipShape: Shape>: WrappingModifier {
  public typealias Body = Never

  public var shape: ClipShape
  public var style: FillStyle

  /// Creates an effect that clips a view to a shape.
  public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> ClipNode {
    ClipNode(clip, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: ClipNode) { wrapper.update(to: clip) }

  private var clip: Clip { Clip(shape: shape, isEvenOdd: style.isEOFilled) }
}

/// The shape to which a view is clipped.
struct Clip {
  let shape: any Shape
  let isEvenOdd: Bool

  /// Returns the properties of an element with a size. An element without a known size is not clipped.
  func properties(in size: CGSize?) -> [Property] {
    if let known = shape._outline, known.isWhole { return [.clip(known.outline)] }
    let path = shape.description(in: size, inset: 0, isEvenOdd: isEvenOdd)
    if path.followsSize, size == nil { return path.wishes }
    return [.clip(.path(path.description))] + path.wishes
  }
}

/// Boxes that clip their content.
final class ClipNode: BoxNode {
  fileprivate private(set) var clip: Clip
  /// True if the shape of a container makes a difference to the clip.
  fileprivate private(set) var asksContainer: Bool

  init(_ clip: Clip, under parent: _Node, in context: _Context) {
    self.clip = clip
    let (properties, asks) = ContainerFit.probe { clip.properties(in: nil) }
    asksContainer = asks
    super.init(properties, under: parent, in: context)
  }

  func update(to newClip: Clip) {
    let old = clip
    clip = newClip
    let (properties, asks) = ContainerFit.probe { newClip.properties(in: nil) }
    asksContainer = asks
    for case let box as ClipBoxNode in boxes { box.clipDidChange(from: old) }
    update(to: properties)
  }

  override func makeBox(around element: ElementNode) -> BoxElementNode {
    ClipBoxNode(around: element, in: self)
  }
}

/// A box that may depend on its size, and on the shape of a container around.
private final class ClipBoxNode: BoxElementNode {
  private unowned(unsafe) let node: ClipNode
  private var size: CGSize?
  private var containerFollower = ContainerFollower()
  private var edges = EdgeList()
  /// The properties of a clip that follows a container.
  private var relative: [Property]?

  init(around element: ElementNode, in node: ClipNode) {
    self.node = node
    super.init(around: element, of: node)
    followContainer()
    window.register(self)
  }

  override var properties: [Property] {
    if let relative { return relative }
    return size == nil ? super.properties : node.clip.properties(in: size)
  }

  private func followContainer() {
    isQueued = false
    guard node.asksContainer || relative != nil else { return }
    let clipped: [Property] = track(edges: &edges) {
      containerFollower.outline(of: self) { node.clip.properties(in: size) }
    }
    relative = containerFollower.isFollowing ? containerFollower.measuring(clipped) : nil
  }

  override func update() {
    let old = properties
    followContainer()
    commitProperties(from: old)
  }

  /// Updates a box with properties of its own. The node updates the others.
  func clipDidChange(from old: Clip) {
    let own = relative ?? (size == nil ? nil : old.properties(in: size))
    let known = own ?? super.properties
    followContainer()
    if own != nil || relative != nil { commitProperties(from: known) }
  }

  override func handle(_ payload: Event.Payload) -> Bool {
    guard case .measured(let rect) = payload else { return false }
    let measured = CGSize(width: rect.width, height: rect.height)
    guard measured.isReal else { return true }
    let hasMoved = containerFollower.measured(rect, of: self)
    if measured != size || hasMoved {
      let old = properties
      size = measured
      if relative != nil { followContainer() }
      commitProperties(from: old)
    }
    return true
  }

  override func detach() {
    edges.removeAll()
    super.detach()
  }
}
