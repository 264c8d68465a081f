import BanyanHost

extension PixelSurface {
  /// Multiplies each pixel's components by a matrix of four rows of five.
  func multiply(by matrix: [Double]) {
    guard matrix.count == 20, channels == 4 else { return }
    change { red, green, blue, opacity in
      func row(_ start: Int) -> Double {
        matrix[start] * red + matrix[start + 1] * green + matrix[start + 2] * blue
          + matrix[start + 3] * opacity + matrix[start + 4]
      }
      return (row(0), row(5), row(10), row(15))
    }
  }

  /// Paints a color where the opacity is in a range, and nothing elsewhere.
  func paint(_ color: ColorComponents, fromOpacity low: Double, to high: Double) {
    change { _, _, _, opacity in
      opacity >= low && opacity <= high
        ? (color.red, color.green, color.blue, color.opacity) : (0, 0, 0, 0)
    }
  }

  /// Replaces the content by its shadow.
  func makeShadow(_ color: ColorComponents, deviation: Double) {
    // Only the opacity is blurred, because the color is the same everywhere.
    let opacity = PixelSurface(cairo, width: width, height: height, isOpacity: true)
    opacity.draw {
      cairo.setSourceSurface($0, pointer, 0, 0)
      cairo.paint($0)
    }
    opacity.blur(deviation)
    draw {
      cairo.setOperator($0, CairoOperator.destinationOut.rawValue)
      cairo.paint($0)
      cairo.setOperator($0, CairoOperator.over.rawValue)
      cairo.setSourceRgba($0, color.red, color.green, color.blue, color.opacity)
      cairo.maskSurface($0, opacity.pointer, 0, 0)
    }
  }

  private typealias Components = (Double, Double, Double, Double)

  /// Changes the colors, which are not multiplied with the opacity then.
  private func change(_ result: (Double, Double, Double, Double) -> Components) {
    withPixels { bytes, stride in
      var last: UInt32?
      var changed: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
      for row in 0..<height {
        for place in Swift.stride(from: row * stride, to: row * stride + width * 4, by: 4) {
          let pixel =
            UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
            | UInt32(bytes[place + 3]) << 24
          if pixel != last {
            last = pixel
            let opacity = Double(bytes[place + 3])
            func color(_ offset: Int) -> Double {
              opacity > 0 ? Double(bytes[place + offset]) / opacity : 0
            }
            let new = result(color(2), color(1), color(0), opacity / 255)
            func byte(_ component: Double, _ factor: Double) -> UInt8 {
              UInt8((min(max(component, 0), 1) * factor * 255).rounded())
            }
            let visible = min(max(new.3, 0), 1)
            changed = (
              byte(new.2, visible), byte(new.1, visible), byte(new.0, visible), byte(visible, 1)
            )
          }
          (bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3]) = changed
        }
      }
    }
  }

  /// Returns the pixels as they look in perspective.
  /// - Parameter mapping: from pixels of the result to pixels of this surface.
  func projected(width: Int, height: Int, _ mapping: Homography) -> PixelSurface {
    let result = PixelSurface(cairo, width: width, height: height)
    let (sourceWidth, sourceHeight) = (self.width, self.height)
    withPixels { source, sourceStride in
      result.withPixels { target, stride in
        for row in 0..<result.height {
          for column in 0..<result.width {
            guard let place = mapping.applied(to: Double(column) + 0.5, Double(row) + 0.5),
              place.x > -1, place.y > -1, place.x < Double(sourceWidth) + 1,
              place.y < Double(sourceHeight) + 1
            else { continue }
            let (x, y) = (place.x - 0.5, place.y - 0.5)
            let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
            let (dx, dy) = (x - Double(left), y - Double(top))
            for channel in 0..<4 {
              func value(_ x: Int, _ y: Int) -> Double {
                guard x >= 0, y >= 0, x < sourceWidth, y < sourceHeight else { return 0 }
                return Double(source[y * sourceStride + x * 4 + channel])
              }
              let above = value(left, top) * (1 - dx) + value(left + 1, top) * dx
              let below = value(left, top + 1) * (1 - dx) + value(left + 1, top + 1) * dx
              target[row * stride + column * 4 + channel] =
                UInt8((above * (1 - dy) + below * dy).rounded())
            }
          }
        }
      }
    }
    return result
  }
}
