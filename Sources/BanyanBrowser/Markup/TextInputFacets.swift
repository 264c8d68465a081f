import BanyanHost

extension TextInput {
  /// Writes the attributes that control how text is entered into a field.
  func put<Sink: FacetSink>(into sink: inout Sink) {
    if let mode = keyboard?.inputMode { sink.put(.inputMode, mode) }
    if let contentType { sink.put(.completion, contentType.completion) }
    if let capitalization { sink.put(.capitalization, capitalization.cssValue) }
    if let isCorrected { sink.put(.spelling, isCorrected ? "true" : "false") }
    if let submitLabel { sink.put(.enterKey, submitLabel.cssValue) }
  }
}

extension TextInput.Keyboard {
  /// The value of `inputmode`, if one matches the keyboard.
  fileprivate var inputMode: String? {
    switch self {
    case .text, .numbersAndPunctuation: nil
    case .url: "url"
    case .email: "email"
    case .phone: "tel"
    case .digits: "numeric"
    case .decimal: "decimal"
    case .search: "search"
    }
  }
}

extension TextInput.ContentType {
  /// The value of `autocomplete`.
  fileprivate var completion: String {
    switch self {
    case .name: "name"
    case .namePrefix: "honorific-prefix"
    case .givenName: "given-name"
    case .middleName: "additional-name"
    case .familyName: "family-name"
    case .nameSuffix: "honorific-suffix"
    case .nickname: "nickname"
    case .jobTitle: "organization-title"
    case .organization: "organization"
    case .location, .fullStreetAddress: "street-address"
    case .streetAddressLine1: "address-line1"
    case .streetAddressLine2: "address-line2"
    case .city, .cityAndState: "address-level2"
    case .state: "address-level1"
    case .sublocality: "address-level3"
    case .country: "country-name"
    case .postalCode: "postal-code"
    case .telephone: "tel"
    case .email: "email"
    case .url: "url"
    case .username: "username"
    case .password: "current-password"
    case .newPassword: "new-password"
    case .oneTimeCode: "one-time-code"
    case .cardNumber: "cc-number"
    case .cardName: "cc-name"
    case .cardExpiration: "cc-exp"
    case .cardSecurityCode: "cc-csc"
    case .birthdate: "bday"
    }
  }
}

extension TextInput.Capitalization {
  fileprivate var cssValue: String {
    switch self {
    case .none: "none"
    case .words: "words"
    case .sentences: "sentences"
    case .characters: "characters"
    }
  }
}

extension TextInput.SubmitLabel {
  /// The closest value of `enterkeyhint`.
  fileprivate var cssValue: String {
    switch self {
    case .done: "done"
    case .go, .join, .route: "go"
    case .send: "send"
    case .search: "search"
    case .return: "enter"
    case .next, .continue: "next"
    }
  }
}

extension LineLimits {
  fileprivate var cssMinimum: String { String(min(max(minimum, 1), 1000)) }

  func put<Sink: FacetSink>(into sink: inout Sink) {
    sink.put(.minimumLines, cssMinimum)
    if let maximum { sink.put(.maximumLines, String(min(max(maximum, minimum, 1), 1000))) }
  }
}

extension FieldStyle {
  var cssValue: String {
    switch self {
    case .plain: "plain"
    case .roundedBorder: "round"
    case .squareBorder: "square"
    }
  }
}

extension KeyboardDismissal {
  var cssValue: String {
    switch self {
    case .automatic: "auto"
    case .immediately, .interactively: "scroll"
    case .never: "never"
    }
  }
}
