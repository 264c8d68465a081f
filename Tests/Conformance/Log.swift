/// Where the views and models of a test write down what happens to them, in order.
final class Log {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }
}
