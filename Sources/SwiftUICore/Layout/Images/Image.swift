import BanyanHost
import Foundation
import FoundationComplement

/// An image from the app's resources or from data, or a system symbol. See Apple's documentation of `Image`.
///
/// The symbols are Banyan's own drawings for the most frequently used names. A symbol without a
/// drawing, or a missing image, is shown as a placeholder, and its name is logged once.
public struct Image: Equatable, Sendable {
  private let picture: Picture
  private let label: SpokenLabel?
  private var sizing: ImageSizing?
  private var isTemplate: Bool?
  private var symbolMode: SymbolRenderingMode?
  private var isPixelated = false

  private enum Picture: Equatable, Sendable {
    case symbol(String)
    case file(String)
    case remote(String)
    case data(PictureData)
    /// An image that is not available yet.
    case awaited
  }

  private enum SpokenLabel: Equatable, Sendable {
    case name(String)
    indirect case text(Text)

    func string(reading values: EnvironmentValues) -> String {
      switch self {
      case .name(let name): name
      case .text(let text): text.string(reading: values)
      }
    }
  }

  private init(_ picture: Picture, label: SpokenLabel?) {
    if case .file(let name) = picture { NamedResource.picture.note(name) }
    self.picture = picture
    self.label = label
  }

  /// Creates an image of a system symbol.
  public init(systemName: String) {
    self.init(.symbol(systemName), label: .name(Self.label(ofSymbol: systemName)))
  }

  /// Creates an image of a system symbol.
  /// - Parameter variableValue: has no effect for drawings without variable parts.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// Creates an image from the app's resources.
  /// - Parameters:
  ///   - name: the file's name, with or without its extension.
  ///   - bundle: has no effect: an app's resources are found wherever they are.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.file(name), label: .name(name))
  }

  /// Creates an image from the app's resources.
  /// - Parameters:
  ///   - variableValue: has no effect for images without variable parts.
  ///   - bundle: has no effect: an app's resources are found wherever they are.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates an image from the app's resources with a label for assistive technologies.
  /// - Parameter bundle: has no effect: an app's resources are found wherever they are.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.file(name), label: .text(label))
  }

  /// Creates an image from the app's resources with a label for assistive technologies.
  /// - Parameters:
  ///   - variableValue: has no effect for images without variable parts.
  ///   - bundle: has no effect: an app's resources are found wherever they are.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// Creates a decorative image from the app's resources, which assistive technologies ignore.
  /// - Parameter bundle: has no effect: an app's resources are found wherever they are.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.file(name), label: nil)
  }

  /// Creates a decorative image from the app's resources, which assistive technologies ignore.
  /// - Parameters:
  ///   - variableValue: has no effect for images without variable parts.
  ///   - bundle: has no effect: an app's resources are found wherever they are.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  package init(decorativeSystemName name: String) {
    self.init(.symbol(name), label: nil)
  }

  /// The placeholder for an image that is not available yet.
  package static let awaited = Image(.awaited, label: nil)

  /// Creates an image that the host loads from elsewhere.
  package init(remote url: String) {
    self.init(.remote(url), label: nil)
  }

  package init(_ data: PictureData) {
    self.init(.data(data), label: nil)
  }

  /// Creates an image from data, or the placeholder if there is none.
  /// - Parameter label: nil for a decorative image.
  init(_ data: PictureData?, label: Text?) {
    self.init(data.map(Picture.data) ?? .awaited, label: label.map(SpokenLabel.text))
  }

  /// The bytes of the image, if it was made from some.
  package var data: PictureData? {
    if case .data(let data) = picture { data } else { nil }
  }

  /// The bytes of the image, if it was made from some, or those of its file among the app's resources.
  package var storedData: PictureData? {
    switch picture {
    case .data(let data): data
    case .file(let name):
      AppResources.pictureFiles[name].flatMap { try? Data(contentsOf: $0) }.flatMap {
        PictureData($0)
      }
    case .symbol, .remote, .awaited: nil
    }
  }

  /// The name of the picture among the app's resources, if it is one of them.
  var fileName: String? {
    if case .file(let name) = picture { name } else { nil }
  }

  private static func label(ofSymbol name: String) -> String {
    name.split(separator: ".").joined(separator: " ")
  }

  /// The way an image fills a different size.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeats the image.
    case tile
    /// Stretches the image.
    case stretch
  }

  /// Lets the image take any size.
  /// - Parameter capInsets: not supported yet: an image is stretched as a whole.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.sizing = resizingMode == .tile ? .tiled : .stretched
    return image
  }
}

