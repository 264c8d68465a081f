import BanyanHost
import BanyanLayout
import Foundation

/// An object that lays out a window's elements, as far as the tree needs it.
@MainActor
protocol WindowArranger: AnyObject {
  /// The layout of the window's own element.
  var windowLayout: ElementLayout { get }
  var pixelsPerPoint: Double { get }
  /// True if the host receives the places of elements.
  var reportsToHost: Bool { get }
  /// Returns the place of an element that the host has been sent, if there is one.
  func placement(of element: ElementNode) -> Placement?

  /// Lays out what is dirty after all other changes have settled.
  func enqueue()
  func resize(to size: CGSize)
  func displayScaleDidChange(to scale: Double)
  /// Mirrors what has been laid out, because writing in the window has another direction.
  func directionDidChange()

  // MARK: Elements

  /// Inserts an element where the host has it now.
  /// - Parameter properties: its current properties.
  func insert(
    _ element: ElementNode, into parent: ElementNode, before next: ElementNode?,
    _ properties: @autoclosure () -> [Property])
  /// Forgets an element, which may never have been inserted.
  func remove(_ element: ElementNode)
  func propertiesDidChange(of element: ElementNode, from old: [Property], to new: [Property])
  /// Updates the rules of an element, because a value known only to its node has changed.
  func contributionDidChange(of element: ElementNode)
  func checkInvariants(of element: ElementNode)

  // MARK: Measurements

  /// Returns the leading top corner, in the window, of the nearest place around a node that names a coordinate space.
  func origin(of space: CoordinateSpace, around node: _Node) -> CGPoint?
  /// Returns true if the host's size of an element decides its layout.
  func isSized(_ id: ElementID) -> Bool
  func takeSize(of id: ElementID, _ rect: Rect)
  /// Returns true if the layout has sent an element its size.
  func hasFollower(_ id: ElementID) -> Bool
  /// Returns the frame that a host has measured, corrected by the size that is known more exactly.
  func measured(_ rect: Rect, of id: ElementID) -> Rect
}

/// The rules that lay out an element: nearly always a single rule.
struct ElementLayout {
  /// The rule that the element's container sees.
  var rule: LayoutRule
  /// The rules inside it, from the outside in. The last one holds the element's content.
  var inner: [LayoutRule] = []
  /// The number of rules that are around the element without being part of it, such as the insets
  /// of a row.
  private(set) var outerCount = 0
  /// The rules of parts after the content that are not elements, such as the switch of a toggle.
  var after: [LayoutRule] = []

  init(_ rule: LayoutRule, _ inner: LayoutRule..., after: [LayoutRule] = []) {
    self.rule = rule
    self.inner = inner
    self.after = after
  }

  /// Returns the layout with a rule of its container around it.
  func within(_ outer: LayoutRule) -> ElementLayout {
    var layout = self
    layout.inner.insert(layout.rule, at: 0)
    layout.rule = outer
    layout.outerCount += 1
    return layout
  }
}
