import CoreLocation
import SwiftUICore

/// The lines of latitude and longitude on a map without pictures, with their degrees.
struct MapGraticule: View {
  let viewport: Viewport

  var body: some View {
    let lines = GraticuleLines(viewport)
    ZStack(alignment: .topLeading) {
      Path { path in
        for line in lines.meridians {
          path.move(to: CGPoint(x: line.place, y: 0))
          path.addLine(to: CGPoint(x: line.place, y: viewport.size.height))
        }
        for line in lines.parallels {
          path.move(to: CGPoint(x: 0, y: line.place))
          path.addLine(to: CGPoint(x: viewport.size.width, y: line.place))
        }
      }
      .stroke(.gray.opacity(0.35), lineWidth: 1)
      MapLayer() {
        ForEach(lines.meridians) { line in
          caption(line.caption)
            .place(
              MapPlace(
                x: line.place + 3, y: Double(viewport.size.height) - 3, anchor: .bottomLeading))
        }
        // The lowest would be in the row of the others.
        ForEach(lines.parallels.filter { $0.place < Double(viewport.size.height) - 20 }) { line in
          caption(line.caption).place(MapPlace(x: 3, y: line.place - 2, anchor: .bottomLeading))
        }
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  private func caption(_ text: String) -> some View {
    Text(verbatim: text).font(.caption2).foregroundStyle(.secondary)
  }
}

/// The lines of latitude and longitude that cross what a map shows, at round degrees.
struct GraticuleLines {
  struct Line: Identifiable, Equatable {
    /// The number of steps from zero degrees.
    let id: Int
    /// The distance from the left or upper edge of the view, in points.
    let place: Double
    let caption: String
  }

  let meridians: [Line]
  let parallels: [Line]

  /// The shortest distance between two lines, in points.
  private static let shortest = 90.0
  /// The numbers of steps in 360 degrees.
  private static let steps = [
    90, 45, 30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.000_5,
    0.000_2, 0.000_1,
  ]

  init(_ viewport: Viewport) {
    let pointsPerDegree = viewport.scale / 360
    let step = Self.steps.last { $0 * pointsPerDegree >= Self.shortest } ?? Self.steps[0]
    let digits = Self.digits(of: step)
    func caption(_ degrees: Double, _ letters: (String, String)) -> String {
      let letter = abs(degrees) < step / 2 ? "" : degrees < 0 ? letters.1 : letters.0
      return String(format: "%.\(digits)f°", abs(degrees)) + letter
    }
    let width = Double(viewport.size.width) / pointsPerDegree
    let left = (viewport.x - 0.5) * 360 - width / 2
    let right = left + width
    meridians = Self.multiples(of: step, from: left, to: right).map { index in
      let degrees = Double(index) * step
      let turned = degrees - ((degrees + 180) / 360).rounded(.down) * 360
      return Line(
        id: index, place: ((degrees - left) * pointsPerDegree).rounded(),
        caption: caption(turned, ("E", "W")))
    }
    let (north, south) = (
      viewport.coordinate(at: .zero).latitude,
      viewport.coordinate(at: CGPoint(x: 0, y: viewport.size.height)).latitude
    )
    parallels = Self.multiples(of: step, from: south, to: north).map { index in
      let degrees = Double(index) * step
      let place = viewport.place(
        of: CLLocationCoordinate2D(latitude: degrees, longitude: viewport.center.longitude))
      return Line(
        id: index, place: Double(place.y.rounded()), caption: caption(degrees, ("N", "S")))
    }
  }

  private static func multiples(of step: Double, from start: Double, to end: Double) -> [Int] {
    let (first, last) = (Int((start / step).rounded(.up)), Int((end / step).rounded(.down)))
    return first <= last ? Array(first...last) : []
  }

  private static func digits(of step: Double) -> Int {
    step >= 1 ? 0 : Int((-log10(step)).rounded(.up))
  }
}
