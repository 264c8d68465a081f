import SwiftUI

/// Shows the orders to people who have logged in, and a form to everybody else.
struct AccountView: View {
  let accounts: Accounts
  @Environment(VisitorSession.self) private var session

  var body: some View {
    if let user = session.user {
      NavigationStack {
        OrdersView()
          .toolbar { Button("Log Out \(user)") { session.logOut() } }
      }
    } else {
      LoginView(accounts: accounts)
    }
  }
}

struct LoginView: View {
  let accounts: Accounts
  @Environment(VisitorSession.self) private var session
  @State private var name = ""
  @State private var password = ""
  @State private var isWrong = false

  var body: some View {
    Form {
      TextField("Name", text: $name)
      SecureField("Password", text: $password)
        .onSubmit(logIn)
      if isWrong { Text("Name or password is wrong.").foregroundStyle(.red) }
      Button("Log In", action: logIn)
        .disabled(name.isEmpty || password.isEmpty)
    }
  }

  private func logIn() {
    isWrong = !accounts.accept(name, password)
    if !isWrong { session.logIn(as: name) }
  }
}
