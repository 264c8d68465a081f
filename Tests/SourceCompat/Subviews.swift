// Containers of subviews, and effects that depend on positions.
import SwiftUI

struct Pinned: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  var isPinned: Bool {
    get { self[Pinned.self] }
    set { self[Pinned.self] = newValue }
  }
  @Entry var note: String = ""
}

struct Board<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      let ids: [Subview.ID] = subviews.map(\.id)
      Text("\(subviews.count) \(ids.count) \(subviews.startIndex)..<\(subviews.endIndex)")
      if let first = subviews.first { first }
      subviews[0..<1]
      subviews.dropFirst()
      ForEach(subviews) { (subview: Subview) in
        let values: ContainerValues = subview.containerValues
        subview.padding()
          .accessibilityHidden(
            values.isPinned || values.hasTag(1) || values.tag(for: Int.self) == 2)
      }
    }
    Group(subviews: content) { (subviews: SubviewsCollection) in
      let slice: SubviewsCollectionSlice = subviews[0..<subviews.count]
      Text(
        "\(slice.count) \(slice.indices.count) \(slice[0..<1].count) \(slice[0].id == subviews[0].id)"
      )
      subviews
    }
    Group(sections: content) { (sections: SectionCollection) in
      Text(
        "\(sections.count) \(sections.startIndex) \(sections.endIndex) \(sections[0].id == sections[0].id)"
      )
      ForEach(sections) { (section: SectionConfiguration) in
        let id: SectionConfiguration.ID = section.id
        section.header.id(id)
        section.content
        section.footer
        Text(section.containerValues.note)
      }
    }
    ForEach(subviews: content) { subview in subview }
    ForEach(sections: content) { section in section.content }
  }
}

struct Subviews: View {
  var body: some View {
    Board { Text("A").containerValue(\.isPinned, true).containerValue(\.note, "note") }
    Text("moved").visualEffect { effect, proxy in
      effect.offset(proxy.size).offset(x: 1).offset(y: 1).offset(x: 1, y: 1)
        .scaleEffect(2).scaleEffect(2, anchor: .top).scaleEffect(CGSize(width: 1, height: 2))
        .scaleEffect(x: 1, y: 2, anchor: .leading).rotationEffect(.degrees(3), anchor: .top)
        .opacity(0.5).blur(radius: 3).blur(radius: 3, opaque: true).brightness(0.1).contrast(0.9)
        .saturation(0.5).grayscale(0.5).hueRotation(.degrees(20))
    }
    .visualEffect { effect, proxy in
      effect.offset(
        x: proxy.frame(in: .scrollView).minX, y: proxy.frame(in: .scrollView(axis: .vertical)).minY)
    }
    .visualEffect { _, _ in EmptyVisualEffect() }
    .modifier(Faded())
  }

  nonisolated static func fades(_ effect: some VisualEffect) -> some VisualEffect {
    effect.opacity(0.5)
  }
  static func subviews(
    _ first: ForEach<ForEachSubviewCollection<Subview>, Subview.ID, Subview>,
    _ second: ForEach<ForEachSectionCollection<Text>, SectionConfiguration.ID, Text>
  ) -> Int { first.data.count + second.data.count }
  static func elements(
    _ first: ForEachSubviewCollection<Text>, _ second: ForEachSectionCollection<Text>
  ) -> (Subview, SectionConfiguration) {
    (first[first.endIndex - first.startIndex], second[second.endIndex - second.startIndex])
  }
  @ViewBuilder
  static func bodies(_ all: SubviewsCollection, _ part: SubviewsCollectionSlice) -> some View {
    all.body
    part.body
    Text("\(part.startIndex) \(part.endIndex)")
  }
  static func groups(
    _ first: GroupElementsOfContent<Text, Text>, _ second: GroupSectionsOfContent<Text, Text>
  ) -> some View { TupleView((first, second)) }
}

struct Faded: ViewModifier {
  func body(content: Content) -> some View {
    content.visualEffect { effect, _ in Subviews.fades(effect) }
  }
}

struct Sorted: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize
  {
    subviews.first?.containerValues.isPinned == true ? .zero : CGSize(width: 1, height: 1)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) {}
}
