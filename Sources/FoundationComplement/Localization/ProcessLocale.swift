@_spi(Reflection) import Swift
import Foundation

extension Locale {
  /// The locale of people with unknown preferences: the one that the process's environment names, or
  /// American English if it names none, as on most servers.
  ///
  /// Foundation uses international English for every process on Linux (`en_001`), whatever the environment
  /// names. That has no region, and so no currency.
  package static let ofProcess = Locale(processEnvironment: ProcessInfo.processInfo.environment)

  package init(processEnvironment environment: [String: String]) {
    let name = ["LC_ALL", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    // Without the encoding and variant: "de_AT.UTF-8@euro".
    let identifier = String(name.prefix { $0 != "." && $0 != "@" })
    let hasRegion = Locale(identifier: identifier).region != nil
    self =
      hasRegion
      ? Locale(identifier: identifier)
      : .installed(for: identifier) ?? Locale(identifier: "en_US")
  }

  /// Makes a locale the one of the process: `Locale.current`, and what formatters use that have none of their own.
  ///
  /// Foundation has no function for that, and on Linux it looks neither at the environment nor at the user defaults. So this
  /// writes into the object that stands for the current locale, which remembers what it has looked up once: call it before
  /// the app's code runs.
  ///
  /// - Returns: false if this Foundation keeps its locale differently. Nothing has changed then.
  @discardableResult
  package static func makeCurrent(_ locale: Locale) -> Bool {
    guard MemoryLayout<Locale>.size == MemoryLayout<(AnyObject, UnsafeRawPointer)>.size else {
      return false
    }
    let object = unsafeBitCast(Locale.current, to: (AnyObject, UnsafeRawPointer).self).0
    guard "\(type(of: object))" == "_LocaleICU" else { return false }
    let identifier = locale.identifier
    let calendar = locale.calendar.identifier
    let start = Unmanaged.passUnretained(object).toOpaque()
    // Bit 0: the fields of a class.
    return _forEachField(of: type(of: object), options: _EachFieldOptions(rawValue: 1)) {
      name, offset, type, _ in
      switch String(cString: name) {
      case "identifier", "identifierCapturingPreferences":
        guard type == String.self else { return false }
        (start + offset).assumingMemoryBound(to: String.self).pointee = identifier
      case "calendarIdentifier":
        guard type == Calendar.Identifier.self else { return false }
        (start + offset).assumingMemoryBound(to: Calendar.Identifier.self).pointee = calendar
      default: break
      }
      return true
    }
  }
}
