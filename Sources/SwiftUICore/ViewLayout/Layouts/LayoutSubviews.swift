import BanyanGraph
import BanyanLayout
import Foundation

/// The subviews of a layout, in the order of the views.
///
/// Views without layout of their own are looked through: a `ForEach` of three views is three subviews
/// (LK05). See Apple's documentation of `LayoutSubviews`.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = LayoutSubviews
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  private let subviews: ArraySlice<LayoutSubview>
  /// The direction of writing around the layout. Places need not follow it: a layout puts its subviews
  /// as if from left to right, and is mirrored where that is to be (LL01).
  public let layoutDirection: LayoutDirection
  /// What a container makes of its subviews' guides; for `explicitAlignment` alone.
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

  /// Some of the subviews that are next to each other, with the indices that they have here.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(subviews[bounds], layoutDirection)
  }

  /// Some of the subviews, in the order of the indices.
  public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
    LayoutSubviews(ArraySlice(indices.map { subviews[$0] }), layoutDirection)
  }

  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.subviews == right.subviews && left.layoutDirection == right.layoutDirection
  }

  var children: [LayoutChild] { subviews.map(\.child) }
}

/// A subview, as the layout that it stands in sees it.
///
/// A subview is asked for sizes with ``sizeThatFits(_:)`` and is told its place with
/// ``place(at:anchor:proposal:)``. It is good for as long as the call that it was handed to. See Apple's
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

  /// What the view has said for a key, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let element = carried.value.element
    let value: Carried<K.Value?> = assumingMainActor {
      Carried(element.trait(LayoutValueTrait<K>.self))
    }
    return value.value ?? K.defaultValue
  }

  /// What the view says to its container with `containerValue(_:_:)`.
  public var containerValues: ContainerValues {
    let element = carried.value.element
    return assumingMainActor { Carried(element.containerValues()) }.value
  }

  /// What `layoutPriority` has set; 0 where nothing has.
  public var priority: Double { child.priority }

  /// The size that the subview takes where it is offered another.
  ///
  /// Answers are kept, so to ask again with the same proposal costs little.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(child.size(for: LayoutProposal(proposal)))
  }

  /// The size that the subview takes, with the guides in it.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(child.dimensions(for: LayoutProposal(proposal)))
  }

  /// The room that the subview wants around it.
  public var spacing: ViewSpacing {
    var spacing = ViewSpacing(child.spacing)
    spacing.pixelsPerPoint = child.pixelsPerPoint
    return spacing
  }

  /// Puts the subview into the layout's bounds. To be called from `placeSubviews`; the last call
  /// counts, and a subview for which there is none stands in the middle (LK02).
  /// - Parameters:
  ///   - position: a place in the coordinates of the bounds.
  ///   - anchor: the point of the subview that is put there.
  ///   - proposal: what the subview is offered, and answers with the size that it is shown with.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    if position.x.isNaN || position.y.isNaN {
      carried.value.box.report("puts a view at a place that is not a number: it stands at 0.")
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
