// Stacks, frames, padding and what lies before and behind.
import SwiftUI

struct Layout: View {
  let width: CGFloat?

  var body: some View {
    stacks
    frames
    decorations
    places
    importance
    safeAreas
  }

  @ViewBuilder
  private var stacks: some View {
    VStack { Text("one") }
    VStack(alignment: .leading, spacing: 8) { Text("one") }
    HStack { Spacer() }
    HStack(alignment: .top, spacing: nil) { Spacer(minLength: 4) }
    ZStack { Divider() }
    ZStack(alignment: .topLeading) { Divider() }
    ScrollView { Text("one") }
    ScrollView(.horizontal) { Text("one") }
    ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("one") }
  }

  @ViewBuilder
  private var frames: some View {
    Text("one").frame(width: 10)
    Text("one").frame(width: width, height: width, alignment: .bottomTrailing)
    Text("one").frame(maxWidth: .infinity)
    Text("one").frame(
      minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 1, idealHeight: 2, maxHeight: 3,
      alignment: .center)
    Text("one").fixedSize()
    Text("one").fixedSize(horizontal: true, vertical: false)
    Text("one").padding()
    Text("one").padding(8)
    Text("one").padding(.top)
    Text("one").padding([.leading, .bottom], 8)
    Text("one").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @ViewBuilder
  private var decorations: some View {
    Text("one").overlay { Text("two") }
    Text("one").overlay(alignment: .top) { Text("two") }
    Text("one").overlay(Text("two"))
    Text("one").overlay(Text("two"), alignment: .bottom)
    Text("one").background { Text("two") }
    Text("one").background(alignment: .trailing) { Text("two") }
    Text("one").background(Text("two"))
    Text("one").background(Text("two"), alignment: .leading)
  }
}

extension Layout {
  @ViewBuilder
  private var places: some View {
    Text("one").offset(CGSize(width: 1, height: 2))
    Text("one").offset(x: 1)
    Text("one").offset(x: 1, y: 2)
    Text("one").position(CGPoint(x: 1, y: 2))
    Text("one").position(x: 1, y: 2)
    Image("one").resizable().aspectRatio(contentMode: .fit)
    Color.red.aspectRatio(1.5, contentMode: .fill)
    Color.red.aspectRatio(CGSize(width: 4, height: 3), contentMode: ContentMode.allCases[0])
    Text("one").scaledToFit()
    Text("one").scaledToFill()
    Text("one").alignmentGuide(.leading) { $0[.trailing] - $0[explicit: .leading, default: 0] }
    Text("one").alignmentGuide(.top) { $0[VerticalAlignment.center] + $0.height / 2 - $0.width }
  }

  @ViewBuilder
  private var importance: some View {
    Text("one").layoutPriority(1)
    Text("one").zIndex(-1)
    Text("one").hidden()
    Text("one").allowsHitTesting(false)
    Text("one").contentShape(Rectangle())
    Text("one").contentShape(Circle(), eoFill: true)
    Text("one").contentShape(.interaction, Capsule())
    Text("one").contentShape([.dragPreview, .hoverEffect], Rectangle(), eoFill: false)
    Text("one").flipsForRightToLeftLayoutDirection(true)
      .environment(\.layoutDirection, LayoutDirection.allCases[0])
  }

  @ViewBuilder
  private var safeAreas: some View {
    Color.red.ignoresSafeArea()
    Color.red.ignoresSafeArea(edges: .top)
    Color.red.ignoresSafeArea(.keyboard)
    Color.red.ignoresSafeArea([.container, .all], edges: [.bottom])
    Text("one").safeAreaInset(edge: .bottom) { Text("two") }
    Text("one").safeAreaInset(edge: .top, alignment: .leading, spacing: 0) { Text("two") }
    Text("one").safeAreaInset(edge: .leading) { Text("two") }
    Text("one").safeAreaInset(edge: .trailing, alignment: .top, spacing: 4) { Text("two") }
    Text("one").safeAreaPadding()
    Text("one").safeAreaPadding(8)
    Text("one").safeAreaPadding(.horizontal, 8)
    Text("one").safeAreaPadding(EdgeInsets())
  }

  @available(*, deprecated)
  @ViewBuilder
  private var deprecated: some View {
    Color.red.edgesIgnoringSafeArea(.all)
    Text("one").frame()
  }
}

extension ViewDimensions {
  fileprivate subscript(explicit guide: HorizontalAlignment, default value: CGFloat) -> CGFloat {
    self[explicit: guide] ?? self[explicit: VerticalAlignment.top] ?? value
  }
}

let points: [UnitPoint] = [
  .zero, .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading,
  .bottomTrailing, UnitPoint(), UnitPoint(x: 0.25, y: UnitPoint.center.x + UnitPoint.top.y),
]
let regions: SafeAreaRegions = SafeAreaRegions(rawValue: SafeAreaRegions.keyboard.rawValue)
let shapeKinds: ContentShapeKinds = [
  .contextMenuPreview, .focusEffect, .accessibility,
  ContentShapeKinds(rawValue: ContentShapeKinds.interaction.rawValue),
]
let sides: [HorizontalEdge?] = HorizontalEdge.allCases + [HorizontalEdge(rawValue: 0)]
let sideSets: [HorizontalEdge.Set] = [
  .leading, .trailing, .all, HorizontalEdge.Set(.leading),
  HorizontalEdge.Set(rawValue: HorizontalEdge.Set.all.rawValue),
]
let ends: [VerticalEdge?] = VerticalEdge.allCases + [VerticalEdge(rawValue: 0)]
let endSets: [VerticalEdge.Set] = [
  .top, .bottom, .all, VerticalEdge.Set(.top),
  VerticalEdge.Set(rawValue: VerticalEdge.Set.all.rawValue),
]
let baselines: [Alignment] = [
  .leadingFirstTextBaseline, .centerFirstTextBaseline, .trailingFirstTextBaseline,
  .leadingLastTextBaseline, .centerLastTextBaseline, .trailingLastTextBaseline,
]
let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]
let axisName = Axis.horizontal.description

let alignments: [Alignment] = [
  .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading,
  .bottomTrailing, Alignment(horizontal: .center, vertical: .firstTextBaseline),
]
let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing, alignments[0].horizontal]
let vertical: [VerticalAlignment] = [
  .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, alignments[0].vertical,
]
let axes: [Axis?] = [.horizontal, .vertical, Axis(rawValue: 0)]
let axisSets: [Axis.Set] = [.horizontal, .vertical, Axis.Set(rawValue: Axis.Set.vertical.rawValue)]
let edges: [Edge?] = [.top, .leading, .bottom, .trailing, Edge(rawValue: 0)]
let edgeSets: [Edge.Set] = [
  .top, .leading, .bottom, .trailing, .horizontal, .vertical, .all, Edge.Set(.top),
  Edge.Set(rawValue: Edge.Set.all.rawValue),
]

func widened(_ insets: EdgeInsets) -> EdgeInsets {
  var insets = insets == EdgeInsets() ? EdgeInsets() : insets
  insets.top += 1
  insets.leading += insets.trailing
  insets.bottom += 1
  return insets
}

let spacer = Spacer(minLength: 1).minLength
