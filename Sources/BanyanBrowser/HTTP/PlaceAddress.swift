import BanyanHost
import Foundation

/// The part of an address that identifies a window's place: a segment for each step, after the path of
/// the site.
///
/// A segment is the step's name and, if the name does not identify the step, a semicolon and its key:
/// `Planets/Mars;Planet=4`. Addresses come from outside, so an address of any other form yields nil.
enum PlaceAddress {
  /// The maximum length of an address. A longer place is cut short.
  static let longest = 1_500
  private static let mostSteps = 32

  /// Returns the address of a place, without a leading slash; empty for a window at its initial place.
  static func text(of place: WindowPlace, in window: WindowAddress? = nil) -> String {
    var text = window.map(segment) ?? ""
    for step in place.steps.prefix(mostSteps) {
      let segment = segment(of: step)
      if text.utf8.count + segment.utf8.count >= longest { break }
      if !text.isEmpty { text += "/" }
      text += segment
    }
    return text
  }

  /// Returns the name of the tab that shows a unique window, so that it can be found; empty for any other
  /// window.
  static func tabName(of window: WindowAddress?) -> String {
    guard let window, window.isUnique else { return "" }
    return "banyan@\(escaped(window.scene));\(escaped(window.value ?? ""))"
  }

  /// Returns the segment of a window other than the app's initial one, which comes first, after a
  /// character that no step's name has.
  private static func segment(of window: WindowAddress) -> String {
    if window.isInitial { return "" }
    let scene = "@\(escaped(window.scene))"
    guard let value = window.value else { return scene }
    return "\(scene);\(escaped(value))"
  }

  /// Returns the window that an address identifies, or nil for the app's initial window.
  static func window(_ address: some StringProtocol) -> WindowAddress? {
    guard address.utf8.count <= longest, let first = address.split(separator: "/").first,
      first.hasPrefix("@")
    else { return nil }
    let parts = first.dropFirst().split(
      separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    guard let scene = String(parts[0]).removingPercentEncoding, !scene.isEmpty else { return nil }
    return WindowAddress(
      scene: scene, value: parts.count > 1 ? String(parts[1]).removingPercentEncoding : nil)
  }

  private static func segment(of step: WindowPlace.Step) -> String {
    let name = step.name.isEmpty ? "-" : escaped(step.name)
    guard let key = step.key, key != step.name else { return name }
    return "\(name);\(escaped(key))"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for byte in text.utf8 {
      if isPlain(byte) {
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        escaped += byte < 16 ? "%0" : "%"
        escaped += String(byte, radix: 16, uppercase: true)
      }
    }
    return escaped
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_.~=,@:!".utf8.contains(byte)
    }
  }

  /// Returns the place that an address identifies, if it is valid.
  static func place(_ address: some StringProtocol) -> WindowPlace? {
    guard address.utf8.count <= longest else { return nil }
    var steps: [WindowPlace.Step] = []
    for segment in address.split(separator: "/").drop(while: { $0.hasPrefix("@") }) {
      let parts = segment.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      let key = parts.count < 2 ? nil : String(parts[1]).removingPercentEncoding
      guard steps.count < mostSteps, let name = String(parts[0]).removingPercentEncoding,
        parts.count < 2 || key != nil
      else { return nil }
      let step = WindowPlace.Step(title: name == "-" ? "" : name, key: key)
      guard step.name == name || name == "-" else { return nil }
      steps.append(step)
    }
    return WindowPlace(steps: steps)
  }
}
