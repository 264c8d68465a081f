// Stacks, frames, padding and what lies before and behind.
import SwiftUI

struct Layout: View {
  let width: CGFloat?

  var body: some View {
    stacks
    frames
    decorations
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
