import BanyanHost

extension PointerShape {
  /// The value of the `cursor` style.
  var cssValue: String {
    switch self {
    case .arrow: "default"
    case .text: "text"
    case .verticalText: "vertical-text"
    case .crosshair: "crosshair"
    case .grab: "grab"
    case .grabbing: "grabbing"
    case .link: "pointer"
    case .zoomIn: "zoom-in"
    case .zoomOut: "zoom-out"
    case .resizeColumn: "col-resize"
    case .resizeRow: "row-resize"
    }
  }
}
