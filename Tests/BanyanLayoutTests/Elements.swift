import BanyanLayout

/// An element and its children, written as in SwiftUI.
struct Item {
  var rule: LayoutRule
  var children: [Item] = []
  var name: String?
  var isRightToLeft = false

  func named(_ name: String) -> Item {
    var item = self
    item.name = name
    return item
  }

  func around(_ rule: LayoutRule) -> Item { Item(rule: rule, children: [self]) }

  func padding(_ length: Double = 16) -> Item { around(.padding(LayoutInsets(length))) }

  func padding(_ insets: LayoutInsets) -> Item { around(.padding(insets)) }

  func frame(
    width: Double? = nil, height: Double? = nil, alignment: LayoutAlignment = .center
  ) -> Item {
    around(.frame(width: width, height: height, alignment: alignment))
  }

  func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: LayoutAlignment = .center
  ) -> Item {
    let bounds = LayoutBounds(
      width: LayoutBounds.Axis(minWidth, ideal: idealWidth, maxWidth),
      height: LayoutBounds.Axis(minHeight, ideal: idealHeight, maxHeight))
    return around(.flexibleFrame(bounds, alignment: alignment))
  }

  func aspectRatio(_ ratio: Double? = nil, fills: Bool = false) -> Item {
    around(.aspectRatio(ratio: ratio, fills: fills))
  }

  func scaledToFit() -> Item { aspectRatio() }
  func scaledToFill() -> Item { aspectRatio(fills: true) }
  func fixedSize(_ axes: LayoutAxes = .both) -> Item { around(.fixedSize(axes)) }
  func offset(_ x: Double, _ y: Double = 0) -> Item { around(.offset(LayoutPoint(x, y))) }
  func priority(_ priority: Double) -> Item { around(.priority(priority)) }
  func ignoresSafeArea(_ edges: LayoutEdges = .all) -> Item { around(.ignoresSafeArea(edges)) }
  /// Effects such as `clipped`, `cornerRadius` and `border`.
  func passing() -> Item { around(.passing) }

  func guide(_ key: GuideKey, _ compute: @escaping (LayoutDimensions) -> Double) -> Item {
    around(.alignmentGuide(key, compute))
  }

  /// An overlay or a background, which layout treats alike.
  func layer(alignment: LayoutAlignment = .center, _ layer: Item) -> Item {
    Item(rule: .decorated(alignment), children: [self, layer])
  }

  func cell(_ cell: LayoutGridCell) -> Item { around(.gridCell(cell)) }

  func rightToLeft() -> Item {
    var item = self
    item.isRightToLeft = true
    return item
  }
}

func text(
  _ string: String, style: UInt32 = 0, lineLimit: Int = 0, reservedLines: Int = 0,
  minimumScale: Double = 1
) -> Item {
  Item(
    rule: .text(
      LayoutText(
        string, style: TextStyleNumber(style), lineLimit: lineLimit, reservedLines: reservedLines,
        minimumScale: minimumScale)))
}

var color: Item { Item(rule: .fill) }

func box(_ width: Double, _ height: Double) -> Item {
  Item(rule: .fill).frame(width: width, height: height)
}

/// A view with one fixed length, which accepts the proposal in the other direction.
func fixedImage(_ width: Double, _ height: Double) -> Item {
  Item(rule: .picture(LayoutPicture(size: LayoutSize(width, height))))
}

func spacer(_ minimum: Double? = nil) -> Item { Item(rule: .spacer(minimum: minimum)) }
var divider: Item { Item(rule: .divider) }

/// 600 by 400, resizable.
var image: Item {
  Item(rule: .picture(LayoutPicture(size: LayoutSize(600, 400), isResizable: true)))
}

let helloWorld = "Hello, world"
var t12: Item { text(helloWorld) }
let fox = "The quick brown fox jumps over lazy dog"
let date = "Saturday 12 September at nine thirty"

func hStack(
  alignment: GuideKey = .middle, spacing: Double? = nil, _ children: [Item]
) -> Item {
  Item(rule: .stack(.horizontal, spacing: spacing, alignment: alignment), children: children)
}

func vStack(
  alignment: GuideKey = .center, spacing: Double? = nil, _ children: [Item]
) -> Item {
  Item(rule: .stack(.vertical, spacing: spacing, alignment: alignment), children: children)
}

func zStack(alignment: LayoutAlignment = .center, _ children: [Item]) -> Item {
  Item(rule: .depthStack(alignment), children: children)
}

func scroll(axes: LayoutAxes = .vertical, _ children: [Item]) -> Item {
  Item(rule: .scrollView(axes), children: children)
}

func geometry(_ children: [Item] = []) -> Item { Item(rule: .geometryReader, children: children) }

func grid(
  alignment: LayoutAlignment = .center, horizontal: Double? = nil, vertical: Double? = nil,
  _ children: [Item]
) -> Item {
  Item(
    rule: .grid(horizontalSpacing: horizontal, verticalSpacing: vertical, alignment: alignment),
    children: children)
}

func gridRow(alignment: GuideKey? = nil, _ children: [Item]) -> Item {
  Item(rule: .gridRow(alignment: alignment), children: children)
}

func viewThatFits(_ axes: LayoutAxes, _ children: [Item]) -> Item {
  Item(rule: .viewThatFits(axes), children: children)
}

func custom(_ layout: any CustomLayout, _ children: [Item]) -> Item {
  Item(rule: .custom(layout), children: children)
}
