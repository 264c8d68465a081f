import BanyanBrowser
import Foundation
import Testing

@testable import BanyanStores

/// The engines of stores that this machine has.
enum StoreEngine: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case sqlite, postgreSQL

  static var installed: [StoreEngine] {
    allCases.filter { $0 == .sqlite || PostgreSQLServer.isInstalled }
  }

  var testDescription: String { rawValue }

  /// Makes an empty place for a store.
  func makePlace() throws -> StorePlace {
    switch self {
    case .sqlite:
      let folder = NSTemporaryDirectory() + "banyan-store-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      return StorePlace(address: "\(folder)/visitors", folder: folder)
    case .postgreSQL:
      return StorePlace(address: try PostgreSQLServer.shared.get().makeSchema(), folder: nil)
    }
  }
}

/// A place for stores of several fronts, which is removed with it if it is in a folder.
final class StorePlace: Sendable {
  let address: String
  private let folder: String?

  init(address: String, folder: String?) { (self.address, self.folder) = (address, folder) }

  deinit { if let folder { try? FileManager.default.removeItem(atPath: folder) } }

  func makeStore(node: String = UUID().uuidString) -> SQLStore {
    folder == nil ? .postgreSQL(address, node: node) : .sqlite(address, node: node)
  }
}

/// A server of PostgreSQL with data of its own, which ends with this process.
final class PostgreSQLServer: Sendable {
  static let shared = Result { try PostgreSQLServer() }

  private static var programs: String? {
    let versions =
      (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
    return versions.sorted().last.map { "/usr/lib/postgresql/\($0)/bin" }
  }

  static var isInstalled: Bool { programs != nil }

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
        _ = try PostgreSQLConnection(words)
        return
      } catch {
        guard .now < deadline else {
          throw StoreFailure(
            "\(error): \((try? String(contentsOfFile: "\(folder)/log", encoding: .utf8)) ?? "")")
        }
        usleep(20_000)
      }
    }
  }

  private var words: String { "host=\(folder) user=banyan dbname=postgres" }

  /// Makes an empty schema, and returns how to connect to it.
  func makeSchema() throws -> String {
    let name = "s\(UInt64.random(in: 0 ... .max))"
    try connect().run("CREATE SCHEMA \(name)")
    return "\(words) options='-c search_path=\(name)'"
  }

  func connect() throws -> PostgreSQLConnection { try PostgreSQLConnection(words) }
}
