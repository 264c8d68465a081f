import BanyanGraph
import BanyanHost
import CoreGraphics
import Foundation

/// The geometry of a scroll view. Lengths are in points. See Apple's documentation of `ScrollGeometry`.
public struct ScrollGeometry: Equatable, Sendable {
  /// The place of the visible part in the content. It may lie outside of the content while a browser lets a person pull it
  /// further.
  public var contentOffset: CGPoint
  /// The size of the content, which may be smaller or larger than the container.
  public var contentSize: CGSize
  /// The insets of the content, which add to the distance that can be scrolled. What hosts report has none: margins that
  /// `contentMargins(_:_:for:)` adds are part of the content there.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible part of the content, less the insets.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: containerSize.width - contentInsets.leading - contentInsets.trailing,
      height: containerSize.height - contentInsets.top - contentInsets.bottom)
  }

  /// The bounds of the scroll view in the coordinates of the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  init(_ report: ScrollReport) {
    let visible = report.visible
    self.init(
      contentOffset: CGPoint(x: visible.x, y: visible.y),
      contentSize: CGSize(width: report.contentWidth, height: report.contentHeight),
      contentInsets: EdgeInsets(),
      containerSize: CGSize(width: visible.width, height: visible.height))
  }
}

extension View {
  /// Runs an action when a value derived from the geometry of the scroll view in this view is first known, and whenever it
  /// changes.
  ///
  /// ```swift
  /// ScrollView { Story() }
  ///   .onScrollGeometryChange(for: Bool.self) { geometry in
  ///     geometry.contentOffset.y > 80
  ///   } action: { _, isPastTitle in
  ///     showsSmallTitle = isPastTitle
  ///   }
  /// ```
  ///
  /// The scroll view is a `ScrollView`, `List` or `Form`. If there are several side by side, the first that reports counts, and
  /// a scroll view inside of another does not. A page reports while it scrolls, as often as it gets answers, so values in between
  /// may be missing. Each report costs an event; derive a value that rarely differs, so that little else happens.
  ///
  /// - Parameters:
  ///   - transform: makes the value from the geometry. It runs with each report.
  ///   - action: takes the old and the new value, which are the same on the first call.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Runs an action when so much of this view becomes visible in the scroll view around it, or no longer is.
  ///
  /// It runs first when the view is known to be visible. Without a scroll view around, it never does. While a page is scrolled, its
  /// view costs an event like one with `onGeometryChange(for:of:action:)` that reads its place.
  ///
  /// - Parameters:
  ///   - threshold: the share of the view's area that must be visible, from 0 to 1.
  ///   - action: takes whether the view is visible.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      _GeometryActionModifier<Bool?>(
        transform: { proxy in
          proxy.bounds(of: .scrollView).map { proxy.size.isVisible(in: $0, share: threshold) }
        },
        action: { old, new in
          // At first both are the same, and a view that nobody has seen has not gone.
          guard let isVisible = new, old != new || isVisible else { return }
          action(isVisible)
        }))
  }
}

extension CGSize {
  /// Returns true if a share of the area at the origin is inside another area.
  fileprivate func isVisible(in bounds: CGRect, share: Double) -> Bool {
    let shownWidth = min(width, bounds.maxX) - max(0, bounds.minX)
    let shownHeight = min(height, bounds.maxY) - max(0, bounds.minY)
    guard shownWidth >= 0, shownHeight >= 0 else { return false }
    // A view without an area is visible where its place is.
    guard width > 0, height > 0 else { return true }
    let shown = Double(shownWidth * shownHeight / (width * height))
    // Places are known to an eighth of a point.
    return shown > 0 && shown >= share - 0.01
  }
}

/// Runs an action when a value derived from the geometry of a scroll view changes.
public nonisolated struct _ScrollGeometryModifier<Value: Equatable>: WrappingModifier {
  public typealias Body = Never

  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  nonisolated init(
    transform: @escaping (ScrollGeometry) -> Value, action: @escaping (Value, Value) -> Void
  ) {
    self.transform = transform
    self.action = action
  }

  @MainActor func makeWrapper(
    under parent: _Node, in context: _Context
  ) -> ScrollGeometryNode<Value> {
    ScrollGeometryNode(self, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: ScrollGeometryNode<Value>) { wrapper.modifier = self }
}

final class ScrollGeometryNode<Value: Equatable>: ScrollObserverNode {
  var modifier: _ScrollGeometryModifier<Value>
  private var last: Value?

  init(
    _ modifier: _ScrollGeometryModifier<Value>, under parent: _Node, in context: _Context
  ) {
    self.modifier = modifier
    super.init(under: parent, in: context)
  }

  override func didReport(_ new: ScrollReport, after old: ScrollReport?) {
    let value = modifier.transform(ScrollGeometry(new))
    let former = last
    if value == former { return }
    last = value
    modifier.action(former ?? value, value)
  }
}
