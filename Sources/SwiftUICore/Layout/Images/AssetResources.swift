import Foundation

/// An image in the app's resources, with a name that is checked when the app is built: `banyan run`
/// makes one for each image of an asset catalog, as Xcode does. See Apple's documentation of `ImageResource`.
public struct ImageResource: Hashable, Sendable {
  package let name: String

  /// Creates a resource.
  /// - Parameters:
  ///   - name: the name in the catalog.
  ///   - bundle: has no effect: an app's resources are found wherever they are.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

/// A color in the app's resources, with a name that is checked when the app is built: `banyan run` makes
/// one for each color of an asset catalog, as Xcode does. See Apple's documentation of `ColorResource`.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Creates a resource.
  /// - Parameters:
  ///   - name: the name in the catalog.
  ///   - bundle: has no effect: an app's resources are found wherever they are.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

extension Image {
  /// Creates an image from the app's resources.
  public init(_ resource: ImageResource) {
    self.init(resource.name)
  }
}

extension Color {
  /// Creates a color from the app's resources.
  public init(_ resource: ColorResource) {
    self.init(resource.name)
  }
}
