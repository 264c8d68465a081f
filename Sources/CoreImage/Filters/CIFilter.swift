import Foundation
import Logging

/// A filter makes a picture from another, or from nothing. It has a kind and inputs.
///
/// ```swift
/// let filter: CIFilter = CIFilter.sepiaTone()
/// filter.setValue(CIImage(image: photo), forKey: kCIInputImageKey)
/// if filter.inputKeys.contains(kCIInputIntensityKey) { filter.setValue(0.8, forKey: kCIInputIntensityKey) }
/// let output = filter.outputImage
/// ```
///
/// `Documentation/core-image.md` lists the kinds. The colors are computed as they are encoded, in sRGB, and are near Apple's without being
/// the same. See Apple's documentation of `CIFilter`.
public class CIFilter: NSObject {
  static let log = Logger(label: "com.apple.CoreImage")

  private let kind: FilterKind
  private var inputs: FilterInputs

  init(_ kind: FilterKind) {
    self.kind = kind
    inputs = kind.defaults
  }

  /// Creates a filter with the inputs that it has by itself.
  /// - Parameter name: such as `CISepiaTone`.
  /// - Returns: nil if there is no such filter here, which is logged.
  public convenience init?(name: String) {
    self.init(name: name, parameters: nil)
  }

  /// Creates a filter with inputs.
  /// - Parameters:
  ///   - name: such as `CISepiaTone`.
  ///   - params: the inputs that differ from those that it has by itself, by their keys.
  /// - Returns: nil if there is no such filter here, which is logged.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    guard let kind = FilterKind.named[name] else {
      Self.log.warning("There is no filter \(name) here.")
      return nil
    }
    self.init(kind)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// The name of the kind, such as `CISepiaTone`.
  public var name: String { kind.name }

  /// The keys of the inputs.
  public var inputKeys: [String] { kind.inputs.map(\.key) }

  /// The keys of the results.
  public var outputKeys: [String] { [kCIOutputImageKey] }

  /// The picture that results from the inputs; nil if a required one is missing. Nothing is computed yet.
  public var outputImage: CIImage? { kind.output(inputs) }

  /// Gives the inputs the values that they have by themselves.
  public func setDefaults() {
    inputs = kind.defaults
  }

  /// Sets an input.
  /// - Parameters:
  ///   - value: nil for the value that the input has by itself.
  ///   - key: one of ``inputKeys``. Another one, or a value of another type, is logged and changes nothing; Apple's filters stop the
  ///     program.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let standard = kind.defaults.values[key] else {
      Self.log.warning("\(name) has no input \(key).")
      return
    }
    // An optional picture is passed as an optional in an `Any`.
    guard let value, let present = Self.unwrapped(value) else {
      inputs.values[key] = standard
      return
    }
    guard let replaced = standard.replaced(by: present) else {
      Self.log.warning("\(key) of \(name) cannot be a \(type(of: present)).")
      return
    }
    inputs.values[key] = replaced
  }

  /// Returns an input, or the result for `kCIOutputImageKey`.
  public func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : inputs.values[key]?.value
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// Returns a filter's name for people; nil if there is no such filter here.
  public class func localizedName(forFilterName filterName: String) -> String? {
    FilterKind.named[filterName]?.title
  }

  /// Returns the names of all filters that are here, in alphabetical order.
  /// - Parameter category: nil. There are no categories here: with one, there are no names.
  public class func filterNames(inCategory category: String?) -> [String] {
    category == nil ? FilterKind.named.keys.sorted() : []
  }
}
