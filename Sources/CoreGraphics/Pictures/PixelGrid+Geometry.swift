extension PixelGrid {
  /// The picture in which each pixel is the average of a square of this one's.
  func reduced(by divisor: Int) -> PixelGrid {
    guard divisor > 1 else { return self }
    let newWidth = (width + divisor - 1) / divisor
    let newHeight = (height + divisor - 1) / divisor
    var result = [UInt8](repeating: 0, count: newWidth * newHeight * 4)
    bytes.withUnsafeBufferPointer { source in
      for y in 0..<newHeight {
        let rows = y * divisor..<min((y + 1) * divisor, height)
        for x in 0..<newWidth {
          let columns = x * divisor..<min((x + 1) * divisor, width)
          Self.average(source, rows, columns, width, into: &result, at: (y * newWidth + x) * 4)
        }
      }
    }
    return PixelGrid(width: newWidth, height: newHeight, bytes: result) ?? self
  }

  /// Colors count as much as they are opaque.
  private static func average(
    _ source: UnsafeBufferPointer<UInt8>, _ rows: Range<Int>, _ columns: Range<Int>, _ width: Int,
    into result: inout [UInt8], at place: Int
  ) {
    var (red, green, blue, opacity) = (0, 0, 0, 0)
    for row in rows {
      for column in columns {
        let pixel = (row * width + column) * 4
        let weight = Int(source[pixel + 3])
        red += Int(source[pixel]) * weight
        green += Int(source[pixel + 1]) * weight
        blue += Int(source[pixel + 2]) * weight
        opacity += weight
      }
    }
    guard opacity > 0 else { return }
    let count = rows.count * columns.count
    result[place] = UInt8((red + opacity / 2) / opacity)
    result[place + 1] = UInt8((green + opacity / 2) / opacity)
    result[place + 2] = UInt8((blue + opacity / 2) / opacity)
    result[place + 3] = UInt8((opacity + count / 2) / count)
  }

  /// The picture as it is shown, if the camera that took it was held in another way.
  /// - Parameter orientation: from 1 to 8, as Exif numbers them; any other value is 1.
  package func upright(from orientation: Int) -> PixelGrid {
    guard 2...8 ~= orientation else { return self }
    let isOnItsSide = orientation >= 5
    let (newWidth, newHeight) = isOnItsSide ? (height, width) : (width, height)
    var result = [UInt8](repeating: 0, count: bytes.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (column, row) =
          switch orientation {
          case 2: (width - 1 - x, y)
          case 3: (width - 1 - x, height - 1 - y)
          case 4: (x, height - 1 - y)
          case 5: (y, x)
          case 6: (y, height - 1 - x)
          case 7: (width - 1 - y, height - 1 - x)
          default: (width - 1 - y, x)
          }
        let source = (row * width + column) * 4
        let target = (y * newWidth + x) * 4
        for part in 0..<4 { result[target + part] = bytes[source + part] }
      }
    }
    return PixelGrid(width: newWidth, height: newHeight, bytes: result) ?? self
  }

  /// A part of the picture, counted from its upper left corner, which has to be inside.
  func part(_ columns: Range<Int>, _ rows: Range<Int>) -> PixelGrid? {
    var result: [UInt8] = []
    result.reserveCapacity(columns.count * rows.count * 4)
    for row in rows {
      let start = row * width
      result += bytes[(start + columns.lowerBound) * 4..<(start + columns.upperBound) * 4]
    }
    return PixelGrid(width: columns.count, height: rows.count, bytes: result)
  }
}
