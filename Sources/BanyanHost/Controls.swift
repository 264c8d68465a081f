/// How a button looks.
public enum ButtonLook: UInt8, Sendable {
  /// No more than the label.
  case plain = 1
  /// A label in the color of what stands out.
  case borderless
  case bordered
  /// Filled with the color of what stands out.
  case prominent
  /// As a link in text.
  case link
  /// As on glass.
  case glass
  case prominentGlass
}

public enum ButtonShape: UInt8, Sendable {
  case capsule = 1
  case roundedRectangle
  case circle
}

public enum ToggleLook: UInt8, Sendable {
  case `switch` = 1
  case checkbox
  /// A button that stays pressed while it is on.
  case button
}

public enum LabelLook: UInt8, Sendable {
  /// What is not seen still names the element.
  case iconOnly = 1
  case titleOnly
}

public enum PickerLook: UInt8, Sendable {
  /// The chosen option, and a menu to choose another.
  case menu = 1
  /// The options side by side in one control.
  case segmented
  /// The options one below the other, as rows.
  case inline
  /// A wheel to turn.
  case wheel
  /// The options one below the other, each with a mark to fill.
  case radioGroup
  /// The options side by side, each a small picture.
  case palette
}

public enum ProgressLook: UInt8, Sendable {
  case linear = 1
  case circular
}

public enum GaugeLook: UInt8, Sendable {
  case linear = 1
  /// A bar for a small place, with a mark on it.
  case accessoryLinear
  /// A bar for a small place that is filled up to the number.
  case linearCapacity
  /// An open ring with a mark on it.
  case circular
  /// A ring that is filled up to the number.
  case circularCapacity
}

public enum ControlScale: UInt8, Sendable {
  case mini = 1
  case small
  case regular
  case large
  case extraLarge
}

/// What a part of a control is.
public enum Part: UInt8, Sendable {
  case content = 1
  case currentValue
  case minimum
  case maximum
}

/// The numbers from which one is chosen.
public struct NumberRange: Hashable, Sendable {
  /// Finite, and not greater than the upper bound.
  public var lower: Double
  public var upper: Double
  /// The distance between the numbers to choose from, greater than 0; nil for any.
  public var step: Double?

  public init(lower: Double, upper: Double, step: Double? = nil) {
    self.lower = lower
    self.upper = upper
    self.step = step
  }
}

/// The values that a control takes, as it writes them. What is nil is open.
public struct ValueRange: Hashable, Sendable {
  public var minimum: String?
  public var maximum: String?

  public init(minimum: String? = nil, maximum: String? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

public enum DateParts: UInt8, Sendable {
  case date = 1
  case time
  case both
}

/// What is given to other apps.
public struct SharedContent: Hashable, Sendable {
  public var title: String?
  public var text: String?
  /// Not yet checked, as `destination`.
  public var url: String?

  public init(title: String? = nil, text: String? = nil, url: String? = nil) {
    self.title = title
    self.text = text
    self.url = url
  }
}
