import Foundation

/// A picture whose details are exaggerated: what a blur would take away is added once more.
struct SharpenedPicture: PixelSource {
  let input: CIImage
  let radius, intensity: Double

  var extent: CGRect { input.extent }

  func raster(of area: PixelArea) throws(RenderingFailure) -> Raster {
    let blur = AveragedPicture(input: input, gaussian: radius)
    // The input is computed once: a picture that is sharpened again and again would take twice as long each time.
    let pixels = try input.source.pixels(of: blur.needed(for: area))
    var result = pixels.moved(to: area)
    let blurred = blur.averaged(pixels).moved(to: area)
    let strength = Float(intensity)
    result.bytes.withUnsafeMutableBufferPointer { bytes in
      blurred.bytes.withUnsafeBufferPointer { blurred in
        for place in stride(from: 0, to: bytes.count, by: 4) where blurred[place + 3] > 0 {
          let opacity = Float(bytes[place + 3])
          // At its border the blurred picture is as transparent as it is dark.
          let factor = opacity / Float(blurred[place + 3])
          for part in place..<place + 3 {
            let value = Float(bytes[part])
            let sharp = value + (value - Float(blurred[part]) * factor) * strength
            bytes[part] = sharp > 0 ? UInt8(min(sharp, opacity) + 0.5) : 0
          }
        }
      }
    }
    return result
  }
}

/// The difference of each pixel from its neighbors, for each part of the color.
struct Edges: PixelSource {
  let input: CIImage
  let intensity: Double

  var extent: CGRect { input.extent }

  func raster(of area: PixelArea) throws(RenderingFailure) -> Raster {
    let needed = area.expanded(by: 1)
    // At its border the picture goes on with the same colors, and is no edge.
    let known = PixelArea(extent)?.intersection(needed) ?? needed
    let source = try input.source.pixels(of: known)
    var result = Raster(area)
    let strength = Float(intensity)
    for y in area.y..<area.maxY {
      let up = min(y + 1, known.maxY - 1)
      let down = max(y - 1, known.y)
      for x in area.x..<area.maxX {
        let target = result.place(x, y)
        let opacity = source.bytes[source.place(x, y) + 3]
        let right = source.place(min(x + 1, known.maxX - 1), y)
        let left = source.place(max(x - 1, known.x), y)
        let (above, below) = (source.place(x, up), source.place(x, down))
        for part in 0..<3 {
          let across = Float(source.bytes[right + part]) - Float(source.bytes[left + part])
          let along = Float(source.bytes[above + part]) - Float(source.bytes[below + part])
          let value = (across * across + along * along).squareRoot() * strength
          result.bytes[target + part] = value > 0 ? UInt8(min(value, Float(opacity)) + 0.5) : 0
        }
        result.bytes[target + 3] = opacity
      }
    }
    return result
  }
}
