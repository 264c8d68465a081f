import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// Sections in stacks, whose views are arranged like those of the stack.
@MainActor
@Suite struct SectionsInStacks {
  private struct Sections: View {
    var body: some View {
      Section("A") { Text("1").named("1") }
      Section("B") { Text("2").named("2") }
    }
  }

  @Test func `LG06 an absent footer makes no gap after the rows`() {
    let app = TestApp(100, 400) { VStack(spacing: 20) { Sections() }.named("stack") }
    #expect(
      app.frames(in: "stack", "stack", "1", "2")
        == [[0, 0, 10, 140], [0, 40, 10, 20], [0, 120, 10, 20]])
    let scrolled = TestApp(100, 400) { ScrollView { LazyVStack(spacing: 20) { Sections() } } }
    #expect(scrolled.frames("1", "2") == [[45, 40, 10, 20], [45, 120, 10, 20]])
  }

  private struct Titled: View {
    let title: String?
    var body: some View {
      Section {
        Text("1").named("1")
      } header: {
        if let title { Text(title) }
      } footer: {
        Text("x").named("x")
        Text("y").named("y")
      }
    }
  }

  @Test func `LG05 the views of a footer stand one below the other, and an absent header nowhere`()
  {
    let app = TestApp(100, 400) { VStack(spacing: 20) { Titled(title: nil) }.named("stack") }
    #expect(
      app.frames(in: "stack", "stack", "1", "x", "y")
        == [[0, 0, 10, 100], [0, 0, 10, 20], [0, 40, 10, 20], [0, 80, 10, 20]])
  }

  private struct Spread: View {
    @State private var isWide = false
    var body: some View {
      VStack(alignment: isWide ? .leading : .center, spacing: isWide ? 24 : 8) {
        Section {
          Text("1").named("1")
          Text("long").named("2")
        }
        .padding(.leading, 10)
        Section { Section { Text("in").named("3") } }
      }
      .named("stack")
      Button("Spread") { isWide = true }
    }
  }

  @Test func `LG05 the views of a section follow the stack to another spacing and alignment`() {
    let app = TestApp(100, 400) { Spread() }
    #expect(
      app.frames(in: "stack", "stack", "1", "2", "3")
        == [[0, 0, 50, 76], [25, 0, 10, 20], [10, 28, 40, 20], [15, 56, 20, 20]])
    app.window.button("Spread").tap()
    #expect(
      app.frames(in: "stack", "stack", "1", "2", "3")
        == [[0, 0, 50, 108], [10, 0, 10, 20], [10, 44, 40, 20], [0, 88, 20, 20]])
  }
}
