import BanyanGraph
import BanyanHost
import SwiftUICore

/// The measured sizes of an element, one after the other, without another cause in between.
struct Measurements {
  let place: ExaminedPlace
  var sizes: [Size] = []

  /// In points.
  struct Size: Equatable {
    let width: Double
    let height: Double

    func distance(to other: Size) -> Double {
      abs(width - other.width) + abs(height - other.height)
    }
  }

  /// True if the differences between sizes do not decrease: the sizes do not converge.
  var isRestless: Bool {
    guard sizes.count >= 3 else { return false }
    let first = sizes[0].distance(to: sizes[1])
    let last = sizes[sizes.count - 2].distance(to: sizes[sizes.count - 1])
    return first > 0 && last >= first / 2
  }
}

/// D23: measured sizes that change what is measured.
extension Doctor {
  /// The number of measurements of an element before it is reported.
  private static let measuringLimit = 10

  /// Records a size that an element has received.
  package func measured(_ element: ElementNode, width: Double, height: Double) {
    let size = Measurements.Size(width: width, height: height)
    var known = measurements[element.number] ?? Measurements(place: ExaminedPlace(of: element))
    if known.sizes.last == size { return }
    known.sizes.append(size)
    if known.sizes.count >= Self.measuringLimit, known.isRestless { report(of: known) }
    if known.sizes.count > Self.measuringLimit { known.sizes.removeFirst() }
    measurements[element.number] = known
  }

  /// Judges elements whose window was laid out as many times as an update allows.
  package func judgeMeasuring() {
    for known in measurements.values.sorted(by: { $0.place.path < $1.place.path })
    where known.sizes.count >= LayoutRounds.most && known.isRestless {
      report(of: known)
    }
  }

  private func report(of known: Measurements) {
    let sizes = known.sizes.prefix(3).map { "\($0.width.short) x \($0.height.short)" }
    report(
      .measuringLoop, .finding, at: known.place, about: "",
      "What \(known.place.view) makes of its size gives it another one: \(sizes.joined(separator: ", ")) "
        + "and so on.",
      advice: "Let the size depend on what is offered, not on what was measured, or bound it.")
  }

  /// Forgets the measurements if another event has happened, or if they led to no write.
  func endMeasuring(_ update: ExaminedUpdate?) {
    if event?.isMeasuring == true, let update, !update.changes.isEmpty { return }
    if !measurements.isEmpty { measurements = [:] }
  }
}

extension Double {
  fileprivate var short: String {
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
