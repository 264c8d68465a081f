import BanyanHost
import BanyanLayout

// Bars whose content depends on how much room there is for it. A host lays out bars itself, so their texts are measured here, with the
// same result on each host.

/// A page whose bar has a back button, which shows as much as the bar has room for.
@MainActor
protocol BackButtonPage: ElementNode {
  /// Chooses again what the back button shows.
  /// - Returns: true if it shows something else than before.
  func fitBackButton(in layout: WindowLayout) -> Bool
}

extension WindowLayout {
  /// Lets the back buttons show as much as there is room for.
  /// - Returns: true if any of them has changed.
  func fitBackButtons() -> Bool {
    if !barsMayDiffer { return false }
    barsMayDiffer = false
    if pages.isEmpty { return false }
    var isChanged = false
    for page in pages.values.sorted(by: { $0.id < $1.id })
    where !page.isDetached && page.fitBackButton(in: self) {
      isChanged = true
    }
    return isChanged
  }

  /// Returns the width of a bar; nil as long as it is not known.
  /// - Parameter content: The content of the bar's page, which is as wide.
  func width(ofBar bar: ElementNode, above content: ElementNode?) -> Double? {
    frame(of: bar)?.width ?? content.flatMap { places?.sizes[$0.id]?.size.width }
  }

  /// Returns the width of a text if it were another.
  func width(of string: String, inPlaceOf element: ElementNode) -> Double {
    var text = self.text(element.hostProperties)
    (text.string, text.spans) = (string, [])
    return width(ofLine: text)
  }

  /// Returns the width of what a bar shows, with each text in one line.
  func width(ofBarContent element: ElementNode) -> Double {
    func sum(of elements: [ElementNode]) -> Double {
      let widths = elements.map { width(ofBarContent: $0) }.filter { $0 > 0 }
      return widths.reduce(0, +) + Double(max(0, widths.count - 1)) * look.bar.itemSpacing
    }
    switch element.kind {
    case .text:
      return width(ofLine: text(element.hostProperties, in: barStyle(ofText: element)))
    case .verticalStack: return element.children.map { width(ofBarContent: $0) }.max() ?? 0
    case .horizontalStack where element.container?.kind == .navigationBar, .toolbarItem:
      return sum(of: element.children)
    default: break
    }
    if let frame = frame(of: element) { return frame.width }
    if element.kind == .image {
      return picture(element.hostProperties).size.width
    }
    return sum(of: element.children)
  }

  private func width(ofLine text: LayoutText) -> Double {
    setup.measurer.lines(of: text, scale: 1, width: .infinity, most: 1).size.width
  }
}
