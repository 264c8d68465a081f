import BanyanTesting
import Foundation
import SwiftUI
import Testing

private nonisolated struct Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private nonisolated struct FirstThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension VerticalAlignment {
  fileprivate nonisolated static let m = VerticalAlignment(Middle.self)
}

extension HorizontalAlignment {
  fileprivate nonisolated static let firstThird = HorizontalAlignment(FirstThird.self)
}

@MainActor
@Suite struct OwnAlignmentsOfViews {
  private func area(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).named(name)
  }

  @Test func `LH02 a guide's value is what a view has set, else the default of its type`() {
    let app = TestApp(400, 700) {
      VStack(alignment: .firstThird, spacing: 0) {
        area("default", 90, 10)
        area("set", 60, 10).alignmentGuide(.firstThird) { $0.width - 10 }
      }
      .named("column")
    }
    #expect(
      app.frames(in: "column", "column", "default", "set")
        == [[0, 0, 110, 20], [20, 0, 90, 10], [0, 10, 60, 10]])
  }

  @Test func `LH07 a guide aligns views in different branches`() {
    let app = TestApp(400, 700) {
      HStack(alignment: .m, spacing: 0) {
        VStack(spacing: 0) {
          area("a", 10, 20)
          area("b", 10, 20).alignmentGuide(.m) { $0[VerticalAlignment.center] }
        }
        .named("left")
        area("right", 10, 40).alignmentGuide(.m) { $0[VerticalAlignment.center] }
      }
      .named("row")
    }
    #expect(
      app.frames(in: "row", "row", "left", "right")
        == [[0, 0, 20, 50], [0, 0, 10, 40], [10, 10, 10, 40]])
  }

  @Test func `LH05 a container has the mean of the guides that views in it have set`() {
    let seen = Trace<[CGFloat?]>()
    let app = TestApp(400, 700) {
      VStack(spacing: 0) {
        area("a", 10, 20).alignmentGuide(.m) { _ in 5 }
        area("b", 10, 20).alignmentGuide(.m) { _ in 15 }
        area("c", 10, 20)
      }
      .alignmentGuide(.top) { dimensions in
        seen([dimensions[explicit: .m], dimensions[.m], dimensions[explicit: .firstThird]])
        return 0
      }
      .frame(height: 100, alignment: .top)
    }
    #expect(app.reports == [])
    #expect(Set(seen.events) == [[20, 20, nil]])
  }

  @Test func `LH02 dimensions have the defaults of alignments that nobody has set`() {
    let seen = Trace<[CGFloat?]>()
    let app = TestApp(400, 700) {
      area("a", 90, 20).alignmentGuide(.top) { dimensions in
        seen([dimensions[.firstThird], dimensions[explicit: .firstThird], dimensions[.m]])
        return 0
      }
      .frame(height: 100, alignment: .top)
    }
    #expect(app.reports == [])
    #expect(Set(seen.events) == [[30, nil, 10]])
  }

  @Test func `LD02 a frame and a pile align on an alignment of the app's own`() {
    let app = TestApp(400, 700) {
      ZStack(alignment: Alignment(horizontal: .firstThird, vertical: .m)) {
        area("a", 90, 90)
        area("b", 30, 10)
      }
      .named("pile")
    }
    #expect(app.frames(in: "pile", "a", "b") == [[0, 0, 90, 90], [20, 40, 30, 10]])
    let framed = TestApp(400, 700) {
      area("a", 30, 10)
        .frame(
          width: 90, height: 90, alignment: Alignment(horizontal: .firstThird, vertical: .bottom)
        )
        .named("frame")
    }
    #expect(framed.frames(in: "frame", "a") == [[20, 80, 30, 10]])
  }

  @Test func `LJ17 a column of a grid is aligned on an alignment of the app's own`() {
    let app = TestApp(400, 700) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { area("a", 90, 10).gridColumnAlignment(.firstThird) }
        GridRow { area("b", 30, 10) }
      }
      .named("grid")
    }
    #expect(app.frames(in: "grid", "a", "b") == [[0, 0, 90, 10], [20, 10, 30, 10]])
  }

  @Test func `alignments of one type are equal, and others differ`() {
    #expect(VerticalAlignment(Middle.self) == .m)
    #expect(VerticalAlignment(Middle.self) != .center)
    #expect(HorizontalAlignment(FirstThird.self) != HorizontalAlignment(Middle.self))
    #expect(Set([VerticalAlignment.m, VerticalAlignment(Middle.self), .center]).count == 2)
  }
}
