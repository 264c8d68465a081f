import BanyanGraph
import BanyanLayout
import Foundation

/// The subviews of a layout, in the order of the views.
///
/// Views without layout of their own are transparent: a `ForEach` over three views is three subviews
/// (LK05). See Apple's documentation of `LayoutSubviews`.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = LayoutSubviews
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  private let subviews: ArraySlice<LayoutSubview>
  /// The direction of writing around the layout. Places need not take it into account: a layout places its
  /// subviews from left to right, and is mirrored where necessary (LL01).
  public let layoutDirection: LayoutDirection
  /// The merged guides of a container's subviews; only for `explicitAlignment`.
  let merged: Carried<(GuideKey) -> Double?>?

  init(
    _ subviews: ArraySlice<LayoutSubview>, _ direction: LayoutDirection,
    merged: Carried<(GuideKey) -> Double?>? = nil
  ) {
    self.subviews = subviews
    layoutDirection = direction
    self.merged = merged
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// Accesses a contiguous range of the subviews, which keep their indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(subviews[bounds], layoutDirection)
  }

  /// Accesses some of the subviews, in the order of the indices.
  public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
    LayoutSubviews(ArraySlice(indices.map { subviews[$0] }), layoutDirection)
  }

  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.subviews == right.subviews && left.layoutDirection == right.layoutDirection
  }

  var children: [LayoutChild] { subviews.map(\.child) }
}

/// A proxy for one subview of a layout.
///
/// Ask a subview for its size with ``sizeThatFits(_:)``, and set its place with
/// ``place(at:anchor:proposal:)``. It is valid only during the call that receives it. See Apple's
/// documentation of `LayoutSubview`.
public struct LayoutSubview: Equatable, Sendable {
  private let carried: Carried<(child: LayoutChild, box: any LayoutBox, element: ElementNode)>

  init(_ child: LayoutChild, of element: ElementNode, in box: any LayoutBox) {
    carried = Carried((child, box, element))
  }

  var child: LayoutChild { carried.value.child }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.child.id == right.child.id && left.carried.value.element === right.carried.value.element
  }

  /// The value that the view has set for a key, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let element = carried.value.element
    let value: Carried<K.Value?> = assumingMainActor {
      Carried(element.trait(LayoutValueTrait<K>.self))
    }
    return value.value ?? K.defaultValue
  }

  /// The values that the view has set with `containerValue(_:_:)`.
  public var containerValues: ContainerValues {
    let element = carried.value.element
    return assumingMainActor { Carried(element.containerValues()) }.value
  }

  /// The value of `layoutPriority`; 0 by default.
  public var priority: Double { child.priority }

  /// Returns the size that the subview takes for a proposed size.
  ///
  /// Results are cached, so asking again with the same proposal costs little.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(child.size(for: LayoutProposal(proposal)))
  }

  /// Returns the size and the guides of the subview for a proposed size.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(child.dimensions(for: LayoutProposal(proposal)))
  }

  /// The spacing that the subview prefers around it.
  public var spacing: ViewSpacing {
    var spacing = ViewSpacing(child.spacing)
    spacing.pixelsPerPoint = child.stepsPerPoint
    return spacing
  }

  /// Places the subview in the layout's bounds. Call this in `placeSubviews`. The last call
  /// applies, and a subview without a call is centered (LK02).
  /// - Parameters:
  ///   - position: a point in the coordinates of the bounds.
  ///   - anchor: the point of the subview that goes to the position.
  ///   - proposal: the proposed size, from which the subview determines its size.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    if position.x.isNaN || position.y.isNaN {
      carried.value.box.report("places a view at a point that is not a number: it is placed at 0.")
    }
    child.place(
      at: LayoutPoint(Double(position.x), Double(position.y)),
      anchor: LayoutPoint(Double(anchor.x), Double(anchor.y)), for: LayoutProposal(proposal))
  }
}

extension CGSize {
  init(_ size: LayoutSize) {
    self.init(width: size.width, height: size.height)
  }
}
