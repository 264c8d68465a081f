import BanyanHost
import NIOCore

extension LocationFact {
  /// Reads the kind of the report, and its content: the permission, the numbers of a location, or why there is none.
  init?(reading message: inout ByteBuffer) {
    switch message.readInteger(as: UInt8.self) {
    case 0:
      guard
        let permission = message.readInteger(as: UInt8.self).flatMap(LocationPermission.init)
      else { return nil }
      self = .permission(permission)
    case 1:
      guard let reading = LocationReading(reading: &message) else { return nil }
      self = .location(reading)
    case 2:
      guard let failure = message.readInteger(as: UInt8.self).flatMap(LocationFailure.init) else {
        return nil
      }
      self = .failure(failure)
    default: return nil
    }
  }
}

extension LocationReading {
  /// Reads eight numbers, of which those that the device does not know are NaN.
  fileprivate init?(reading message: inout ByteBuffer) {
    var numbers: [Double] = []
    for _ in 0..<8 {
      guard let bits = message.readInteger(as: UInt64.self) else { return nil }
      numbers.append(Double(bitPattern: bits))
    }
    func known(_ index: Int) -> Double? { numbers[index].isFinite ? numbers[index] : nil }
    guard let latitude = known(0), let longitude = known(1), let accuracy = known(2),
      let time = known(7), -90...90 ~= latitude, -180...180 ~= longitude
    else { return nil }
    self.init(
      latitude: latitude, longitude: longitude, accuracy: accuracy, altitude: known(3),
      altitudeAccuracy: known(4), heading: known(5), speed: known(6), time: time)
  }
}
