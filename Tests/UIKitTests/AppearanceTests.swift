import BanyanHost
import BanyanTesting
import Foundation
import Testing
import UIKit

@testable import BanyanKits
@testable import SwiftUICore

/// How glass, segments and dots look.
@MainActor
@Suite struct AppearanceTests {
  private struct Styled: App {
    init() {
      UISegmentedControl.appearance().selectedSegmentTintColor = .red
      UISegmentedControl.appearance().backgroundColor = .black
      UISegmentedControl.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.gray], for: .normal)
      UISegmentedControl.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.white], for: .selected)
      UIPageControl.appearance().currentPageIndicatorTintColor = .red
      UIPageControl.appearance().pageIndicatorTintColor = .gray
    }

    var body: some Scene {
      WindowGroup {
        TabView {
          Pickers()
          Text("Second")
        }
        .tabViewStyle(.page)
      }
    }
  }

  private struct Pickers: View {
    @State private var choice = 1

    var body: some View {
      VStack {
        Picker("Segments", selection: $choice) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.segmented)
        Picker("Wheel", selection: $choice) { Text("Three").tag(1) }.pickerStyle(.inline)
      }
    }
  }

  private func colors(of kind: ElementKind, in app: TestApp) -> [String] {
    app.window.all.filter { $0.kind == kind }.map { element in
      [PropertyKey.background, .style].compactMap { element.property($0)?.wording }
        .joined(separator: " on ")
    }
  }

  @Test func proxiesColorSegmentsAndDots() {
    let app = TestApp(app: Styled())
    let (red, black) = (wording(.background, .red), wording(.background, .black))
    let (white, gray) = (wording(.style, .white), wording(.style, .gray))
    #expect(colors(of: .picker, in: app) == [black, ""])
    #expect(colors(of: .option, in: app) == ["\(red) on \(white)", gray, ""])
    #expect(colors(of: .tab, in: app) == [wording(.style, .red), gray])
    app.window.picker("Segments").choose("Two")
    #expect(colors(of: .option, in: app) == [gray, "\(red) on \(white)", ""])
    #expect(colors(of: .option, in: TestApp(Pickers())) == ["", "", ""])
  }

  private func wording(_ key: PropertyKey, _ color: UIColor) -> String {
    let description = color.adaptive.description
    if key == .background { return Property.background(.color(description)).wording }
    var style = TextStyle()
    style.fields.color = description
    return Property.style(style).wording
  }

  private func shown(_ view: some View) -> String { TestApp(view).window.description }

  @Test func glassIsAMaterialInAShape() {
    #expect(
      shown(Text("a").glassEffect())
        == shown(Text("a").background { Capsule().fill(.regularMaterial).overlay {} }))
    #expect(
      shown(Text("a").glassEffect(.clear.tint(.red).interactive(), in: .rect(cornerRadius: 8)))
        == shown(
          Text("a").background {
            RoundedRectangle(cornerRadius: 8).fill(.ultraThinMaterial).overlay {
              RoundedRectangle(cornerRadius: 8).fill(.red.opacity(0.7))
            }
          }))
    #expect(shown(Text("a").glassEffect(.identity)) == shown(Text("a").background {}))
    #expect(shown(GlassEffectContainer(spacing: 8) { Text("a") }) == shown(Text("a")))
  }
}
