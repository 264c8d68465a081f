import BanyanGraph
import BanyanHost
import BanyanLayout
import Foundation

/// A type that identifies a custom alignment.
///
/// ```swift
/// private struct FirstThird: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
/// }
///
/// extension VerticalAlignment {
///   static let firstThird = VerticalAlignment(FirstThird.self)
/// }
/// ```
///
/// See Apple's documentation of `AlignmentID`.
public nonisolated protocol AlignmentID {
  /// Returns the position of the line in a view that does not set it with `alignmentGuide` (LH02).
  ///
  /// The position must depend on the view alone. Layout may call this method any number of times.
  /// - Parameter context: the size and the guides of the view, in its own coordinates.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The custom alignments of apps, numbered from 1. Layout knows them by these numbers.
enum OwnAlignments {
  private nonisolated(unsafe) static var numbers: [ObjectIdentifier: UInt32] = [:]
  private nonisolated(unsafe) static var types: [any AlignmentID.Type] = []

  nonisolated static func number(of type: any AlignmentID.Type) -> UInt32 {
    Lock.shared.withLock {
      let identity = ObjectIdentifier(type)
      if let known = numbers[identity] { return known }
      types.append(type)
      numbers[identity] = UInt32(types.count)
      return UInt32(types.count)
    }
  }

  nonisolated static func type(of number: UInt32) -> (any AlignmentID.Type)? {
    Lock.shared.withLock {
      number > 0 && number <= types.count ? types[Int(number) - 1] : nil
    }
  }

  /// Returns the position of a custom alignment in a view that does not set it.
  nonisolated static func value(of key: GuideKey, in dimensions: LayoutDimensions) -> Double {
    guard let type = key.ownNumber.flatMap(type(of:)) else { return 0 }
    return Double(type.defaultValue(in: ViewDimensions(dimensions)))
  }
}

extension BanyanHost.Alignment {
  var horizontalKey: GuideKey {
    ownHorizontal == 0 ? GuideKey(horizontal) : GuideKey(own: ownHorizontal, .horizontal)
  }

  var verticalKey: GuideKey {
    ownVertical == 0 ? GuideKey(vertical) : GuideKey(own: ownVertical, .vertical)
  }
}

extension BanyanHost.Alignment.Horizontal {
  /// Returns the standard alignment nearest to a line.
  static func nearest(_ line: (ViewDimensions) -> CGFloat) -> Self {
    let share = line(ViewDimensions(width: 1_000, height: 1_000)) / 1_000
    return share < 0.25 ? .leading : share > 0.75 ? .trailing : .center
  }
}

extension BanyanHost.Alignment.Vertical {
  /// Returns the standard alignment nearest to a line.
  static func nearest(_ line: (ViewDimensions) -> CGFloat) -> Self {
    let share = line(ViewDimensions(width: 1_000, height: 1_000)) / 1_000
    return share < 0.25 ? .top : share > 0.75 ? .bottom : .center
  }
}
