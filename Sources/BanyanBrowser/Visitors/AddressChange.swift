import BanyanHost

extension BrowserWindow {
  /// Returns the page's address when the window is at a place.
  func address(of place: WindowPlace) -> String {
    PlaceAddress.text(of: place, in: window?.address)
  }
}

/// The effect of a new address on the browser's history.
enum AddressChange: UInt8 {
  /// The same entry is changed.
  case correction
  /// A new entry is added.
  case onward
  /// Goes back to the nearest entry with the address, if there is one.
  case back

  init(_ way: WindowPlace.Way) {
    switch way {
    case .none: self = .correction
    case .onward: self = .onward
    case .back: self = .back
    }
  }
}
