import BanyanHost

extension BrowserWindow {
  /// The page's address when the window is at a place.
  func address(of place: WindowPlace) -> String {
    PlaceAddress.text(of: place, in: window?.address)
  }
}

/// What another address is to the browser's history.
enum AddressChange: UInt8 {
  /// The same entry.
  case correction
  /// A new entry.
  case onward
  /// The nearest entry before that has the address, if there is one.
  case back

  init(_ way: WindowPlace.Way) {
    switch way {
    case .none: self = .correction
    case .onward: self = .onward
    case .back: self = .back
    }
  }
}
