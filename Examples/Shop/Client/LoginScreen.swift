import SwiftUI

/// Asks who the person is.
struct LoginScreen: View {
  /// Called when the person is logged in.
  var didLogIn: @MainActor () -> Void = {}
  @Environment(AccountStore.self) private var account
  @Environment(\.showMessage) private var showMessage
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @State private var name = ""
  @State private var password = ""
  @State private var isSending = false

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name)
          .textContentType(.username)
        SecureField("Password", text: $password)
          .textContentType(.password)
          .onSubmit { send(account.logIn) }
      } footer: {
        Text("Whoever is new here chooses both.")
      }
      Section {
        Button("Log In") { send(account.logIn) }
        Button("Create Account") { send(account.register) }
      }
      .disabled(name.isEmpty || password.isEmpty || isSending)
    }
    .navigationTitle("Log In")
    .toolbar {
      if isPresented {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
      }
    }
  }

  private func send(_ request: @escaping @MainActor (String, String) async throws -> Void) {
    if name.isEmpty || password.isEmpty || isSending { return }
    isSending = true
    Task {
      let isLoggedIn = await showMessage.ifFailing { try await request(name, password) }
      isSending = false
      if isLoggedIn { didLogIn() }
    }
  }
}

/// Who is logged in, and the way out.
struct AccountScreen: View {
  @Environment(AccountStore.self) private var account
  @Environment(\.showMessage) private var showMessage

  var body: some View {
    if let name = account.name {
      List {
        LabeledContent("Name") { Text(verbatim: name) }
        Button("Log Out", role: .destructive) {
          Task { await showMessage.ifFailing { try await account.logOut() } }
        }
      }
      .navigationTitle("Account")
    } else {
      LoginScreen()
    }
  }
}
