import BanyanHost

extension NumberRange {
  func put<Sink: FacetSink>(into sink: inout Sink) {
    sink.put(.minimum, CSS.exact(lower))
    sink.put(.maximum, CSS.exact(upper))
    sink.put(.step, step.map(CSS.exact) ?? "any")
  }
}

extension SharedContent {
  func put<Sink: FacetSink>(into sink: inout Sink) {
    if let title { sink.put(.shareTitle, title) }
    if let text { sink.put(.shareText, text) }
    if let url = url.flatMap({ AllowedURL($0) }) { sink.put(.shareURL, url.string) }
  }
}

extension FileChoice {
  /// Up to which choice nothing is wanted, whether there may be several files, and what they may be.
  var markup: String { "\(refused) \(allowsSeveral ? 1 : 0) \(types.joined(separator: ","))" }
}

extension LocationWish {
  /// The requests for permission and for a location, and 1 for what is to be followed, and precisely.
  var markup: String {
    "\(permissionRequest) \(locationRequest) \(isFollowed ? 1 : 0) \(isPrecise ? 1 : 0)"
  }
}

extension CSS {
  /// Returns a number as attributes of controls have it, with full precision, so that it survives
  /// the round trip.
  static func exact(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}

extension ProgressLook {
  var name: String { self == .linear ? "linear" : "circular" }
}

extension ButtonLook {
  var name: String {
    switch self {
    case .plain: "plain"
    case .borderless: "borderless"
    case .bordered: "bordered"
    case .prominent: "prominent"
    case .link: "link"
    case .glass: "glass"
    case .prominentGlass: "glass-prominent"
    }
  }
}

extension ButtonShape {
  var name: String {
    switch self {
    case .capsule: "capsule"
    case .roundedRectangle: "rectangle"
    case .circle: "circle"
    }
  }
}

extension ToggleLook {
  var name: String {
    switch self {
    case .switch: "switch"
    case .checkbox: "checkbox"
    case .button: "button"
    }
  }
}

extension LabelLook {
  var name: String { self == .iconOnly ? "icon" : "title" }
}

extension PickerLook {
  var name: String {
    switch self {
    case .menu: "menu"
    case .segmented: "segmented"
    case .inline: "inline"
    case .wheel: "wheel"
    case .radioGroup: "radio"
    case .palette: "palette"
    }
  }
}

extension GaugeLook {
  var name: String {
    switch self {
    case .linear: "linear"
    case .accessoryLinear: "mark"
    case .linearCapacity: "bar"
    case .circular: "ring"
    case .circularCapacity: "circle"
    }
  }
}

extension ControlScale {
  var name: String {
    switch self {
    case .mini: "mini"
    case .small: "small"
    case .regular: "regular"
    case .large: "large"
    case .extraLarge: "xlarge"
    }
  }
}

extension Part {
  var name: String {
    switch self {
    case .content: "content"
    case .currentValue: "current"
    case .minimum: "minimum"
    case .maximum: "maximum"
    }
  }
}

extension DateParts {
  /// The type of the input field for these parts.
  var inputType: String {
    switch self {
    case .date: "date"
    case .time: "time"
    case .both: "datetime-local"
    }
  }
}
