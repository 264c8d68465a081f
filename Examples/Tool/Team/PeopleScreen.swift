import SwiftData
import SwiftUI

/// Shows an administrator who is connected, and creates accounts.
struct PeopleScreen: View {
  let administrator: Account
  @Environment(\.modelContext) private var context
  @Query(sort: \Account.name) private var accounts: [Account]
  @State private var name = ""
  @State private var password = ""
  @State private var role = Role.member
  @State private var message: String?

  var body: some View {
    Form {
      Section("Connected") {
        ForEach(Attendance.shared.visits) { visit in
          LabeledContent {
            Text(visit.since, format: .dateTime)
          } label: {
            Text("\(visit.user) from \(visit.address ?? "an unknown address")")
          }
        }
      }
      Section("Accounts") {
        ForEach(accounts) { account in
          LabeledContent(account.name, value: account.role.rawValue)
        }
      }
      Section("New account") {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        Picker("Role", selection: $role) {
          ForEach(Role.allCases, id: \.self) { Text($0.rawValue) }
        }
        if let message { Text(message).foregroundStyle(.red) }
        Button("Create", action: create)
          .disabled(name.isEmpty || password.isEmpty)
      }
    }
  }

  private func create() {
    Task {
      do {
        try await context.createAccount(name, password, role, by: administrator.name)
        (name, password, message) = ("", "", nil)
      } catch {
        message = error.localizedDescription
      }
    }
  }
}
