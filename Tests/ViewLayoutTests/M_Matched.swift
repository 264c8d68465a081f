import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// Views that are shown in the frame of others, by the statements on motion.
@MainActor
@Suite struct Matched {
  /// A source of 100 by 40 at (10, 10), and a view of 30 by 20 at (200, 300) that follows it.
  private struct Screen<Follower: View>: View {
    var isSource = true
    @ViewBuilder let follower: (Namespace.ID) -> Follower
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.matchedGeometryEffect(id: 1, in: space, isSource: isSource)
          .frame(width: 100, height: 40).padding([.leading, .top], 10)
        VStack(alignment: .leading, spacing: 0) {
          follower(space).frame(width: 30, height: 20)
          Color.green.frame(width: 10, height: 10).named("below")
        }
        .padding(.leading, 200).padding(.top, 300)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func frames(
    _ properties: MatchedGeometryProperties, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> [[CGFloat]?] {
    let app = TestApp(400, 700) {
      Screen(isSource: isSource) { space in
        Color.blue.named("follower").matchedGeometryEffect(
          id: 1, in: space, properties: properties, anchor: anchor, isSource: false)
      }
    }
    return app.frames("follower", "below")
  }

  private let below: [CGFloat] = [200, 320, 10, 10]

  @Test func `ME02 ME01 a view takes the position and the size of its source, or one of them`() {
    #expect(frames(.frame) == [[10, 10, 100, 40], below])
    #expect(frames(.position) == [[45, 20, 30, 20], below])
    #expect(frames(.position, anchor: .topLeading) == [[10, 10, 30, 20], below])
    #expect(frames(.size, anchor: .topLeading) == [[200, 300, 100, 40], below])
    #expect(frames([]) == [[200, 300, 30, 20], below])
  }

  @Test func `ME03 a fixed size inside counts more than that of the source`() {
    let app = TestApp(400, 700) {
      Screen { space in
        Color.blue.frame(width: 20, height: 10).named("follower").matchedGeometryEffect(
          id: 1, in: space, anchor: .bottomTrailing, isSource: false)
      }
    }
    #expect(app.frames("follower", "below") == [[90, 40, 20, 10], below])
  }

  /// Decided: of several sources the first counts, and without any, each view has its own place.
  @Test func `ME06 without a source each view has its own place, and several are reported`() {
    #expect(frames(.frame, isSource: false) == [[200, 300, 30, 20], below])
    let app = TestApp(400, 700) {
      Screen { space in
        ZStack {
          Color.blue.named("follower").matchedGeometryEffect(id: 1, in: space, isSource: false)
          Color.gray.matchedGeometryEffect(id: 1, in: space)
        }
      }
    }
    #expect(app.frames("follower") == [[10, 10, 100, 40]])
    #expect(app.reports.count == 1)
  }

  /// Two places, one of which is the source for a view that follows.
  private struct Choice: View {
    @State private var isSecond = false
    @State private var isMoved = false
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.matchedGeometryEffect(id: 1, in: space, isSource: !isSecond)
          .frame(width: 100, height: 40).padding([.leading, .top], isMoved ? 50 : 10)
        Color.red.matchedGeometryEffect(id: 1, in: space, isSource: isSecond)
          .frame(width: 50, height: 20).padding(.leading, 200).padding(.top, 100)
        Color.blue.named("follower").matchedGeometryEffect(id: 1, in: space, isSource: false)
        Button("Choose") { withAnimation(.linear(duration: 1)) { isSecond.toggle() } }
        Button("Move") { withAnimation(.linear(duration: 1)) { isMoved.toggle() } }
        Button("Jump") { isSecond.toggle() }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func follower(after button: String, at time: Double) -> CGRect? {
    let app = TestApp(layout: .size(400, 700).reportingToHost()) { Choice() }
    app.window.showsMotion = true
    app.window.button(button).tap()
    return app.window.frame(of: "follower", at: time)
  }

  @Test func `ME05 a view glides to a source that moves, and to another`() {
    #expect(follower(after: "Move", at: 0.25) == CGRect(x: 20, y: 20, width: 100, height: 40))
    #expect(
      follower(after: "Choose", at: 0.25) == CGRect(x: 57.5, y: 32.5, width: 87.5, height: 35))
    #expect(follower(after: "Choose", at: 1) == CGRect(x: 200, y: 100, width: 50, height: 20))
  }

  @Test func `ME07 without an animation a view jumps to another source`() {
    #expect(follower(after: "Jump", at: 0.25) == CGRect(x: 200, y: 100, width: 50, height: 20))
  }
}
