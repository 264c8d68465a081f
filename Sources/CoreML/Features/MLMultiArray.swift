import Foundation

/// The type of the numbers in an array. See Apple's documentation of `MLMultiArrayDataType`.
public enum MLMultiArrayDataType: Int, Sendable {
  case float16 = 65552
  case float32 = 65568
  case double = 65600
  case int32 = 131104

  /// Another name of `float32`.
  public static let float = MLMultiArrayDataType.float32
}

/// An array of numbers with several dimensions. See Apple's documentation of `MLMultiArray`.
///
///     let array = try MLMultiArray(shape: [2, 3], dataType: .double)
///     array[[1, 2]] = 0.5
///
/// The last index runs fastest. An index outside of the array stops the program, as with `Array`.
public final class MLMultiArray: NSObject {
  /// The length of each dimension.
  public let shape: [NSNumber]
  /// The type of the numbers, to which those that are stored are rounded.
  public let dataType: MLMultiArrayDataType
  private(set) var values: [Double]

  private static let mostElements = 1 << 28

  /// Creates an array of zeros.
  ///
  /// - Throws: An ``MLModelError`` if a length is negative or there are too many elements.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    var count = 1
    for length in shape.map(\.intValue) {
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: length)
      guard length >= 0, !isTooLarge, product <= Self.mostElements else {
        throw MLModelError(.parameters, "There is no array of the shape \(shape).")
      }
      count = product
    }
    self.shape = shape
    self.dataType = dataType
    values = Array(repeating: 0, count: count)
  }

  /// Creates an array of one dimension.
  public init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element == Double {
    values = Array(data)
    shape = [NSNumber(value: values.count)]
    dataType = .double
  }

  /// - Parameter shape: The shape; another number of values than it has makes an array of one dimension.
  init(_ values: [Double], shape: [NSNumber]?, dataType: MLMultiArrayDataType) {
    let count = (shape ?? []).reduce(1.0) { $0 * $1.doubleValue }
    let fits = shape != nil && count == Double(values.count)
    self.shape = fits ? shape ?? [] : [NSNumber(value: values.count)]
    self.dataType = dataType
    self.values = values.map { dataType.rounded(NSNumber(value: $0)) }
  }

  /// The number of elements.
  public var count: Int { values.count }

  /// The distances between elements that follow one another, in each dimension.
  public var strides: [NSNumber] {
    var stride = 1
    var strides: [NSNumber] = []
    for length in shape.reversed() {
      strides.insert(NSNumber(value: stride), at: 0)
      stride *= length.intValue
    }
    return strides
  }

  /// An element, by its place among all.
  public subscript(index: Int) -> NSNumber {
    get { NSNumber(value: values[index]) }
    set { values[index] = dataType.rounded(newValue) }
  }

  /// An element, by its place in each dimension.
  public subscript(key: [NSNumber]) -> NSNumber {
    get { self[index(of: key)] }
    set { self[index(of: key)] = newValue }
  }

  private func index(of key: [NSNumber]) -> Int {
    precondition(
      key.count == shape.count, "an array of \(shape.count) dimensions needs \(shape.count) indices"
    )
    return zip(key, shape).reduce(0) { index, dimension in
      let (place, length) = (dimension.0.intValue, dimension.1.intValue)
      precondition(place >= 0 && place < length, "the index \(place) is outside of the array")
      return index * length + place
    }
  }
}

extension MLMultiArrayDataType {
  /// Returns a number as an array of the type keeps it.
  fileprivate func rounded(_ number: NSNumber) -> Double {
    switch self {
    case .float16: Double(Float16(number.doubleValue))
    case .float32: Double(number.floatValue)
    case .double: number.doubleValue
    case .int32: Double(number.int32Value)
    }
  }
}
