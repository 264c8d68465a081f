import Foundation

/// An attribute that items of some classes have.
struct KeychainAttribute {
  enum Form {
    /// Text or bytes, whichever the app uses.
    case text
    /// A number, or a text that is none.
    case number
    case date
  }

  let key: String
  let form: Form
  let kinds: Set<KeychainKind>
  /// The value of an item for which none is specified.
  let initial: KeychainValue?
  /// True if two items that differ in this attribute are different items.
  let isPrimary: Bool

  private init(
    _ key: CFString, _ form: Form, of kinds: Set<KeychainKind>, initial: KeychainValue? = nil,
    isPrimary: Bool = false
  ) {
    self.key = key as String
    self.form = form
    self.kinds = kinds
    self.initial = initial
    self.isPrimary = isPrimary
  }

  static let all: [KeychainAttribute] = common + ofPasswords + ofInternetPasswords

  /// Returns the attribute that a key names.
  static func named(_ key: String, of kind: KeychainKind) -> KeychainAttribute? {
    all.first { $0.key == key && $0.kinds.contains(kind) }
  }

  private static let everything: Set<KeychainKind> = [
    .genericPassword, .internetPassword, .certificate, .key, .identity,
  ]

  private static let common: [KeychainAttribute] = [
    .init(
      kSecAttrAccessGroup, .text, of: everything,
      initial: .text(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName),
      isPrimary: true),
    .init(kSecAttrSynchronizable, .number, of: everything, initial: .number(0), isPrimary: true),
    .init(
      kSecAttrAccessible, .text, of: everything,
      initial: .text(kSecAttrAccessibleWhenUnlocked as String)),
    .init(kSecAttrLabel, .text, of: everything),
  ]

  private static let passwords: Set<KeychainKind> = [.genericPassword, .internetPassword]

  private static let ofPasswords: [KeychainAttribute] = [
    .init(kSecAttrAccount, .text, of: passwords, initial: .text(""), isPrimary: true),
    .init(
      kSecAttrService, .text, of: [.genericPassword], initial: .text(""), isPrimary: true),
    .init(kSecAttrGeneric, .text, of: [.genericPassword]),
    .init(kSecAttrCreationDate, .date, of: passwords),
    .init(kSecAttrModificationDate, .date, of: passwords),
    .init(kSecAttrDescription, .text, of: passwords),
    .init(kSecAttrComment, .text, of: passwords),
    .init(kSecAttrCreator, .number, of: passwords),
    .init(kSecAttrType, .number, of: passwords),
    .init(kSecAttrIsInvisible, .number, of: passwords),
    .init(kSecAttrIsNegative, .number, of: passwords),
  ]

  private static let ofInternetPasswords: [KeychainAttribute] = [
    (kSecAttrServer, .text, .text("")),
    (kSecAttrProtocol, .number, .number(0)),
    (kSecAttrPort, .number, .number(0)),
    (kSecAttrPath, .text, .text("")),
    (kSecAttrSecurityDomain, .text, .text("")),
    (kSecAttrAuthenticationType, .text, .text("")),
  ].map { (key: CFString, form: Form, initial: KeychainValue) in
    .init(key, form, of: [.internetPassword], initial: initial, isPrimary: true)
  }
}

extension KeychainAttribute {
  /// Returns a value of an app's dictionary as the attribute keeps it; nil if it is of a wrong type.
  func value(of object: Any) -> KeychainValue? {
    switch form {
    case .text:
      if let text = object as? String { return .text(text) }
      return (object as? Data).map { .data($0) }
    case .number:
      if let number = object as? NSNumber { return .number(number.intValue) }
      guard let text = object as? String else { return nil }
      return Int(text).flatMap { "\($0)" == text ? .number($0) : nil } ?? .text(text)
    case .date:
      return (object as? Date).map { .date($0) }
    }
  }
}
