// Stacks, frames, padding, backgrounds and overlays.
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
    lazies
    grids
    scrolling
    geometry
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

extension Layout {
  @ViewBuilder
  private var lazies: some View {
    LazyVStack { Text("one") }
    LazyVStack(alignment: .leading, spacing: 1, pinnedViews: [.sectionHeaders, .sectionFooters]) {
      Text("one")
    }
    LazyHStack { Text("one") }
    LazyHStack(alignment: .top, spacing: 1, pinnedViews: .sectionFooters) { Text("one") }
    LazyVGrid(columns: [GridItem()]) { Text("one") }
    LazyVGrid(
      columns: items, alignment: .leading, spacing: 1,
      pinnedViews: PinnedScrollableViews(rawValue: PinnedScrollableViews.sectionHeaders.rawValue)
    ) { Text("one") }
    LazyHGrid(rows: [GridItem(.fixed(1), spacing: 2, alignment: .top)]) { Text("one") }
    LazyHGrid(rows: items, alignment: .top, spacing: 1, pinnedViews: []) { Text("one") }
  }

  private var items: [GridItem] {
    var item = GridItem(.adaptive(minimum: 1))
    item.size = .flexible(minimum: 1, maximum: 2)
    item.spacing = 1
    item.alignment = .center
    return [item, GridItem(.flexible()), GridItem(.adaptive(minimum: 1, maximum: 2))]
  }

  @ViewBuilder
  private var grids: some View {
    Grid { GridRow { Text("one") } }
    Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 2) {
      GridRow(alignment: .firstTextBaseline) {
        Text("one").gridCellColumns(2)
        Text("two").gridCellAnchor(.topLeading)
        Text("three").gridColumnAlignment(.trailing)
      }
      Divider().gridCellUnsizedAxes([.horizontal, .vertical])
    }
  }

  @ViewBuilder
  private var scrolling: some View {
    ScrollViewReader { proxy in
      Button("one") { proxy.scrollTo(1) }
      Button("two") { proxy.scrollTo("a", anchor: .top) }
    }
    ScrollView { Text("one").scrollTargetLayout() }
      .scrollIndicators(.hidden)
      .scrollIndicators(.never, axes: .vertical)
      .scrollIndicators(.visible, axes: [.vertical])
      .scrollIndicators(.automatic)
      .scrollDisabled(false)
      .scrollClipDisabled()
      .scrollClipDisabled(false)
      .scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: 1)
      .scrollBounceBehavior(.basedOnSize)
      .scrollBounceBehavior(.automatic, axes: .horizontal)
      .scrollBounceBehavior(.always)
      .contentMargins(8)
      .contentMargins(.top, 8)
      .contentMargins(.horizontal, 8, for: .scrollContent)
      .contentMargins(.all, EdgeInsets(), for: .scrollIndicators)
      .contentMargins(1, for: .automatic)
      .defaultScrollAnchor(.bottom)
      .defaultScrollAnchor(.bottom, for: .initialOffset)
      .defaultScrollAnchor(nil, for: .sizeChanges)
      .defaultScrollAnchor(.top, for: ScrollAnchorRole.alignment)
      .scrollTargetBehavior(.viewAligned)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
      .scrollTargetBehavior(.paging)
      .scrollTargetBehavior(ViewAlignedScrollTargetBehavior(limitBehavior: .automatic))
      .scrollTargetBehavior(PagingScrollTargetBehavior())
      .scrollPosition(id: .constant(1 as Int?))
      .scrollPosition(id: .constant("a" as String?), anchor: .center)
    Text("one").scrollTargetLayout(isEnabled: false)
      .environment(\.isScrollEnabled, true)
  }

  @ViewBuilder
  private var geometry: some View {
    GeometryReader { proxy in
      Text("\(proxy.size.width) \(proxy.frame(in: .local).minX) \(proxy.safeAreaInsets.top)")
      Text("\(proxy.frame(in: .global).minX) \(proxy.frame(in: .named("a")).minX)")
      Text("\(proxy.frame(in: CoordinateSpace.named("a")).minX)")
      Text("\(proxy.bounds(of: .named("a"))?.minX ?? 0)")
    }
    .coordinateSpace(.named("a"))
    Text("one").onGeometryChange(for: CGSize.self) {
      $0.size
    } action: { _ in
    }
    Text("one").onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: { _, _ in
    }
    Text("one").environment(\.horizontalSizeClass, UserInterfaceSizeClass.compact)
      .environment(\.verticalSizeClass, .regular)
  }

  @ViewBuilder
  private var relative: some View {
    Text("one").containerRelativeFrame(.horizontal)
    Text("one").containerRelativeFrame([.horizontal, .vertical], alignment: .top)
    Text("one").containerRelativeFrame(.horizontal, count: 3, spacing: 8)
    Text("one").containerRelativeFrame(
      .vertical, count: 5, span: 2, spacing: 8, alignment: .leading)
    Text("one").containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }
    Text("one").containerRelativeFrame(.horizontal, alignment: .leading) {
      $1 == .horizontal ? $0 : 0
    }
  }

  @available(*, deprecated)
  private var named: some View { Text("one").coordinateSpace(name: "a") }
}

let limits: [ViewAlignedScrollTargetBehavior.LimitBehavior] = [
  .automatic, .always, .never, .alwaysByFew, .alwaysByOne,
]
let scrollView = (ScrollView { Text("one") }.axes, ScrollView { Text("one") }.showsIndicators)
let scrollContent: Text = ScrollView { Text("one") }.content
let space: CoordinateSpace = NamedCoordinateSpace.named("a").coordinateSpace

extension ViewDimensions {
  fileprivate subscript(explicit guide: HorizontalAlignment, default value: CGFloat) -> CGFloat {
    self[explicit: guide] ?? self[explicit: VerticalAlignment.top] ?? value
  }

  fileprivate func isAsLarge(as other: ViewDimensions) -> Bool { self == other }
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
