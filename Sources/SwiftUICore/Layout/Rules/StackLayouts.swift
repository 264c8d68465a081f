import BanyanHost
import BanyanLayout

// Layouts of rows, columns, depth stacks and grids: containers without an appearance of their own.

extension WindowLayout {
  func stackLayout(of element: ElementNode, _ properties: [Property]) -> ElementLayout? {
    lazy var values = StackValues(properties)
    lazy var alignment = values.alignment
    switch element.kind {
    case .verticalStack:
      return ElementLayout(
        .stack(.vertical, spacing: values.spacing, alignment: alignment.horizontal))
    case .horizontalStack:
      return ElementLayout(
        .stack(.horizontal, spacing: values.spacing, alignment: alignment.vertical))
    case .depthStack: return ElementLayout(.depthStack(alignment))
    case .stackSection: return ElementLayout(sectionRule(in: element.container))
    case .lazyVerticalStack:
      return ElementLayout(
        .lazyStack(.vertical, spacing: values.spacing, alignment: alignment.horizontal))
    case .lazyHorizontalStack:
      return ElementLayout(
        .lazyStack(.horizontal, spacing: values.spacing, alignment: alignment.vertical))
    case .lazyVerticalGrid:
      return ElementLayout(
        .lazyGrid(
          LayoutLazyGrid(
            .vertical, values.tracks, spacing: values.spacing, alignment: alignment.horizontal)))
    case .lazyHorizontalGrid:
      return ElementLayout(
        .lazyGrid(
          LayoutLazyGrid(
            .horizontal, values.tracks, spacing: values.spacing, alignment: alignment.vertical)))
    case .absentRows: return ElementLayout(.absentRows(count: values.absentRows))
    case .grid:
      return ElementLayout(
        .grid(
          horizontalSpacing: values.gridSpacing.horizontal,
          verticalSpacing: values.gridSpacing.vertical, alignment: alignment))
    case .gridRow:
      return ElementLayout(.gridRow(alignment: values.hasAlignment ? alignment.vertical : nil))
    default: return nil
    }
  }

  /// The content of a section is arranged like that of the surrounding container.
  private func sectionRule(in container: ElementNode?) -> LayoutRule {
    guard let container, !container.layoutID.isNone else {
      return .stack(.vertical, spacing: nil, alignment: .center)
    }
    switch tree.rule(of: inner(of: container)) {
    case .stack(let axis, let spacing, let alignment):
      return .stack(axis, spacing: spacing, alignment: alignment)
    case .lazyStack(let axis, let spacing, let alignment):
      return .lazyStack(axis, spacing: spacing, alignment: alignment)
    default: return .stack(.vertical, spacing: nil, alignment: .center)
    }
  }

  /// Arranges the content of the sections in a container by its new rule.
  func updateSections(in container: ElementNode) {
    for child in container.children {
      if child.kind == .stackSection {
        if !child.layoutID.isNone { update(child, child.hostProperties) }
      } else if child is BoxElementNode {
        updateSections(in: child)
      }
    }
  }
}

extension ElementKind {
  /// True if the sections in such elements are arranged by their rule.
  var arrangesSections: Bool {
    switch self {
    case .verticalStack, .horizontalStack, .lazyVerticalStack, .lazyHorizontalStack, .scrollView,
      .stackSection:
      true
    default: false
    }
  }
}

/// The properties of a stack or grid.
private struct StackValues {
  var spacing: Double?
  var alignment = LayoutAlignment.center
  var hasAlignment = false
  var gridSpacing = GridSpacing()
  var tracks: [LayoutTrack] = []
  var absentRows = 0

  init(_ properties: [Property]) {
    for property in properties {
      switch property {
      case .spacing(let value): spacing = value
      case .alignment(let value):
        alignment = LayoutAlignment(value)
        hasAlignment = true
      case .gridSpacing(let value): gridSpacing = value
      case .tracks(let value): tracks = value.tracks.indices.map { LayoutTrack(value, at: $0) }
      case .absentRows(let value): absentRows = value.count
      default: break
      }
    }
  }
}

extension LayoutTrack {
  fileprivate init(_ tracks: GridTracks, at index: Int) {
    let length: Length =
      switch tracks.tracks[index] {
      case .fixed(let length): .fixed(length)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    let item =
      tracks.items.indices.contains(index)
      ? tracks.items[index]
      : GridTracks.Item(spacing: tracks.spacing, alignment: tracks.alignment)
    self.init(
      length, spacing: item.spacing,
      alignment: item.alignment.map { LayoutAlignment($0) } ?? .center)
  }
}

extension LayoutGridCell {
  /// Creates the cell properties for a grid; nil if there are none.
  init?(_ properties: [Property]) {
    if !properties.contains(where: { $0.key.isOfCell }) { return nil }
    self.init()
    for property in properties {
      switch property {
      case .columnSpan(let count): columns = count
      case .cellAnchor(let point): anchor = LayoutPoint(point)
      case .unsizedAxes(let axes): unsizedAxes = LayoutAxes(axes)
      case .columnAlignment(let alignment): columnAlignment = alignment.horizontalKey
      default: break
      }
    }
    if self == LayoutGridCell() { return nil }
  }
}

extension PropertyKey {
  fileprivate var isOfCell: Bool {
    switch self {
    case .columnSpan, .cellAnchor, .unsizedAxes, .columnAlignment: true
    default: false
    }
  }
}
