import CoreTransferable
import Foundation
import FoundationComplement
import UniformTypeIdentifiers

extension Image: Transferable {
  /// The contents of a PNG, JPEG, GIF or WebP file.
  ///
  /// An image can be exported if it was made from such contents, as the type that they are.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { data in
      guard let image = Image(data: data) else { throw CocoaError(.fileReadCorruptFile) }
      return image
    }
    exporting(as: .png, .png)
    exporting(as: .jpeg, .jpeg)
    exporting(as: .gif, .gif)
    exporting(as: .webP, .webp)
  }

  private static func exporting(
    as type: UTType, _ format: PictureData.Format
  ) -> some TransferRepresentation<Image> {
    DataRepresentation<Image>(exportedContentType: type) { image in
      guard let data = image.data else { throw CocoaError(.featureUnsupported) }
      return data.bytes
    }
    .exportingCondition { $0.data?.format == format }
  }
}
