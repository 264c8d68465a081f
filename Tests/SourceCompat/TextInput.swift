// Text fields, and the modifiers of text input.
import SwiftUI

struct Fields: View {
  @State private var text = ""
  @State private var amount = 0.0
  @State private var count: Int?
  let title: String
  @Environment(\.autocorrectionDisabled) private var isLeftAlone

  var body: some View {
    texts
    values
    formatters
    old
    secure
    modified
    styled
  }

  @ViewBuilder
  private var texts: some View {
    TextField("Text", text: $text, axis: .vertical)
    TextField(title, text: $text, axis: .vertical)
    TextField("Text", text: $text, prompt: Text("Write"), axis: .vertical)
    TextField(title, text: $text, prompt: Text("Write"), axis: .vertical)
    TextField(text: $text, axis: .vertical) { Text("Text") }
    TextField(text: $text, prompt: Text("Write"), axis: .vertical) { Text("Text") }
    TextEditor(text: $text)
  }

  @ViewBuilder
  private var values: some View {
    TextField("Amount", value: $amount, format: .number)
    TextField(title, value: $amount, format: .currency(code: "EUR"), prompt: Text("0"))
    TextField(value: $amount, format: .percent) { Text("Share") }
    TextField("Count", value: $count, format: .number)
    TextField(title, value: $count, format: .number, prompt: Text("0"))
    TextField(value: $count, format: .number, prompt: Text("0")) { Text("Count") }
  }

  @ViewBuilder
  private var formatters: some View {
    TextField("Amount", value: $amount, formatter: NumberFormatter())
    TextField(title, value: $amount, formatter: NumberFormatter())
    TextField("Amount", value: $amount, formatter: NumberFormatter(), prompt: Text("0"))
    TextField(title, value: $amount, formatter: NumberFormatter(), prompt: Text("0"))
    TextField(value: $amount, formatter: NumberFormatter()) { Text("Amount") }
  }

  @ViewBuilder
  private var old: some View {
    TextField("Text", text: $text, onEditingChanged: { _ in }, onCommit: {})
    TextField(title, text: $text, onEditingChanged: { _ in }, onCommit: {})
    TextField("Text", text: $text, onEditingChanged: { _ in })
    TextField(title, text: $text, onEditingChanged: { _ in })
    TextField("Text", text: $text) { _ in
    } onCommit: {
    }
    TextField("Text", text: $text, onCommit: {})
    TextField(title, text: $text, onCommit: {})
    TextField("Amount", value: $amount, formatter: NumberFormatter(), onCommit: {})
    TextField(
      title, value: $amount, formatter: NumberFormatter(), onEditingChanged: { _ in },
      onCommit: {})
  }

  @ViewBuilder
  private var secure: some View {
    SecureField("Password", text: $text, prompt: Text("Secret"))
    SecureField(title, text: $text, prompt: Text("Secret"))
    SecureField("Password", text: $text, onCommit: {})
    SecureField(title, text: $text, onCommit: {})
  }

  @ViewBuilder
  private var modified: some View {
    TextField("Text", text: $text).onSubmit(of: .text) {}.submitScope()
    TextField("Text", text: $text).onSubmit(of: [.text, .search]) {}.submitScope(false)
    TextField("Text", text: $text).submitLabel(.done).submitLabel(.go).submitLabel(.send)
    TextField("Text", text: $text).submitLabel(.join).submitLabel(.route).submitLabel(.search)
    TextField("Text", text: $text).submitLabel(.return).submitLabel(.next).submitLabel(.continue)
    TextField("Text", text: $text).keyboardType(.emailAddress).textContentType(.emailAddress)
    TextField("Text", text: $text).keyboardType(UIKeyboardType.alphabet).textContentType(nil)
    TextField("Text", text: $text).textInputAutocapitalization(.never)
    TextField("Text", text: $text).textInputAutocapitalization(.words)
    TextField("Text", text: $text).textInputAutocapitalization(.sentences)
    TextField("Text", text: $text).textInputAutocapitalization(.characters)
    TextField("Text", text: $text).textInputAutocapitalization(
      TextInputAutocapitalization(UITextAutocapitalizationType.words))
    TextField("Text", text: $text).autocapitalization(.allCharacters)
    TextField("Text", text: $text).autocorrectionDisabled().autocorrectionDisabled(false)
    TextField("Text", text: $text).disableAutocorrection(true)
    TextField("Text", text: $text, axis: .vertical).lineLimit(1...3).lineLimit(2...).lineLimit(...3)
    TextField("Text", text: $text, axis: .vertical).lineLimit(3, reservesSpace: true)
    Text("Text").textSelection(.enabled)
    Text("Text").textSelection(.disabled)
    ScrollView { Text("Text") }.scrollDismissesKeyboard(.automatic)
    ScrollView { Text("Text") }.scrollDismissesKeyboard(.immediately)
    ScrollView { Text("Text") }.scrollDismissesKeyboard(.interactively)
    ScrollView { Text("Text") }.scrollDismissesKeyboard(.never)
    TextEditor(text: $text).scrollContentBackground(.hidden).scrollContentBackground(.visible)
    TextEditor(text: $text).scrollContentBackground(.automatic)
  }

  @ViewBuilder
  private var styled: some View {
    TextField("Text", text: $text).textFieldStyle(.automatic)
    TextField("Text", text: $text).textFieldStyle(.plain)
    TextField("Text", text: $text).textFieldStyle(.roundedBorder)
    TextField("Text", text: $text).textFieldStyle(.squareBorder)
    TextField("Text", text: $text).textFieldStyle(DefaultTextFieldStyle())
    TextField("Text", text: $text).textFieldStyle(PlainTextFieldStyle())
    TextField("Text", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
    TextField("Text", text: $text).textFieldStyle(SquareBorderTextFieldStyle())
    TextField("Text", text: $text).textFieldStyle(Underlined())
  }
}

struct Underlined: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    configuration.padding()
  }
}

let contentTypes: [UITextContentType] = [
  .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname, .jobTitle,
  .organizationName, .location, .fullStreetAddress, .streetAddressLine1, .streetAddressLine2,
  .addressCity, .addressState, .addressCityAndState, .sublocality, .countryName, .postalCode,
  .telephoneNumber, .emailAddress, .URL, .creditCardNumber, .creditCardName, .creditCardExpiration,
  .creditCardSecurityCode, .birthdate, .username, .password, .newPassword, .oneTimeCode,
]

let keyboards: [UIKeyboardType] = [
  .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad,
  .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
]
