import AVFoundation
import BanyanHost
import BanyanTesting
import Foundation
import FoundationComplement
import FoundationNetworking
import Testing
import UIKit
import WebKit

@testable import BanyanKits
@testable import SwiftUICore

/// Layers, the controllers of a window, and representables of AppKit with views that are one class for both systems.
@MainActor
@Suite struct UIKitLeftoversTests {
  private final class Screen: UIView {
    let film = AVPlayerLayer()

    init(_ player: AVPlayer) {
      super.init(frame: .zero)
      film.player = player
      film.videoGravity = .resizeAspectFill
      layer.addSublayer(film)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      film.frame = bounds
    }
  }

  private final class Backed: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }
  }

  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private func videos(_ view: UIView) -> [TestElement] {
    TestApp(Shown(view: view)).window.all.filter { $0.kind == .video }
  }

  @Test func `a layer of a player shows its video`() throws {
    let player = AVPlayer()
    #expect(videos(Screen(player)).count == 1)
    let backed = Backed()
    let layer = try #require(backed.layer as? AVPlayerLayer)
    #expect(videos(backed).isEmpty)
    layer.player = player
    #expect(videos(backed).count == 1)
  }

  @Test func `a layer is as large as its view has made it`() {
    let screen = Screen(AVPlayer())
    screen.layOutLayers(in: CGSize(width: 30, height: 20))
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(screen.film.frame == screen.bounds)
  }

  @Test func `a layer has one layer around it`() {
    let (first, second, inner) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(inner)
    second.addSublayer(inner)
    #expect(first.sublayers == nil)
    #expect(second.sublayers == [inner])
    #expect(inner.superlayer === second)
    inner.removeFromSuperlayer()
    #expect(second.sublayers == nil)
  }

  private struct Page: NSViewRepresentable {
    func makeNSView(context: Context) -> WKWebView { WKWebView() }
    func updateNSView(_ view: WKWebView, context: Context) {
      view.loadHTMLString("bread", baseURL: nil)
    }
  }

  @Test func `a representable of AppKit shows a web view`() {
    #expect(TestApp(Page()).window.all.count { $0.kind == .webPage } == 1)
  }

  private struct Stack: View {
    @State private var path = [1, 2]

    var body: some View {
      NavigationStack(path: $path) {
        Button("Home") {}
          .navigationDestination(for: Int.self) { number in
            Button("Root \(number)") { pop { $0.popToRootViewController(animated: true)?.count } }
            Button("Back \(number)") { pop { $0.popViewController(animated: true).map { _ in 1 } } }
          }
      }
      Text(verbatim: "\(path)")
    }

    private func pop(_ action: (UINavigationController) -> Int?) {
      let root = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        .first?.windows.first?.rootViewController
      for case let navigation as UINavigationController in root?.children ?? [] {
        _ = action(navigation)
      }
    }
  }

  @Test func `a window's navigation controller takes pages off its stack`() {
    let app = TestApp(Stack())
    app.window.button("Back 2").tap()
    #expect(app.window.texts.last == "[1]")
    let other = TestApp(Stack())
    other.window.button("Root 2").tap()
    #expect(other.window.texts.last == "[]")
    #expect(app.window.texts.last == "[1]")
  }

  @Test func `the color of what is in alerts is that of their buttons`() {
    struct Asking: App {
      init() {
        UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .red
      }
      var body: some Scene {
        WindowGroup { Text("page").alert("Sure?", isPresented: .constant(true)) {} }
      }
    }
    let actions = TestApp(app: Asking()).window.all.filter { $0.kind == .dialogActions }
    #expect(
      actions.map { $0.property(.tint)?.wording } == [
        Property.tint(UIColor.red.adaptive.description).wording
      ])
  }

  @Test func `the titles of segments have the font of their appearance`() {
    struct Segmented: App {
      init() {
        UISegmentedControl.appearance().setTitleTextAttributes(
          [.font: UIFont.boldSystemFont(ofSize: 15)], for: .normal)
      }
      var body: some Scene {
        WindowGroup {
          Picker("Bread", selection: .constant(1)) {
            Text("White").tag(1)
            Text("Dark").tag(2)
          }
          .pickerStyle(.segmented)
        }
      }
    }
    var style = TextStyle()
    style.fields.font = UIFont.boldSystemFont(ofSize: 15).resolved
    let expected = Property.style(style).wording
    let options = TestApp(app: Segmented()).window.all.filter { $0.kind == .option }
    #expect(options.map { $0.property(.style)?.wording } == [expected, expected])
  }

  @Test func `a cache needs no path`() {
    let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 2 << 20)
    #expect(cache.memoryCapacity == 1 << 20)
    #expect(cache.diskCapacity == 2 << 20)
  }
}
