import BanyanHost
import CoreGraphics
import Foundation
import Synchronization

/// A style that repeats a picture.
///
/// ```swift
/// Circle().fill(ImagePaint(image: Image("Wood"), scale: 0.5))
/// Text("Wood").padding().border(.image(Image("Wood")), width: 8)
/// ```
///
/// The tiles begin in the left upper corner of what is painted. The picture is one of the app's resources or was made from data; a symbol,
/// and a picture with more than 64 kB, paints nothing, which is reported. See Apple's documentation of `ImagePaint`, and statement MH15.
public struct ImagePaint: ShapeStyle {
  /// The picture to repeat.
  public var image: Image
  /// The part of the picture that is repeated, as shares of its width and height.
  public var sourceRect: CGRect
  /// A factor for the size of the picture.
  public var scale: CGFloat

  /// Creates a style that repeats a picture.
  /// - Parameters:
  ///   - image: the picture to repeat.
  ///   - sourceRect: the part of the picture that is repeated, as shares of its width and height. A part of a GIF or WebP is the whole.
  ///   - scale: a factor for the size of the picture: 0.5 for half its width and height.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(ImagePaintFiles.paint(of: self) ?? .color(Color.clear.resolved))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that repeats a picture. See ``ImagePaint``.
  /// - Parameters:
  ///   - image: the picture to repeat.
  ///   - sourceRect: the part of the picture that is repeated, as shares of its width and height.
  ///   - scale: a factor for the size of the picture.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

/// The pictures of the app's resources that have been painted with: a body that runs again does not read its file again.
private enum ImagePaintFiles {
  private struct Key: Hashable {
    let name: String
    let sourceRect: CGRect
    let scale: CGFloat
  }

  private static let known = Mutex<[Key: Paint]>([:])
  private static let most = 64
  private static let mostBytes = 64 << 10

  static func paint(of paint: ImagePaint) -> Paint? {
    guard let name = paint.image.fileName else { return make(paint) }
    let key = Key(name: name, sourceRect: paint.sourceRect, scale: paint.scale)
    if let made = known.withLock({ $0[key] }) { return made }
    guard let made = make(paint) else { return nil }
    known.withLock { known in
      if known.count >= most { known = [:] }
      known[key] = made
    }
    return made
  }

  private static func make(_ paint: ImagePaint) -> Paint? {
    guard let whole = paint.image.storedData else {
      Issue.report(
        "An ImagePaint repeats no symbol, and no picture that is not among the app's resources.")
      return nil
    }
    let data = part(paint.sourceRect, of: whole) ?? whole
    guard data.bytes.count <= mostBytes else {
      Issue.report(
        "An ImagePaint's picture has \(data.bytes.count) bytes, and \(mostBytes) at most: make it smaller."
      )
      return nil
    }
    let factor = paint.scale.isFinite && paint.scale > 0 ? paint.scale : 1
    let tile = PicturePaint.Tile(
      width: Double(data.size.width * factor), height: Double(data.size.height * factor))
    return .picture(
      PicturePaint(
        "data:\(data.format.type);base64,\(data.bytes.base64EncodedString())", tile: tile))
  }

  /// Returns a part of a picture; nil for all of it, and if its pixels cannot be read.
  private static func part(_ rect: CGRect, of whole: PictureData) -> PictureData? {
    guard rect != CGRect(x: 0, y: 0, width: 1, height: 1),
      let pixels = PixelGrid(decoding: Array(whole.bytes), atMost: PixelGrid.mostPixels)
    else { return nil }
    let picture = CGImage(pixels)
    let (width, height) = (CGFloat(picture.width), CGFloat(picture.height))
    let part = picture.cropping(
      to: CGRect(
        x: rect.minX * width, y: rect.minY * height, width: rect.width * width,
        height: rect.height * height))
    return part.flatMap { PictureData($0.file(), scale: whole.scale) }
  }
}
