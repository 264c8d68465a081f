import BanyanGraph
import BanyanHost
import Foundation

/// A container that takes all the available space and makes its content from its own size and position.
///
/// A browser measures the space, so the content is first made for an assumed size and is not shown. Once the
/// size is known, which takes one round trip, the content is made again and shown. From then on it follows
/// the size. In a window that is laid out before it is shown, as in tests that request it, the content is
/// made once, for the available space (LM02). See Apple's documentation of `GeometryReader`.
public struct GeometryReader<Content: View> {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a geometry reader.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  public typealias Body = Never

  public static func _make(
    _ view: GeometryReader, under parent: _Node, in context: _Context
  ) -> _Node {
    GeometryReaderNode(view.content, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: GeometryReader) {
    unsafeDowncast(node, to: GeometryReaderNode<Content>.self).update(to: view.content)
  }
}

/// The element of a geometry reader.
final class GeometryReaderNode<Content: View>: ElementNode {
  private var makeContent: (GeometryProxy) -> Content
  private let comparison = Comparison.of(((GeometryProxy) -> Content).self)
  private var place: MeasuredPlace!
  private var child: _Node?
  private var reads = TrackedReads()
  private let fields = DynamicFields.of(GeometryReader<Content>.self)

  init(
    _ makeContent: @escaping (GeometryProxy) -> Content, under parent: _Node, in context: _Context
  ) {
    self.makeContent = makeContent
    super.init(.geometryReader, under: parent, in: context)
    place = MeasuredPlace(of: self, at: self)
    if window.layout == nil { evaluate() }
    window.register(self)
  }

  func update(to makeContent: @escaping (GeometryProxy) -> Content) {
    if comparison.isUnchanged(self.makeContent, makeContent) { return }
    self.makeContent = makeContent
    if child != nil { evaluate() }
  }

  private func evaluate() {
    isQueued = false
    let view = track(&reads, of: fields) {
      makeContent(GeometryProxy(place: place))
    }
    if let child {
      Content._update(child, to: view)
    } else {
      child = Content._make(view, under: self, in: context)
    }
  }

  override func update() { evaluate() }

  override var properties: [Property] { place?.properties ?? [] }

  override func handle(_ payload: Event.Payload) -> Bool {
    guard case .measured(let rect) = payload else { return false }
    place.measured(rect)
    if child == nil {
      evaluate()
      childrenDidChange()
    }
    return true
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  override func detach() {
    reads.end()
    super.detach()
  }
}
