import BanyanHost
import NIOCore

/// An event as the client numbered it.
struct NumberedEvent: Sendable, Equatable {
  var number: UInt32
  var event: Event

  /// Reads the event that is the whole of a message.
  ///
  /// - Returns: nil if the message is anything but one well-formed event.
  init?(_ message: ByteBuffer) {
    var message = message
    guard let number = message.readVarint(),
      let code = message.readInteger(as: UInt8.self).flatMap(WireProtocol.EventCode.init),
      let target = message.readVarint(), target > 0
    else { return nil }
    let payload: Event.Payload
    switch code {
    case .activate: payload = .activate
    case .off: payload = .setOn(false)
    case .on: payload = .setOn(true)
    case .input:
      guard let text = try? message.readUTF8ValidatedString(length: message.readableBytes) else {
        return nil
      }
      payload = .input(text)
    case .submit: payload = .submit
    case .focus: payload = .focus
    case .blur: payload = .blur
    }
    guard message.readableBytes == 0 else { return nil }
    self.number = number
    event = Event(target: ElementID(rawValue: target), payload: payload)
  }
}
