import Foundation
import FoundationComplement
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
