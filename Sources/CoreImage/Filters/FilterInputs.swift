import CoreGraphics
import Foundation

/// An input of a filter.
enum FilterValue: Sendable {
  case picture(CIImage?)
  case number(Double)
  case point(CGPoint)
  case transform(CGAffineTransform)
  case color(CIColor)
  case data(Data)
  case text(String)

  /// The value in the form for apps.
  var value: Any? {
    switch self {
    case .picture(let picture): picture
    case .number(let number): number
    case .point(let point): CIVector(cgPoint: point)
    case .transform(let transform): transform
    case .color(let color): color
    case .data(let data): data
    case .text(let text): text
    }
  }

  /// An input of the same kind with a value that an app has set; nil if that is of another type.
  func replaced(by value: Any) -> FilterValue? {
    switch self {
    case .picture: (value as? CIImage).map { .picture($0) }
    case .number: Self.number(value).map { .number($0) }
    case .point:
      ((value as? CIVector)?.cgPointValue ?? value as? CGPoint).map { .point($0) }
    case .transform: (value as? CGAffineTransform).map { .transform($0) }
    case .color: (value as? CIColor).map { .color($0) }
    case .data: (value as? Data).map { .data($0) }
    case .text: (value as? String).map { .text($0) }
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

/// The inputs of a filter by their keys, as its computation reads them.
struct FilterInputs: Sendable {
  var values: [String: FilterValue]

  var picture: CIImage? {
    if case .picture(let picture)? = values[kCIInputImageKey] { picture } else { nil }
  }

  /// A number of which the computation can make whole ones.
  func number(_ key: String) -> Double {
    guard case .number(let number)? = values[key], number.isFinite else { return 0 }
    return min(max(number, -1e6), 1e6)
  }

  var center: CGPoint {
    guard case .point(let point)? = values[kCIInputCenterKey], point.x.isFinite, point.y.isFinite
    else { return .zero }
    return CGPoint(x: min(max(point.x, -1e6), 1e6), y: min(max(point.y, -1e6), 1e6))
  }

  var transform: CGAffineTransform {
    if case .transform(let transform)? = values[kCIInputTransformKey] {
      transform
    } else {
      .identity
    }
  }

  func color(_ key: String) -> CIColor {
    if case .color(let color)? = values[key] { color } else { .black }
  }

  func data(_ key: String) -> Data {
    if case .data(let data)? = values[key] { data } else { Data() }
  }

  func text(_ key: String) -> String {
    if case .text(let text)? = values[key] { text } else { "" }
  }
}
