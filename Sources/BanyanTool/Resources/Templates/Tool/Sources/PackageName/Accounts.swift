/// The people who may log in, in the form `name:password,name:password`.
///
/// This is enough to begin with. Ask a directory of your own, or let a proxy log people in, before you serve the tool to others.
struct Accounts: Sendable {
  private let passwords: [String: String]

  init(_ text: String) {
    var passwords: [String: String] = [:]
    for account in text.split(separator: ",") {
      let parts = account.split(separator: ":", maxSplits: 1).map(String.init)
      if parts.count == 2 { passwords[parts[0]] = parts[1] }
    }
    self.passwords = passwords
  }

  func accept(_ name: String, _ password: String) -> Bool { passwords[name] == password }
}
