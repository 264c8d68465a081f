import BanyanHost
import Testing

@testable import SwiftUICore

/// Traits that views pass to their container.
@MainActor
@Suite struct TraitTests {
  private final class SilentHost: BanyanHost.Host {
    func apply(_ batch: [Mutation]) {}
  }

  /// Names, each with its own identity.
  private struct Name: Identifiable {
    let id: Int
  }

  /// The tags of the elements directly inside a view's only element.
  private func tags<Content: View>(_ view: Content) -> [Int?] {
    let app = RunningApp(view: { view })
    let host = SilentHost()
    let window = app.open(on: host, name: "window")
    defer { window.close() }
    return window.node.children[0].children.map { $0.tag?.value(as: Int.self) }
  }

  @Test func anElementHasTheTagOfItsView() {
    #expect(
      tags(
        VStack {
          Text("A").tag(1); Text("B").tag(2); Text("C")
        }) == [1, 2, nil])
  }

  @Test func aTagReachesThroughBoxesAndDecorations() {
    let view = VStack {
      Text("A").tag(1).padding().frame(width: 10)
      Text("B").tag(2).padding().background { Text("behind").tag(9) }
      Text("C").padding().tag(3)
    }
    #expect(tags(view) == [1, 2, 3])
  }

  @Test func aTagInsideAnotherContainerDoesNotApplyToIt() {
    #expect(tags(VStack { VStack { Text("A").tag(1) } }) == [nil])
  }

  @Test func theOutermostTagCounts() {
    #expect(
      tags(
        VStack {
          Text("A").tag(1).padding().tag(2); Text("B").tag(3).tag(4)
        }) == [2, 4])
  }

  @Test func aGroupsTagIsEachMembers() {
    #expect(
      tags(
        VStack {
          Group {
            Text("A"); Text("B")
          }.tag(1)
        }) == [1, 1])
  }

  @Test func aRowsIdentityIsItsTagUnlessItSpecifiesAnother() {
    let view = VStack {
      ForEach([Name(id: 5), Name(id: 6)]) { name in Text("\(name.id)") }
      ForEach([Name(id: 7)]) { name in Text("\(name.id)").tag(70) }
    }
    #expect(tags(view) == [5, 6, 70])
  }

  @Test func aTagIsOfTheTypeOfTheSelectionOrItsOptional() {
    let tag = Tag(1)
    #expect(tag.value(as: Int.self) == 1)
    #expect(tag.value(as: Int?.self) == 1)
    #expect(tag.value(as: String.self) == nil)
    #expect(Tag(1, includesOptional: false).value(as: Int?.self) == nil)
    #expect(Tag(Int?.none).value(as: Int?.self) == .some(.none))
    #expect(Tag(Int?.some(1)).value(as: Int.self) == nil)
  }
}
