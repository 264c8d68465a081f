// What moves the content of scroll views, where the pointer is, and what is around a page.
import SwiftUI

struct ScrollsAndPointers: View {
  @State private var offset = CGFloat.zero
  @State private var isSheetShown = false

  var body: some View {
    scrolls
    pointers
    containers
  }

  private func height(of geometry: ScrollGeometry) -> CGFloat {
    let other = ScrollGeometry(
      contentOffset: geometry.contentOffset, contentSize: geometry.contentSize,
      contentInsets: geometry.contentInsets, containerSize: geometry.containerSize)
    return max(other.bounds.height, geometry.visibleRect.height)
  }

  private func describe(_ phase: ScrollPhase) -> String {
    switch phase {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }

  @ViewBuilder
  private var scrolls: some View {
    ScrollView { Text("one").onScrollVisibilityChange { print($0) } }
      .onScrollGeometryChange(for: CGFloat.self) {
        height(of: $0)
      } action: { _, new in
        offset = new
      }
      .onScrollPhaseChange { old, new in print(describe(old), new.isScrolling) }
      .onScrollPhaseChange { _, new, context in
        print(describe(new), context.geometry.contentOffset)
      }
    Text("two").onScrollVisibilityChange(threshold: 0.9) { print($0) }
  }

  @ViewBuilder
  private var pointers: some View {
    Text("one").onContinuousHover { phase in
      switch phase {
      case .active(let location): print(location)
      case .ended: print("ended")
      }
    }
    Text("two").onContinuousHover(coordinateSpace: CoordinateSpace.global) { _ in }
    Text("three").onContinuousHover(coordinateSpace: .named("a")) { _ in }
    let styles: [PointerStyle] = [
      .default, .link, .grabIdle, .grabActive, .horizontalText, .verticalText, .rectSelection,
      .columnResize, .rowResize, .zoomIn, .zoomOut,
    ]
    ForEach(styles.indices, id: \.self) { Text("four").pointerStyle(styles[$0]) }
  }

  @ViewBuilder
  private var containers: some View {
    Text("one").containerShape(RoundedRectangle(cornerRadius: 8))
    Text("two").containerBackground(.red, for: .navigation)
    Text("three").containerBackground(for: .widget) { Color.red }
    Text("four").containerBackground(for: .navigation, alignment: .top) { Color.red }
    let interactions: [PresentationBackgroundInteraction] = [
      .automatic, .enabled, .enabled(upThrough: .medium), .disabled,
    ]
    Text("five").sheet(isPresented: $isSheetShown) {
      Text("six").presentationBackgroundInteraction(interactions[0])
    }
  }
}

let scrollPhases: [ScrollPhase] = [.idle, .tracking, .interacting, .decelerating, .animating]
let hoverPhases: [HoverPhase] = [.active(.zero), .ended]
