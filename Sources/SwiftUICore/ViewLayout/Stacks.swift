import BanyanHost
import Foundation

/// Views in a column. See Apple's documentation of `VStack`.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column.
  /// - Parameters:
  ///   - alignment: where views stand across the column.
  ///   - spacing: between views, in points; nil for the host's own.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: StackView {
  public typealias Body = Never
  static var kind: ElementKind { .verticalStack }

  func makeContent(under node: _Node, in context: _Context) -> _Node {
    Content._make(content, under: node, in: context)
  }

  func updateContent(of node: _Node) { Content._update(node, to: content) }

  var ownProperties: [Property] {
    stackProperties(
      spacing, alignment == .center ? nil : BanyanHost.Alignment(horizontal: alignment.resolved))
  }
}

/// Views in a row. See Apple's documentation of `HStack`.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row.
  /// - Parameters:
  ///   - alignment: where views stand across the row.
  ///   - spacing: between views, in points; nil for the host's own.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: StackView {
  public typealias Body = Never
  static var kind: ElementKind { .horizontalStack }

  func makeContent(under node: _Node, in context: _Context) -> _Node {
    Content._make(content, under: node, in: context)
  }

  func updateContent(of node: _Node) { Content._update(node, to: content) }

  var ownProperties: [Property] {
    stackProperties(
      spacing, alignment == .center ? nil : BanyanHost.Alignment(vertical: alignment.resolved))
  }
}

/// Views on top of each other, the first at the back. See Apple's documentation of `ZStack`.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  /// Creates a pile.
  /// - Parameter alignment: where views stand in the area of the largest.
  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: StackView {
  public typealias Body = Never
  static var kind: ElementKind { .depthStack }

  func makeContent(under node: _Node, in context: _Context) -> _Node {
    Content._make(content, under: node, in: context)
  }

  func updateContent(of node: _Node) { Content._update(node, to: content) }

  var ownProperties: [Property] {
    stackProperties(nil, alignment == .center ? nil : alignment.resolved)
  }
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
