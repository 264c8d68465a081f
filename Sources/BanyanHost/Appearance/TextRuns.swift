/// The content of a text, in runs of one style each.
///
/// Nearly every text is one run without a style of its own, which is stored as its string.
public struct TextRuns: RandomAccessCollection, Hashable, Sendable, ExpressibleByArrayLiteral {
  private enum Storage: Hashable, Sendable {
    case plain(String)
    /// Never a single run without a style.
    case styled([TextRun])
  }

  private let storage: Storage

  /// Creates one run without a style of its own.
  public init(_ string: String) {
    storage = .plain(string)
  }

  public init(_ runs: [TextRun]) {
    if runs.count == 1, runs[0].style.isEmpty {
      storage = .plain(runs[0].string)
    } else {
      storage = .styled(runs)
    }
  }

  public init(arrayLiteral runs: TextRun...) {
    self.init(runs)
  }

  /// The text, if it is one run without a style of its own.
  public var plain: String? {
    if case .plain(let string) = storage { return string }
    return nil
  }

  public var startIndex: Int { 0 }

  public var endIndex: Int {
    switch storage {
    case .plain: 1
    case .styled(let runs): runs.count
    }
  }

  public subscript(place: Int) -> TextRun {
    switch storage {
    case .plain(let string):
      precondition(place == 0, "there is one run")
      return TextRun(string)
    case .styled(let runs):
      return runs[place]
    }
  }
}
