import BanyanHost
import Foundation

/// A view that arranges its subviews in a column. See Apple's documentation of `VStack`.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column.
  /// - Parameters:
  ///   - alignment: the horizontal alignment of views in the column.
  ///   - spacing: the distance between views, in points; nil for the host's default.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View {
  public typealias Body = Never

  public static func _make(_ view: VStack, under parent: _Node, in context: _Context) -> _Node {
    StackNode.make(
      .verticalStack, stackProperties(view.spacing, view.alignment), view.content, under: parent,
      in: context)
  }

  public static func _update(_ node: _Node, to view: VStack) {
    StackNode.update(node, to: stackProperties(view.spacing, view.alignment), view.content)
  }
}

/// A view that arranges its subviews in a row. See Apple's documentation of `HStack`.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row.
  /// - Parameters:
  ///   - alignment: the vertical alignment of views in the row.
  ///   - spacing: the distance between views, in points; nil for the host's default.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View {
  public typealias Body = Never

  public static func _make(_ view: HStack, under parent: _Node, in context: _Context) -> _Node {
    StackNode.make(
      .horizontalStack, stackProperties(view.spacing, view.alignment), view.content, under: parent,
      in: context)
  }

  public static func _update(_ node: _Node, to view: HStack) {
    StackNode.update(node, to: stackProperties(view.spacing, view.alignment), view.content)
  }
}

/// A view that layers its subviews, with the first at the back. See Apple's documentation of `ZStack`.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  /// Creates a depth stack.
  /// - Parameter alignment: the alignment of views in the area of the largest.
  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View {
  public typealias Body = Never

  public static func _make(_ view: ZStack, under parent: _Node, in context: _Context) -> _Node {
    StackNode.make(
      .depthStack, stackProperties(view.alignment), view.content, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: ZStack) {
    StackNode.update(node, to: stackProperties(view.alignment), view.content)
  }
}

// These are global functions: a member of a generic type would look up that type at run time, which takes
// 330 instructions.

@MainActor
private func stackProperties(_ spacing: CGFloat?, _ alignment: HorizontalAlignment) -> [Property] {
  stackProperties(
    spacing, alignment == .center ? nil : alignment.alone)
}

@MainActor
private func stackProperties(_ spacing: CGFloat?, _ alignment: VerticalAlignment) -> [Property] {
  stackProperties(
    spacing, alignment == .center ? nil : alignment.alone)
}

@MainActor
private func stackProperties(_ alignment: Alignment) -> [Property] {
  stackProperties(nil, alignment == .center ? nil : alignment.resolved)
}

@MainActor
func stackProperties(
  _ spacing: CGFloat?, _ alignment: BanyanHost.Alignment?
) -> [Property] {
  var properties: [Property] = []
  if let issue = Lengths.issue(of: spacing, as: "spacing") { Issue.report(issue) }
  if let spacing = Lengths.finite(spacing) { properties.append(.spacing(spacing)) }
  if let alignment { properties.append(.alignment(alignment)) }
  return properties
}
