import BanyanHost

extension Event.Payload {
  /// True if the event comes from pressing a control.
  var isPress: Bool {
    switch self {
    case .activate, .setOn: true
    default: false
    }
  }
}
