import NIOCore

/// The version of the protocol between a page and its server, which the server's script has.
struct WireVersion: Sendable {
  let number: Int

  init(port: Int, on loop: any EventLoop) async throws {
    let page = try await PageRequest.send("/", port: port, on: loop)
    for path in page.paths where path.hasSuffix(".js") {
      let script = try await PageRequest.send(path, port: port, on: loop)
      if let version = script.body.firstMatch(of: /vocabulary\s*=\s*\{\s*version:\s*(\d+)/) {
        number = Int(version.1)!
        return
      }
    }
    throw Failure("no script of the page names the version of its protocol")
  }
}
