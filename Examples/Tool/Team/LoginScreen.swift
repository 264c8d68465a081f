import SwiftData
import SwiftUI

/// Logs a person in, or creates the first account.
struct LoginScreen: View {
  /// True if nobody has an account yet.
  let isFirst: Bool
  @Environment(VisitorSession.self) private var session
  @Environment(\.modelContext) private var context
  @State private var name = ""
  @State private var password = ""
  @State private var message: String?
  @State private var isBusy = false

  var body: some View {
    Form {
      Section(isFirst ? "The administrator's account" : "Log in") {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
          .onSubmit(submit)
        if let message { Text(message).foregroundStyle(.red) }
        Button(isFirst ? "Create Account" : "Log In", action: submit)
          .disabled(name.isEmpty || password.isEmpty || isBusy)
      }
    }
  }

  private func submit() {
    guard !name.isEmpty, !password.isEmpty, !isBusy else { return }
    isBusy = true
    Task {
      do {
        if isFirst { try await context.createAccount(name, password, .administrator) }
        message = nil
        if try await context.accepts(name, password) {
          session.logIn(as: name)
        } else {
          message = "The name or the password is wrong."
        }
      } catch {
        message = error.localizedDescription
      }
      isBusy = false
    }
  }
}

struct AccountError: LocalizedError {
  let errorDescription: String?
}

@MainActor
extension ModelContext {
  func account(_ name: String) throws -> Account? {
    try fetch(FetchDescriptor<Account>(predicate: #Predicate { $0.name == name })).first
  }

  func accepts(_ name: String, _ password: String) async throws -> Bool {
    // An unknown name takes as long as a wrong password, so that nobody learns which names there are.
    let hash = try account(name)?.passwordHash ?? "$y$j9T$nobody$"
    return await Password.matches(password, hash)
  }

  /// - Throws: An error with a text for the person if the name is taken, or if somebody else has created the first account.
  func createAccount(_ name: String, _ password: String, _ role: Role, by creator: String? = nil)
    async throws
  {
    guard let hash = await Password.hash(password) else {
      throw AccountError(errorDescription: "The system has no libcrypt.so.1 to hash passwords.")
    }
    // Nothing waits from here on, so no other visitor of the process comes between.
    let isAllowed =
      try creator.map { try account($0)?.role == .administrator }
      ?? (fetchCount(FetchDescriptor<Account>()) == 0)
    guard isAllowed else {
      throw AccountError(errorDescription: "Only an administrator creates accounts.")
    }
    guard try account(name) == nil else {
      throw AccountError(errorDescription: "\(name) has an account already.")
    }
    insert(Account(name: name, passwordHash: hash, role: role))
    try save()
  }
}
