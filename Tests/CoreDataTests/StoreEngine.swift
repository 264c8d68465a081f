import Foundation
import Testing

@testable import CoreData

/// The engines of stores that this machine has.
enum StoreEngine: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case sqlite, postgreSQL

  static var installed: [StoreEngine] {
    allCases.filter { $0 == .sqlite || PostgreSQLServer.isInstalled }
  }

  var testDescription: String { rawValue }
}

/// A server of PostgreSQL with data of its own, which ends with this process.
final class PostgreSQLServer: Sendable {
  static let shared = Result { try PostgreSQLServer() }

  private static var programs: String? {
    let versions =
      (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
    return versions.sorted().last.map { "/usr/lib/postgresql/\($0)/bin" }
  }

  static var isInstalled: Bool { programs != nil && PostgreSQLLibrary.installed != nil }

  private let folder: String
  /// What ends the server when this process ends, whatever ends that.
  private let leash = Pipe()

  private init() throws {
    folder = "/tmp/banyan-pg-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    // The server does not run as root.
    let user = getuid() == 0 ? "runuser -u postgres --" : ""
    let programs = try #require(Self.programs)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c",
      """
      [ "$(id -u)" != 0 ] || chown postgres '\(folder)'
      cd '\(folder)'
      \(user) \(programs)/initdb -D data -A trust -U banyan --no-sync >log 2>&1
      exec 3<&0
      \(user) \(programs)/postgres -D data -k '\(folder)' -F -c listen_addresses= >>log 2>&1 3<&- &
      read line <&3
      # What a shell starts in the background ignores this signal, and runuser does not pass it on.
      kill -INT "$(head -n 1 data/postmaster.pid)"
      wait
      rm -rf '\(folder)'
      """,
    ]
    process.standardInput = leash
    process.standardOutput = FileHandle.nullDevice
    // The runner of the tests waits until nobody holds its pipes.
    process.standardError = FileHandle.nullDevice
    try process.run()
    let deadline = ContinuousClock.now + .seconds(900)
    while true {
      do {
        _ = try session()
        return
      } catch {
        guard .now < deadline else { throw error }
        usleep(20_000)
      }
    }
  }

  /// Returns the address of a store in a schema that does not exist yet.
  func makeAddress(user: String = "banyan") throws -> URL {
    try address(user: user, schema: "s\(UInt64.random(in: 0 ... .max))")
  }

  func address(user: String = "banyan", schema: String) throws -> URL {
    try #require(
      URL(string: "postgresql:///postgres?host=\(folder)&user=\(user)&schema=\(schema)"))
  }

  /// Returns a connection beside those of the stores.
  func session() throws -> PostgreSQLSession {
    try PostgreSQLSession(#require(ServerAddress(address(schema: "public"))))
  }

  /// Ends the connections of a store, as a server that starts again does.
  func endSessions(of address: ServerAddress) throws {
    try session().run(
      """
      SELECT pg_terminate_backend(pid, 300000) FROM pg_stat_activity \
      WHERE pid <> pg_backend_pid() AND application_name = $1
      """, [.text("banyan \(address.schema)")])
  }
}
