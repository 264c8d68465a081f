import BanyanHost

extension PresentationStyle {
  /// The value of the `data-presentation` attribute.
  var cssValue: String {
    switch self {
    case .sheet: "sheet"
    case .fullScreenCover: "cover"
    }
  }
}
