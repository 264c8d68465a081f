/// The appearance of a button.
public enum ButtonLook: UInt8, Sendable {
  /// Only the label.
  case plain = 1
  /// A label in the accent color.
  case borderless
  case bordered
  /// Filled with the accent color.
  case prominent
  /// Like a link in text.
  case link
  /// On glass.
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
  /// The hidden title still names the element.
  case iconOnly = 1
  case titleOnly
}

public enum PickerLook: UInt8, Sendable {
  /// The selected option, and a menu of the others.
  case menu = 1
  /// The options side by side in one control.
  case segmented
  /// The options stacked vertically, as rows.
  case inline
  /// A wheel that turns.
  case wheel
  /// The options stacked vertically, each with a radio button.
  case radioGroup
  /// The options side by side, each as a small picture.
  case palette
}

public enum ProgressLook: UInt8, Sendable {
  case linear = 1
  case circular
}

public enum GaugeLook: UInt8, Sendable {
  case linear = 1
  /// A bar for a small space, with a mark on it.
  case accessoryLinear
  /// A bar for a small space that is filled up to the number.
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

/// The role of a part of a control.
public enum Part: UInt8, Sendable {
  case content = 1
  case currentValue
  case minimum
  case maximum
}

/// A range of numbers to choose from.
public struct NumberRange: Hashable, Sendable {
  /// Finite, and not greater than the upper bound.
  public var lower: Double
  public var upper: Double
  /// The distance between selectable numbers, greater than 0; nil for any.
  public var step: Double?

  public init(lower: Double, upper: Double, step: Double? = nil) {
    self.lower = lower
    self.upper = upper
    self.step = step
  }
}

/// The range of values that a control accepts, in the control's format. A nil bound is open.
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

/// Content shared with other apps.
public struct SharedContent: Hashable, Sendable {
  public var title: String?
  public var text: String?
  /// A URL that has not been checked, like `destination`.
  public var url: String?

  public init(title: String? = nil, text: String? = nil, url: String? = nil) {
    self.title = title
    self.text = text
    self.url = url
  }
}
