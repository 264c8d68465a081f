import Combine
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct ObjectReachTests {
  final class Model {}
  struct Item { var id: Int, title: String, tags: [String: [URL]], date: Date? }
  struct Node { var children: [Node], model: Model }
  struct Row: View {
    let item: Item
    @State private var count = 0
    @Environment(\.locale) private var locale
    var body: some View { Text(item.title) }
  }
  struct ModelRow: View {
    @State private var model = Model()
    var body: some View { Text("") }
  }
  enum Choice { case one, other }
  enum Source { case none, model(Model) }

  @Test(
    arguments: [
      Int.self, String.self, Item.self, [Item].self, (Int, Item?).self, Row.self, Choice.self,
      EmptyView.self,
    ] as [Any.Type])
  func `values lead to no object`(type: Any.Type) {
    #expect(ObjectReach.isPlain(type))
  }

  @Test(
    arguments: [
      Model.self, [Model].self, Model?.self, Node.self, ModelRow.self, Source.self,
      (() -> Void).self,
      Any.self, (any View).self, Binding<Int>.self, AnyView.self, Button<Text>.self,
      ObservedObject<RowModel>.self, Bindable<RowModel>.self,
    ] as [Any.Type])
  func `something may be an object, or lead to one`(type: Any.Type) {
    #expect(!ObjectReach.isPlain(type))
  }

  @Test func `an object that announces its changes may be disregarded`() {
    for type in [RowModel.self, [RowModel].self, (Int, RowModel?).self] as [Any.Type] {
      #expect(!ObjectReach.isPlain(type))
      #expect(ObjectReach.isPlain(type, acceptsObservable: true))
    }
    #expect(!ObjectReach.isPlain((RowModel, Model).self, acceptsObservable: true))
  }

  @Test func `a function that captures nothing is known by its context`() {
    // As a list sees it, which knows neither the element's type nor the content's.
    func capturesNothing<Element, Content>(_ content: @escaping (Element) -> Content) -> Bool {
      ObjectReach.capturesNothing(content)
    }
    let model = Model()
    #expect(capturesNothing { (number: Int) in Text("\(number)") })
    #expect(!capturesNothing { (_: Int) in Text("\(ObjectIdentifier(model).hashValue)") })
  }
}

@Observable final class RowModel: ObservableObject {}
