// What containers make of their subviews.
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
  }

  static func subviews(
    _ first: ForEach<ForEachSubviewCollection<Subview>, Subview.ID, Subview>,
    _ second: ForEach<ForEachSectionCollection<Text>, SectionConfiguration.ID, Text>
  ) -> Int { first.data.count + second.data.count }
  static func groups(
    _ first: GroupElementsOfContent<Text, Text>, _ second: GroupSectionsOfContent<Text, Text>
  ) -> some View { TupleView((first, second)) }
}

struct Sorted: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.containerValues.isPinned == true ? .zero : CGSize(width: 1, height: 1)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
