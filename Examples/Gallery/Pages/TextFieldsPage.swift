import SwiftUI

/// Text fields and other text input.
struct TextFieldsPage: View {
  var body: some View {
    Form {
      AccountFields()
      ValueFields()
      LongTexts()
      FieldStyles()
    }
  }
}

private struct AccountFields: View {
  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @State private var submitted = ""
  @FocusState private var field: Field?

  private enum Field { case name, email, password }

  var body: some View {
    Section {
      TextField("Name", text: $name)
        .textContentType(.name)
        .textInputAutocapitalization(.words)
        .submitLabel(.next)
        .focused($field, equals: .name)
      TextField("Email", text: $email, prompt: Text("you@example.org"))
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .focused($field, equals: .email)
      SecureField("Password", text: $password, prompt: Text("Password, eight letters or more"))
        .textContentType(.newPassword)
        .submitLabel(.done)
        .focused($field, equals: .password)
    } header: {
      Text("Account")
    } footer: {
      Text(submitted.isEmpty ? "Return leads to the next field." : submitted)
    }
    .onSubmit {
      switch field {
      case .name: field = .email
      case .email: field = .password
      default:
        field = nil
        submitted = "Hello, \(name)."
      }
    }
  }
}

private struct ValueFields: View {
  @State private var amount = 24.5
  @State private var people: Int? = 2
  @State private var share = 0.15

  private var each: Double { amount * (1 + share) / Double(max(people ?? 1, 1)) }

  var body: some View {
    Section {
      TextField("Amount", value: $amount, format: .currency(code: "EUR"))
        .keyboardType(.decimalPad)
      TextField("People", value: $people, format: .number)
        .keyboardType(.numberPad)
      TextField("Tip", value: $share, format: .percent)
    } header: {
      Text("Values")
    } footer: {
      Text("Each pays \(each.formatted(.currency(code: "EUR")))")
    }
  }
}

private struct LongTexts: View {
  @State private var message = ""
  @State private var notes = "A text editor takes the room it is given, and scrolls."

  var body: some View {
    Section("Long texts") {
      TextField("Message", text: $message, axis: .vertical)
        .lineLimit(2...5)
      TextEditor(text: $notes)
        .frame(height: 96)
        .accessibilityLabel("Notes")
      Text("Text that can be copied from this row")
        .textSelection(.enabled)
    }
  }
}

private struct FieldStyles: View {
  @State private var text = ""

  var body: some View {
    Section("Styles") {
      TextField("Plain", text: $text)
        .textFieldStyle(.plain)
      TextField("Rounded border", text: $text)
        .textFieldStyle(.roundedBorder)
      TextField("Square border", text: $text)
        .textFieldStyle(.squareBorder)
      TextField("Disabled", text: $text)
        .disabled(true)
    }
  }
}
