import BanyanHost

/// The keyboard types of UIKit, for `keyboardType(_:)`.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The former name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }

  /// The keyboard for the host; nil for its default.
  var resolved: TextInput.Keyboard? {
    switch self {
    case .default: nil
    case .asciiCapable, .namePhonePad, .twitter: .text
    case .numbersAndPunctuation: .numbersAndPunctuation
    case .URL: .url
    case .numberPad, .asciiCapableNumberPad: .digits
    case .phonePad: .phone
    case .emailAddress: .email
    case .decimalPad: .decimal
    case .webSearch: .search
    }
  }
}

/// The automatic capitalization of text, in UIKit.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words, sentences, allCharacters

  var resolved: TextInput.Capitalization {
    switch self {
    case .none: .none
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}

/// The meaning of a field's text in UIKit, for `textContentType(_:)`.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = Self(rawValue: "name")
  public static let namePrefix = Self(rawValue: "name-prefix")
  public static let givenName = Self(rawValue: "given-name")
  public static let middleName = Self(rawValue: "middle-name")
  public static let familyName = Self(rawValue: "family-name")
  public static let nameSuffix = Self(rawValue: "name-suffix")
  public static let nickname = Self(rawValue: "nickname")
  public static let jobTitle = Self(rawValue: "job-title")
  public static let organizationName = Self(rawValue: "organization-name")
  public static let location = Self(rawValue: "location")
  public static let fullStreetAddress = Self(rawValue: "full-street-address")
  public static let streetAddressLine1 = Self(rawValue: "street-address-line-1")
  public static let streetAddressLine2 = Self(rawValue: "street-address-line-2")
  public static let addressCity = Self(rawValue: "address-city")
  public static let addressState = Self(rawValue: "address-state")
  public static let addressCityAndState = Self(rawValue: "address-city-and-state")
  public static let sublocality = Self(rawValue: "sublocality")
  public static let countryName = Self(rawValue: "country-name")
  public static let postalCode = Self(rawValue: "postal-code")
  public static let telephoneNumber = Self(rawValue: "tel")
  public static let emailAddress = Self(rawValue: "email")
  public static let URL = Self(rawValue: "url")
  public static let creditCardNumber = Self(rawValue: "cc-number")
  public static let creditCardName = Self(rawValue: "cc-name")
  public static let creditCardExpiration = Self(rawValue: "cc-exp")
  public static let creditCardSecurityCode = Self(rawValue: "cc-csc")
  public static let birthdate = Self(rawValue: "bday")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let oneTimeCode = Self(rawValue: "one-time-code")

  /// The content type for the host; nil for one that no host knows.
  var resolved: TextInput.ContentType? {
    switch self {
    case .name: .name
    case .namePrefix: .namePrefix
    case .givenName: .givenName
    case .middleName: .middleName
    case .familyName: .familyName
    case .nameSuffix: .nameSuffix
    case .nickname: .nickname
    case .jobTitle: .jobTitle
    case .organizationName: .organization
    case .location: .location
    case .fullStreetAddress: .fullStreetAddress
    case .streetAddressLine1: .streetAddressLine1
    case .streetAddressLine2: .streetAddressLine2
    case .addressCity: .city
    case .addressState: .state
    case .addressCityAndState: .cityAndState
    case .sublocality: .sublocality
    case .countryName: .country
    case .postalCode: .postalCode
    case .telephoneNumber: .telephone
    case .emailAddress: .email
    case .URL: .url
    case .creditCardNumber: .cardNumber
    case .creditCardName: .cardName
    case .creditCardExpiration: .cardExpiration
    case .creditCardSecurityCode: .cardSecurityCode
    case .birthdate: .birthdate
    case .username: .username
    case .password: .password
    case .newPassword: .newPassword
    case .oneTimeCode: .oneTimeCode
    default: nil
    }
  }
}
