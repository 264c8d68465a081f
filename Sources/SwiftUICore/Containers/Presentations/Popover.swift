import BanyanHost
import Foundation

extension View {
  /// Presents a popover next to this view while a Boolean is true.
  ///
  /// ```swift
  /// Button("About") { isShown = true }
  ///   .popover(isPresented: $isShown) { AboutView() }
  /// ```
  ///
  /// A narrow window shows a sheet instead, unless the content uses
  /// ``View/presentationCompactAdaptation(_:)``. Apart from that it behaves like a sheet. A press outside
  /// dismisses it. See Apple's documentation of `popover(isPresented:attachmentAnchor:arrowEdge:content:)`.
  /// - Parameters:
  ///   - attachmentAnchor: the place in this view to which the popover is attached.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _PresentingModifier(
        .popover, PresentedItem(isPresented: isPresented),
        attachment: attachmentAnchor.attachment(nil), content: content))
  }

  /// Presents a popover at an edge of this view while a Boolean is true.
  /// - Parameters:
  ///   - attachmentAnchor: the place in this view to which the popover is attached.
  ///   - arrowEdge: the edge of that place at which to show the popover, if there is space.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _PresentingModifier(
        .popover, PresentedItem(isPresented: isPresented),
        attachment: attachmentAnchor.attachment(arrowEdge), content: content))
  }

  /// Presents a popover next to this view while there is an item.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _PresentingModifier(
        .popover, PresentedItem(item: item), attachment: attachmentAnchor.attachment(nil),
        content: content))
  }

  /// Presents a popover at an edge of this view while there is an item.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _PresentingModifier(
        .popover, PresentedItem(item: item),
        attachment: attachmentAnchor.attachment(arrowEdge), content: content))
  }
}

/// The place in a view to which a popover is attached. See Apple's documentation of `PopoverAttachmentAnchor`.
public enum PopoverAttachmentAnchor {
  /// A rectangle in the view.
  case rect(Anchor<CGRect>.Source)
  /// A point in the view.
  case point(UnitPoint)

  nonisolated func attachment(_ edge: Edge?) -> Attachment {
    let edge = edge.map { Edge.Set($0).resolved }
    return switch self {
    case .rect(let source): Attachment(place: source.place.attachment, edge: edge)
    case .point(let point):
      Attachment(place: .point(x: Double(point.x), y: Double(point.y)), edge: edge)
    }
  }
}

extension AnchoredPlace {
  /// The place in the form for a host.
  nonisolated fileprivate var attachment: Attachment.Place {
    switch self {
    case .bounds: .bounds
    case .rectangle(let x, let y, let width, let height):
      .rectangle(x: x, y: y, width: width, height: height)
    case .point(let x, let y): .rectangle(x: x, y: y, width: 0, height: 0)
    case .unitPoint(let point): .point(x: Double(point.x), y: Double(point.y))
    }
  }
}
