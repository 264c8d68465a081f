import BanyanHost
import NIOCore

extension DragFact {
  /// Reads the kind of the report, and its content.
  init?(reading message: inout ByteBuffer) {
    switch message.readInteger(as: UInt8.self) {
    case 1:
      guard let id = message.readVarint(), id != 0 else { return nil }
      self = .began(ElementID(rawValue: id))
    case 2:
      var types: [String] = []
      while message.readableBytes > 0 {
        guard types.count < MessageLimit.draggedItemCount.most,
          let type = message.readString(.draggedTypeByteCount)
        else { return nil }
        types.append(type)
      }
      if types.isEmpty { return nil }
      self = .came(types)
    case 3:
      guard let place = DragPlace(reading: &message) else { return nil }
      self = .moved(place)
    case 4:
      guard let place = DragPlace(reading: &message) else { return nil }
      if message.readableBytes == 0 {
        self = .dropped(place, items: nil)
        return
      }
      guard let items = DroppedItems(reading: &message) else { return nil }
      self = .dropped(place, items: items)
    case 5: self = .ended
    case 6:
      guard let number = message.readVarint(),
        let bytes = message.readBytes(length: message.readableBytes)
      else { return nil }
      self = .bytes(number, bytes)
    case 7:
      guard let number = message.readVarint() else { return nil }
      self = .unreadable(number)
    default: return nil
    }
  }
}

extension DragPlace {
  /// Reads the location, how many elements there are, and of each its number and its place.
  fileprivate init?(reading message: inout ByteBuffer) {
    guard let location = message.readPoint(), let count = message.readCount(.dropTargetCount)
    else { return nil }
    var targets: [PointerFact.Place] = []
    for _ in 0..<count {
      guard let id = message.readVarint(), let origin = message.readPoint() else { return nil }
      targets.append(PointerFact.Place(element: ElementID(rawValue: id), origin: origin))
    }
    self.init(location: location, targets: targets)
  }
}

extension DroppedItems {
  /// Reads the number of the drop, a text, an address, and the files.
  fileprivate init?(reading message: inout ByteBuffer) {
    guard let number = message.readVarint(),
      let text = message.readString(.droppedTextByteCount),
      let url = message.readString(.droppedURLByteCount),
      let files = [ChosenFile](reading: &message)
    else { return nil }
    self.init(number: number, text: text, url: url, files: files)
  }
}
