import Testing

@testable import BanyanTool
@testable import SwiftUI

/// `banyan run` accepts the options of the app that it starts.
@Suite struct ServerOptionsTests {
  private func names(_ help: String) -> Set<String> {
    Set(help.matches(of: /--[a-z]+(?:-[a-z]+)*/).map { String($0.0) })
  }

  @Test func everyOptionOfAnAppIsOneOfTheTools() {
    let tool = names(Run.helpMessage(columns: 200))
    #expect(names(LaunchOptions.helpMessage(columns: 200)).subtracting(tool).isEmpty)
  }

  @Test func anAppIsSentWhatTheToolIs() throws {
    let run = try #require(
      try Banyan.parseAsRoot([
        "run", "View.swift", "--swift-version", "6", "--port", "1", "--address", "::1",
        "--origin", "https://a.example", "--origin", "https://b.example", "--behind-proxy",
        "--trusted-proxy", "10.0.0.0/8", "--forwarded-headers", "forwarded",
        "--user-header", "X-User", "--request-header", "User-Agent", "--request-header", "DNT",
        "--request-cookie", "theme", "--system-typeface", "--tls-certificate=-c.pem", "--tls-key",
        "k.pem", "--limit",
        "graceTime=10m",
        "--limit", "windowCount=7", "--data=-data", "--no-development", "--metrics-port", "2",
        "--workers", "3",
        "--", "--limit",
        "messageByteCount=9", "--mine",
      ]) as? Run)
    let options = try LaunchOptions.parse(run.launchOptions)
    #expect(
      run.launchOptions.last == "--mine" && options.others == ["--mine"] && options.host == .browser
    )
    #expect(options.port == 1 && options.metricsPort == 2 && options.workers == 3)
    #expect(options.address == "::1")
    #expect(options.origin == ["https://a.example", "https://b.example"])
    #expect(options.behindProxy && options.trustedProxy == ["10.0.0.0/8"])
    #expect(options.forwardedHeaders == .forwarded && options.development == false)
    #expect(options.userHeader == "X-User" && options.requestHeader == ["User-Agent", "DNT"])
    #expect(options.requestCookie == ["theme"] && options.data == "-data")
    #expect(options.systemTypeface)
    #expect(options.tlsCertificate == "-c.pem" && options.tlsKey == "k.pem")
    #expect(options.limit == ["graceTime=10m", "windowCount=7", "messageByteCount=9"])
  }

  @Test(arguments: [
    ["--user-header", "X-User"], ["--request-header", "Cookie"], ["--request-cookie", "banyan-80"],
    ["--request-header", "banyan-login"], ["--behind-proxy", "--user-header", "cookie"],
  ])
  func whatAnAppMustNotKnowOfARequestIsRefused(arguments: [String]) {
    #expect(throws: (any Error).self) { try LaunchOptions.parse(arguments) }
  }

  @Test(
    arguments: [
      ([], true), (["--development"], true), (["--no-development"], false),
      (["--address", "localhost", "--development"], true),
      (["--address", "0.0.0.0", "--development"], false),
      (["--origin", "https://a.example", "--development"], false),
      (["--behind-proxy", "--development"], false),
      (["--trusted-proxy", "10.0.0.0/8", "--development"], false),
    ] as [([String], Bool)])
  func anAppIsAPersonsOwnOnlyWhereNobodyElseReachesIt(_ options: [String], _ isAlone: Bool) throws {
    #expect(try LaunchOptions.parse(options).isAlone == isAlone)
  }

  @Test func whatNobodyHasSpecifiedIsTheApps() throws {
    let run = try #require(try Banyan.parseAsRoot(["run", "View.swift"]) as? Run)
    #expect(run.launchOptions == ["--host", "browser"])
  }

  @Test func anOptionThatIsNoneIsNoticed() {
    #expect(throws: (any Error).self) {
      try Banyan.parseAsRoot(["run", "A.swift", "--limits", "x"])
    }
  }
}
