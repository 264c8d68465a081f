import BanyanHost

extension Playback {
  /// The form that the client reads: numbers separated by spaces, then the address, which contains no space.
  var markup: String {
    let numbers = [
      "\(player)", "\(command)", CSS.exact(rate), time.map(CSS.exact) ?? "-", CSS.exact(volume),
      isMuted ? "1" : "0", "\(repeatCount)", reportInterval.map(CSS.exact) ?? "-",
      hasControls ? "1" : "0",
    ]
    return numbers.joined(separator: " ") + " " + (source?.address(under: OfferedFiles.name) ?? "")
  }
}

extension WebContent {
  /// The number of the command, and the address.
  var markup: String { "\(command) " + (source?.address(under: FramedPages.name) ?? "") }
}

extension MediaSource {
  /// The address of what is played or shown, relative to the client's script; nil if a page must not load it.
  ///
  /// - Parameter folder: the folder below the script for files that the window offers.
  fileprivate func address(under folder: String) -> String? {
    switch self {
    case .offered(let key):
      key.utf8.allSatisfy { UInt8(ascii: "-") == $0 || Character(UnicodeScalar($0)).isHexDigit }
        ? folder + key : nil
    case .remote(let url): AllowedURL(media: url)?.string
    }
  }
}
