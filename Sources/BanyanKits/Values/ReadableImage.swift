import Foundation
import FoundationComplement
import SwiftUICore
import UniformTypeIdentifiers

extension UIImage: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> UIImage {
    guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
    return image
  }
}

extension UIImage: NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.png, .jpeg, .gif, .webP].map(\.identifier)
  }

  /// The type of the contents that the image was made from, or PNG if it was made from pixels; none for other images.
  public var writableTypeIdentifiersForItemProvider: [String] {
    guard let data = image.data, let type = UTType(mimeType: data.format.type) else { return [] }
    return [type.identifier]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = image.data?.bytes
    completionHandler(data, data == nil ? NSItemProvider.unavailable : nil)
    return nil
  }
}
