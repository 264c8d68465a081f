import CoreGraphics
import Foundation

// Images of pixels that a program has.

extension Image {
  /// The way the pixels of an image are turned, relative to how it is shown.
  ///
  /// A camera that was held on its side writes pixels that are turned. See Apple's documentation of `Image.Orientation`.
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The pixels are as the image is shown.
    case up
    /// The pixels are mirrored horizontally.
    case upMirrored
    /// The pixels are turned by 180°.
    case down
    /// The pixels are mirrored vertically.
    case downMirrored
    /// The image is shown turned by 90° counterclockwise.
    case left
    /// The image is shown mirrored horizontally, and turned by 90° counterclockwise.
    case leftMirrored
    /// The image is shown turned by 90° clockwise.
    case right
    /// The image is shown mirrored horizontally, and turned by 90° clockwise.
    case rightMirrored

    /// The number of the orientation in Exif.
    fileprivate var exifNumber: Int {
      switch self {
      case .up: 1
      case .upMirrored: 2
      case .down: 3
      case .downMirrored: 4
      case .leftMirrored: 5
      case .right: 6
      case .rightMirrored: 7
      case .left: 8
      }
    }
  }

  /// Creates an image from pixels, with a label for assistive technologies.
  ///
  /// ```swift
  /// Image(picture, scale: 2, orientation: .up, label: Text("A fern"))
  /// ```
  ///
  /// The pixels are encoded as a PNG, which takes some hundredths of a second for a large picture, once for each `CGImage`.
  /// - Parameters:
  ///   - cgImage: the pixels.
  ///   - scale: the number of pixels per point: a picture of 40 pixels is 20 points wide with a scale of 2.
  ///   - orientation: the way the pixels are turned.
  ///   - label: the label.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(PictureData(cgImage, scale: scale, orientation: orientation), label: label)
  }

  /// Creates a decorative image from pixels, which assistive technologies ignore.
  /// - Parameters:
  ///   - cgImage: the pixels.
  ///   - scale: the number of pixels per point.
  ///   - orientation: the way the pixels are turned.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(PictureData(cgImage, scale: scale, orientation: orientation), label: nil)
  }
}

extension PictureData {
  /// Encodes pixels, unless that has been done.
  /// - Returns: nil if the file is too large.
  fileprivate convenience init?(
    _ image: CGImage, scale: CGFloat, orientation: Image.Orientation
  ) {
    let number = orientation.exifNumber
    let file = image.file(orientation: number)
    self.init(file, scale: scale.isFinite && scale > 0 ? Double(scale) : 1)
  }
}
