import BanyanGraph
import BanyanHost
import CoreGraphics
import Foundation

/// The shape of the container around, inset by the distance to it.
///
/// Set the shape of a container with ``View/containerShape(_:)``. This shape fills its own frame. Its corners
/// have the same centers as those of the container, so their radii are smaller by the distance from the
/// nearest edge of the container. Without a container it is a rectangle.
///
/// ```swift
/// Image("Photo")
///   .clipShape(.containerRelative)  // corners of 12 points
///   .padding(8)
///   .background(.thinMaterial, in: .containerRelative)  // corners of 20 points
///   .containerShape(.rect(cornerRadius: 20))
/// ```
///
/// The radii follow what is drawn and what clips a view. Where only a path is asked for, as in
/// `contentShape(_:eoFill:)` and `mask(alignment:_:)`, it is a rectangle. Each shape that follows a container is
/// measured, and scrolling it costs an event of the host, like a `GeometryReader` that reads its global frame.
public nonisolated struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  public init() {}

  public var _outline: _ShapeOutline? {
    guard let fit = ContainerFit.current else { return _ShapeOutline(.rectangle) }
    return fit.outline
  }

  public func path(in rect: CGRect) -> Path {
    guard let fit = ContainerFit.current else { return Path(rect) }
    return fit.path(in: rect)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension View {
  /// Sets the shape of this view as a container, which every ``ContainerRelativeShape`` inside follows.
  ///
  /// It does not draw or clip anything by itself. The nearest container counts.
  /// - Parameter shape: the shape that fills this view's frame.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.containerShape, shape as (any InsettableShape)?)
      .coordinateSpace(ContainerSpace.named)
  }
}

private struct ContainerShapeKey: EnvironmentKey {
  static let defaultValue: (any InsettableShape)? = nil
}

extension EnvironmentValues {
  /// The shape of the container around.
  var containerShape: (any InsettableShape)? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

/// The name of the coordinate space of a container with a shape.
private struct ContainerSpace: Hashable {
  static var named: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ContainerSpace()))
  }
}

/// The shape of a container as it fits an element inside.
///
/// Functions of shapes take only a rectangle, and a ``ContainerRelativeShape`` may be inside of other shapes, so
/// it finds this in a task-local while an element makes its outline.
final class ContainerFit: @unchecked Sendable {
  @TaskLocal static var current: ContainerFit?

  /// The container's shape; nil to find out whether an outline asks for it.
  private let shape: (any InsettableShape)?
  /// The distance of the element from the nearest edge of the container, in points.
  private let distance: CGFloat
  private var isAskedFor = false

  init(_ shape: (any InsettableShape)?, distance: CGFloat) {
    self.shape = shape
    self.distance = distance
  }

  var outline: _ShapeOutline? {
    isAskedFor = true
    guard let shape else { return _ShapeOutline(.rectangle) }
    // A container's own shape follows no container.
    return Self.$current.withValue(nil) { Self.outline(of: shape, insetBy: distance) }
  }

  private static func outline(
    of shape: any InsettableShape, insetBy distance: CGFloat
  ) -> _ShapeOutline? {
    if let cornered = shape as? any CorneredShape {
      return cornered.tightened(by: distance)._outline
    }
    // The outline of a circle would make its frame a square.
    if shape is Rectangle || shape is Capsule || shape is Ellipse
      || shape is ContainerRelativeShape
    {
      return shape._outline
    }
    return nil
  }

  func path(in rect: CGRect) -> Path {
    isAskedFor = true
    guard let shape else { return Path(rect) }
    let outer = CGRect(
      x: rect.minX - distance, y: rect.minY - distance, width: rect.width + 2 * distance,
      height: rect.height + 2 * distance)
    return Self.$current.withValue(nil) { shape.inset(by: distance).path(in: outer) }
  }

  @MainActor private static let noContainer = ContainerFit(nil, distance: 0)

  /// Makes an outline as if there were no container.
  /// - Returns: the outline, and whether a container makes a difference to it.
  @MainActor static func probe<Result>(_ body: () -> Result) -> (outline: Result, asks: Bool) {
    noContainer.isAskedFor = false
    let outline = $current.withValue(noContainer, operation: body)
    return (outline, noContainer.isAskedFor)
  }
}

/// The relation of an element's outline to the shape of the container around.
@MainActor
struct ContainerFollower {
  /// The frame of the element in the window, as it is drawn; nil if it is not known.
  private var frame: CGRect?
  /// True if the outline last made follows a container.
  private(set) var isFollowing = false

  /// Makes an outline, for an element that tracks what is read meanwhile.
  mutating func outline<Result>(of element: ElementNode, _ body: () -> Result) -> Result {
    let (plain, asks) = ContainerFit.probe(body)
    isFollowing = false
    guard asks, let shape = EnvironmentValues(at: element.context).containerShape else {
      return plain
    }
    isFollowing = true
    let fit = ContainerFit(shape, distance: distance(of: element))
    return ContainerFit.$current.withValue(fit, operation: body)
  }

  private func distance(of element: ElementNode) -> CGFloat {
    guard
      let container = element.measuredPlace(named: ContainerSpace.named.coordinateSpace)
    else { return 0 }
    // It is measured from now on.
    _ = container.frame(in: .global)
    guard let frame else { return 0 }
    let place = container.local(frame)
    let size = container.ownSize
    let distances = [
      place.minX, place.minY, size.width - place.maxX, size.height - place.maxY,
    ]
    return max(0, distances.min()!)
  }

  /// Returns an element's properties with the request for its place, if it follows a container.
  func measuring(_ properties: [Property]) -> [Property] {
    guard isFollowing else { return properties }
    return properties.filter { $0.key != .measurement } + [.measurement(.frame)]
  }

  /// Records a measurement of the host.
  /// - Returns: true if the outline may differ now because the element is elsewhere.
  mutating func measured(_ rect: Rect, of element: ElementNode) -> Bool {
    let drawn = element.window.layout?.drawnSize(of: element)
    let new = CGRect(
      x: rect.x, y: rect.y, width: drawn?.width ?? rect.width,
      height: drawn?.height ?? rect.height)
    if new == frame { return false }
    frame = new
    return isFollowing
  }
}
