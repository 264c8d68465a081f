import BanyanInsight
import BanyanTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// A test has no resources of an app, so these give it some.
@MainActor
@Suite struct MissingResourceTests {
  private func withResources<Result>(
    reports: Bool = false, _ body: () throws -> Result
  ) rethrows -> Result {
    MissingResources.look(reports: reports) {
      .init(pictures: ["apple"], colors: ["Brand"], dataSets: ["Prices"], fonts: ["Lobster"])
    }
    defer { MissingResources.end() }
    return try body()
  }

  private struct Shop: View {
    let picture: String
    let color: String
    let font: String
    let prices: String
    var body: some View {
      Image(picture)
      Text(NSDataAsset(name: prices) == nil ? "no prices" : "prices")
        .foregroundStyle(Color(color))
        .font(.custom(font, size: 17))
    }
  }

  @Test func `insight D29 pictures, colors, fonts and data sets that do not exist are found`() {
    let app = withResources {
      TestApp(
        Shop(picture: "aple", color: "Brnad", font: "Lobstre", prices: "Price"), isTracing: true)
    }
    #expect(
      app.findings.map { "\($0.rule.rawValue) \($0.severity): \($0.message)" } == [
        "D29 error: Shop names the picture \"aple\", which does not exist: a placeholder is shown. The nearest is \"apple\".",
        "D29 finding: Shop names the data set \"Price\", which does not exist: the program receives nil. The nearest is \"Prices\".",
        "D29 error: Shop names the color \"Brnad\", which does not exist: gray is shown. The nearest is \"Brand\".",
        "D29 finding: Shop names the font \"Lobstre\", which does not exist: the system's typeface is shown where a person's system has no font of that name. The nearest is \"Lobster\".",
      ])
  }

  @Test func `insight D29 nothing is found where all names exist`() {
    let app = withResources {
      TestApp(
        Shop(picture: "apple", color: "Brand", font: "Lobster", prices: "Prices"), isTracing: true)
    }
    #expect(app.findings == [])
  }

  private struct Cinema: View {
    let bundle: Bundle
    @State private var count = 0
    var body: some View {
      Button("Add") { count += 1 }
      Text("\(count) \(bundle.url(forResource: "fillm", withExtension: "mp4")?.path ?? "none")")
      Text(bundle.path(forResource: "film", ofType: "mp4") == nil ? "none" : "film")
    }
  }

  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID()).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["film.mp4", "Cinema.swift"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    try body(#require(Bundle(path: folder.path)))
  }

  @Test func `insight D29 a file that a bundle lacks is found and reported once`() throws {
    try withBundle { bundle in
      let message =
        "Cinema names the file \"fillm.mp4\", which does not exist: the program receives nil. The nearest is \"film.mp4\"."
      let app = withResources(reports: true) {
        let app = TestApp(Cinema(bundle: bundle), isTracing: true)
        app.window.button("Add").tap()
        return app
      }
      #expect(app.window.texts == ["Add", "1 none", "film"])
      #expect(app.findings.map(\.message) == [message])
      #expect(app.reports == [message])
    }
  }

  @Test func `insight D29 a file that code outside of all views asks for is found, too`() throws {
    try withBundle { bundle in
      let app = withResources {
        let app = TestApp(Text("a"), isTracing: true)
        _ = bundle.url(forResource: "films", withExtension: nil, subdirectory: "new")
        return app
      }
      #expect(
        app.findings.map(\.message) == [
          "The app names the file \"new/films\", which does not exist: the program receives nil. The nearest is \"film.mp4\"."
        ])
    }
  }
}
