/// How text is entered into a field: what a host may offer a person for it.
///
/// A host that has no use for one of these leaves it alone.
public struct TextInput: Hashable, Sendable {
  /// What the text will mostly be made of.
  public enum Keyboard: UInt8, Sendable {
    case text = 1, numbersAndPunctuation, url, email, phone, digits, decimal, search
  }

  /// What the text means, so that a host can fill it in.
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

  /// What is made upper case of itself.
  public enum Capitalization: UInt8, Sendable {
    case none = 1, words, sentences, characters
  }

  /// What the key that submits says.
  public enum SubmitLabel: UInt8, Sendable {
    case done = 1, go, send, join, route, search, `return`, next, `continue`
  }

  // Nil is the host's own way.
  public var keyboard: Keyboard?
  public var contentType: ContentType?
  public var capitalization: Capitalization?
  public var isCorrected: Bool?
  public var submitLabel: SubmitLabel?

  public init() {}
}

/// How a field looks.
public enum FieldStyle: UInt8, Sendable {
  case plain = 1
  case roundedBorder
  case squareBorder
}

/// How many lines a field that grows is high.
public struct LineLimits: Hashable, Sendable {
  public var minimum: Int
  /// Nil if there is no limit.
  public var maximum: Int?

  public init(minimum: Int = 1, maximum: Int? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// What scrolling does to a keyboard on the screen.
public enum KeyboardDismissal: UInt8, Sendable {
  case automatic = 1
  case immediately, interactively, never
}
