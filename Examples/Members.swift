import SwiftUI

/// A page for members: whoever knows the password is one, under the name that they give.
///
///     banyan run Examples/Members.swift --request-header User-Agent
struct ContentView: View {
  @Environment(VisitorSession.self) private var session

  var body: some View {
    VStack(spacing: 16) {
      if let user = session.user {
        MemberView(user: user)
        Button("Log Out") { session.logOut() }
        Button("Log Out Everywhere", role: .destructive) { session.logOutEverywhere() }
      } else {
        LoginView()
      }
      Text("From \(session.address ?? "an unknown address") \(session.headers["user-agent"] ?? "")")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding()
  }
}

struct LoginView: View {
  @Environment(VisitorSession.self) private var session
  @State private var name = ""
  @State private var password = ""
  @State private var isWrong = false

  var body: some View {
    TextField("Name", text: $name)
    SecureField("Password", text: $password)
      .onSubmit(logIn)
    Button("Log In", action: logIn)
      .disabled(name.isEmpty)
    if isWrong { Text("This is not the password.") }
  }

  private func logIn() {
    // An app of yours asks its database.
    isWrong = password != "open sesame"
    if !isWrong, !name.isEmpty { session.logIn(as: name) }
  }
}

struct MemberView: View {
  let user: String
  @State private var count = 0

  var body: some View {
    Text("Welcome, \(user)!").font(.title)
    Button("Applause \(count)") { count += 1 }
  }
}
