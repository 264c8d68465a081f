/// A log in which the views and models of a test record events, in order.
final class Log {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }
}
