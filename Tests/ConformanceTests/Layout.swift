import BanyanHost
import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// The layout properties that hosts receive, and the handling of impossible sizes.
@MainActor
@Suite struct LayoutTests {
  private func boxes<Content: View>(_ view: Content) -> (properties: [Property?], reports: [String])
  {
    let app = TestApp(view)
    let boxes = app.window.all.filter { $0.kind == .box }
    let properties = boxes.map { box in
      PropertyKey.allCases.lazy.compactMap { box.property($0) }.first
    }
    return (properties, app.reports)
  }

  @Test func sizesThatCannotBeAreReportedOnceAndLeftOut() {
    let (properties, reports) = boxes(Text("a").frame(width: -.infinity, height: -20))
    #expect(properties == [.frame(Frame())])
    #expect(reports == ["Invalid frame dimension (negative or non-finite)."])
  }

  @Test func theSameWrongSizeAgainIsNotReportedAgain() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
          .frame(width: .nan)
      }
    }
    let app = TestApp(Screen())
    app.window.button("Count 0").tap()
    app.window.button("Count 1").tap()
    #expect(app.reports == ["Invalid frame dimension (negative or non-finite)."])
  }

  @Test func boundsThatContradictEachOtherAreReported() {
    let (properties, reports) = boxes(Text("a").frame(minWidth: 50, maxWidth: 20))
    #expect(properties == [.frame(Frame(minimumWidth: 50, maximumWidth: 50))])
    #expect(reports == ["Contradictory frame constraints specified."])
  }

  @Test func infinityIsAMaximumAndAnIdealSizeIsKept() {
    let (properties, reports) = boxes(Text("a").frame(idealWidth: 30, maxWidth: .infinity))
    #expect(properties == [.frame(Frame(maximumWidth: .infinity, idealWidth: 30))])
    #expect(reports == [])
  }

  @Test func paddingSpacingAndPlacesThatCannotBeAreReportedAndLeftOut() {
    let (properties, reports) = boxes(
      VStack(spacing: .nan) {
        Spacer(minLength: .infinity)
        Text("a").padding(.nan).offset(x: .infinity, y: 3).position(x: 1, y: .nan)
          .aspectRatio(-1, contentMode: .fit).layoutPriority(.nan).zIndex(.nan)
      })
    let none = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)
    #expect(
      properties == [
        .depth(0), .layoutPriority(0), .aspectRatio(AspectRatio(ratio: nil, mode: .fit)),
        .position(Point(x: 1, y: 0)), .offset(Point(x: 0, y: 3)), .padding(none),
      ])
    #expect(
      Set(reports) == [
        "Invalid spacing (nan): it is left out.",
        "Invalid length of a Spacer (inf): it is left out.",
        "Invalid padding (nan): it is left out.",
        "Invalid offset (inf): it is left out.",
        "Invalid position (nan): it is left out.",
        "Invalid aspect ratio (-1.0): that of the content is used.",
        "Invalid layout priority (nan): 0 is used.",
        "Invalid zIndex (nan): 0 is used.",
      ])
    #expect(reports.count == 8)
  }

  @Test func aGuideIsAShareOfTheSizeAndPoints() {
    let (properties, reports) = boxes(
      Text("a").alignmentGuide(.leading) { $0[.trailing] - 120 }
        .alignmentGuide(.bottom) { $0.height / 2 + 4 })
    #expect(
      properties == [
        .alignmentGuides(
          AlignmentGuides(
            vertical: (.bottom, AlignmentGuides.Shift(share: -0.5, points: 4)))),
        .alignmentGuides(
          AlignmentGuides(
            horizontal: (.leading, AlignmentGuides.Shift(share: 1, points: -120)))),
      ])
    #expect(reports == [])
  }

  @Test func aGuideThatIsNoShareIsReported() {
    let (properties, reports) = boxes(Text("a").alignmentGuide(.top) { max($0.width, 10) })
    #expect(
      properties == [
        .alignmentGuides(
          AlignmentGuides(vertical: (.top, AlignmentGuides.Shift(share: 0, points: 10))))
      ])
    #expect(
      reports == [
        "An alignment guide is not a share of the view's size and points: it is a constant."
      ])
  }

  private struct Moving: View {
    @State private var place: CGFloat = 10
    var body: some View {
      Text("a").alignmentGuide(.top) { _ in place }
      Button("Lower") { place = 30 }
    }
  }

  @Test func whatAGuideReadsIsSentToTheHostWhenItChanges() {
    let app = TestApp(Moving())
    app.reset()
    app.window.button("Lower").tap()
    let box = app.window.all.first { $0.kind == .box }!
    #expect(
      app.window.mutations == [
        .set(
          box.id,
          .alignmentGuides(
            AlignmentGuides(vertical: (.top, AlignmentGuides.Shift(share: 0, points: 30)))))
      ])
  }

  @Test func aDirectionIsSentToTheHostWhereItIsSet() {
    let app = TestApp(
      VStack {
        Text("here")
        Text("there").environment(\.layoutDirection, .rightToLeft)
      })
    #expect(
      app.window.all.map { $0.property(.direction) }
        == [nil, nil, .direction(.rightToLeft)])
  }

  @Test func thePointerDoesNotFindWhatAllowsNoHits() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }.allowsHitTesting(false)
      }
    }
    let app = TestApp(Screen())
    app.window.button("Count 0").tap()
    #expect(app.window.shows("Count 0"))
  }
}
