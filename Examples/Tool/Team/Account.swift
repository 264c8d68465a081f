import SwiftData

enum Role: String, Codable, CaseIterable {
  case member, administrator
}

/// A person who may log in.
@Model
final class Account {
  @Attribute(.unique) var name: String
  var passwordHash: String
  var role: Role

  init(name: String, passwordHash: String, role: Role) {
    self.name = name
    self.passwordHash = passwordHash
    self.role = role
  }
}
