import Foundation

/// The calendar and the time zone of the person who reads a date. The process's own are those of a server.
package struct DateSurroundings: Sendable {
  let calendar: Calendar
  let timeZone: TimeZone

  package init(calendar: Calendar, timeZone: TimeZone) {
    var calendar = calendar
    calendar.timeZone = timeZone
    self.calendar = calendar
    self.timeZone = timeZone
  }
}

extension FormatStyle {
  /// Returns the style for dates in a person's surroundings. A style to which the app has given a time zone keeps it.
  /// - Parameter surroundings: called only if the style depends on them.
  package func following(_ surroundings: () -> DateSurroundings) -> Self {
    switch self {
    case var style as Date.FormatStyle:
      guard style.timeZone == .autoupdatingCurrent else { return self }
      style.timeZone = surroundings().timeZone
      return style as! Self
    case var style as Date.IntervalFormatStyle:
      guard style.timeZone == .autoupdatingCurrent else { return self }
      style.timeZone = surroundings().timeZone
      return style as! Self
    case var style as Date.RelativeFormatStyle:
      // Whether something was yesterday depends on when the person's day began.
      guard style.calendar == .autoupdatingCurrent else { return self }
      style.calendar = surroundings().calendar
      return style as! Self
    default: return self
    }
  }
}
