extension StringProtocol {
  /// The lines of a text, with the line ends of any system.
  ///
  /// Splitting at `"\n"` leaves a text from Windows whole, because its line ends are one character of their own.
  var sourceLines: [SubSequence] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }
}
