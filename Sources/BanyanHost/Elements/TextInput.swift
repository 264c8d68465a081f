/// The input method of a field: the aids that a host may offer the user.
///
/// A host ignores those that it cannot use.
public struct TextInput: Hashable, Sendable {
  /// The main content of the text.
  public enum Keyboard: UInt8, Sendable {
    case text = 1, numbersAndPunctuation, url, email, phone, digits, decimal, search
  }

  /// The meaning of the text, so that a host can fill it in.
  public enum ContentType: UInt8, Sendable {
    case name = 1, namePrefix, givenName, middleName, familyName, nameSuffix, nickname
    case jobTitle, organization
    case location, fullStreetAddress, streetAddressLine1, streetAddressLine2
    case city, state, cityAndState, sublocality, country, postalCode
    case telephone, email, url
    case username, password, newPassword, oneTimeCode
    case cardNumber, cardName, cardExpiration, cardSecurityCode
    case birthdate
  }

  /// The letters that are capitalized automatically.
  public enum Capitalization: UInt8, Sendable {
    case none = 1, words, sentences, characters
  }

  /// The label of the submit key.
  public enum SubmitLabel: UInt8, Sendable {
    case done = 1, go, send, join, route, search, `return`, next, `continue`
  }

  // Nil is the host's default.
  public var keyboard: Keyboard?
  public var contentType: ContentType?
  public var capitalization: Capitalization?
  public var isCorrected: Bool?
  public var submitLabel: SubmitLabel?

  public init() {}
}

/// The appearance of a field.
public enum FieldStyle: UInt8, Sendable {
  case plain = 1
  case roundedBorder
  case squareBorder
}

/// The height limits of a growing field, in lines.
public struct LineLimits: Hashable, Sendable {
  public var minimum: Int
  /// Nil if there is no limit.
  public var maximum: Int?

  public init(minimum: Int = 1, maximum: Int? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// The effect of scrolling on an on-screen keyboard.
public enum KeyboardDismissal: UInt8, Sendable {
  case automatic = 1
  case immediately, interactively, never
}