extension Image {
  /// Returns the image in a line of text: a symbol, or the label of another image.
  func textRuns(in style: TextStyle, reading values: EnvironmentValues) -> [TextRun] {
    switch picture {
    case .symbol(let name):
      var style = style
      style.symbol = name
      return [TextRun("", style: style)]
    case .file, .remote, .data, .awaited:
      return [TextRun(label?.string(reading: values) ?? "", style: style)]
    }
  }

  /// The quality of an enlarged image.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// Sets the quality of the enlarged image: `none` shows pixels as squares. The other values
  /// are the same.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.isPixelated = interpolation == .none
    return image
  }

  /// Has no effect on a host that smooths every edge.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The way an image is colored.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Shows the opaque parts in the foreground style.
    case template
    /// Shows the image in its own colors.
    case original
  }

  /// Sets whether the image is shown in its own colors.
  ///
  /// A symbol in its own colors is the same as one with the rendering mode ``SymbolRenderingMode/multicolor``.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.isTemplate = renderingMode.map { $0 == .template }
    return image
  }

  /// Sets the way the parts of the symbol are colored, whatever the mode of the views around it.
  ///
  /// ```swift
  /// Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor)
  /// ```
  ///
  /// - Parameter mode: nil for the mode of the views around it. A mode takes precedence over ``renderingMode(_:)``.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }

  /// The mode that this image specifies for its symbol, if it does.
  private var ownSymbolMode: SymbolRenderingMode? {
    symbolMode ?? isTemplate.map { $0 ? SymbolRenderingMode.monochrome : .multicolor }
  }

  /// The size of a symbol relative to text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    case small, medium, large
  }
}

extension Image: ElementView {
  public typealias Body = Never
  typealias Content = EmptyView
  static var kind: ElementKind { .image }
  static var readsObjects: Bool { false }

  func properties(in environment: ElementEnvironment) -> [Property] {
    var properties: [Property] = []
    switch picture {
    case .symbol(let name):
      let values = environment.values
      properties.append(.symbol(values.symbolVariants.name(of: name)))
      switch values.imageScale {
      case .small: properties.append(.symbolScale(.small))
      case .medium: break
      case .large: properties.append(.symbolScale(.large))
      }
      let mode = ownSymbolMode ?? values.symbolRenderingMode
      if let rendering = mode?.property { properties.append(rendering) }
    case .file(let name):
      properties.append(.source(environment.shownPicture(name)))
      if isTemplate == true { properties.append(.isTemplate(true)) }
    case .remote(let url): properties.append(.remoteSource(url))
    case .data(let data): data.source(in: environment.context.window).map { properties.append($0) }
    case .awaited: break
    }
    if isPixelated { properties.append(.isPixelated(true)) }
    if let label { properties.append(.label(label.string(reading: environment.values))) }
    if let sizing { properties.append(.imageSizing(sizing)) }
    let isPainted = properties.contains { $0.key == .symbol || $0.key == .isTemplate }
    return properties
      + (isPainted ? environment.styleProperties : environment.styleProperties.withoutShadows)
  }
}

extension ElementEnvironment {
  /// Returns the light or dark variant of an image in an asset catalog. Only an image with both depends on the color scheme.
  fileprivate func shownPicture(_ name: String) -> String {
    guard let dark = context.window?.layout?.setup.darkPicture(name), values.colorScheme == .dark
    else { return name }
    return dark
  }
}
