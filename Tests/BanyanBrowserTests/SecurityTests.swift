import NIOCore
import NIOHTTP1
import Testing

@testable import BanyanBrowser

@Suite struct SecurityTests {
  @Test func theCookieIsKeptToTheServerAndToTLSWhereThereIsSome() {
    func header(_ host: String, isSecure: Bool, path: String = "") -> String {
      VisitorCookie.header(
        "x", of: Sender(address: nil, isSecure: isSecure, host: host), path: path)
    }
    #expect(
      header("localhost:8080", isSecure: false) == "banyan-8080=x; Path=/; HttpOnly; SameSite=Lax")
    #expect(
      header("app.example", isSecure: true)
        == "__Host-banyan=x; Path=/; HttpOnly; SameSite=Lax; Secure")
    #expect(
      header("app.example:8443", isSecure: true, path: "/a")
        == "__Host-banyan-8443!a=x; Path=/; HttpOnly; SameSite=Lax; Secure")
    #expect(
      header("app.example:80", isSecure: false, path: "/a")
        == "banyan-80=x; Path=/a; HttpOnly; SameSite=Lax")
    // Each route of a server has its own cookie.
    let names = ["", "/a", "/a/b", "/a-b", "/a.b", "/a~b"].map {
      VisitorCookie.name(of: Sender(address: nil, isSecure: true, host: "app.example"), path: $0)
    }
    #expect(
      names == [
        "__Host-banyan", "__Host-banyan!a", "__Host-banyan!a!b", "__Host-banyan!a-b",
        "__Host-banyan!a.b", "__Host-banyan!a~b",
      ])
  }

  @Test func tokensDiffer() {
    let tokens = Set((0..<100).map { _ in RandomToken.make() })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9_-]{22}/) != nil })
  }

  /// The examples of RFC 4648, as numbers.
  @Test func base64() {
    #expect(URLBase64.encode([0x666f_6f62_6172_0000]) == "Zm9vYmFyAAA")
    #expect(URLBase64.encode([.max, 0]) == "__________8AAAAAAAAAAA")
  }

  @Test func cookies() {
    let headers: HTTPHeaders = ["Cookie": "a=1; banyan-80=x=y;banyan-8=2", "cookie": "banyan-80=z"]
    #expect(headers.cookies(named: "banyan-80") == ["x=y", "z"])
    #expect(headers.cookies(named: "b").isEmpty)
    #expect(HTTPHeaders([("cookie", "a;b=;c= ;;=;d")]).cookies(named: "b") == [""])
  }

  /// Of thousands of cookies in a request, four are checked.
  @Test func aRequestHasFourCookiesAtMost() {
    let many = (0..<2_600).map { "banyan=\($0)" }.joined(separator: "; ")
    let headers: HTTPHeaders = ["cookie": "a=1", "Cookie": many]
    #expect(headers.cookies(named: "banyan") == ["0", "1", "2", "3"])
    let two: HTTPHeaders = ["cookie": "banyan=a; banyan=b", "Cookie": many]
    #expect(two.cookies(named: "banyan") == ["a", "b", "0", "1"])
    let others = many.replacing("banyan", with: "other")
    let last: HTTPHeaders = ["cookie": "\(others); banyan=a"]
    #expect(last.cookies(named: "banyan") == ["a"])
  }

  @Test func loopbackTakesOnlyItsOwnNames() {
    let policy = OriginPolicy(host: "127.0.0.1", allowedOrigins: [])
    #expect(policy.allows(origin: "http://127.0.0.1:8080", host: "127.0.0.1:8080"))
    #expect(policy.allows(origin: "http://localhost:8080", host: "localhost:8080"))
    #expect(policy.allows(origin: "http://[::1]:8080", host: "[::1]:8080"))
    #expect(!policy.allows(origin: nil, host: "localhost:8080"))
    #expect(!policy.allows(origin: "null", host: "localhost:8080"))
    #expect(!policy.allows(origin: "http://localhost:9090", host: "localhost:8080"))
    #expect(!policy.allows(origin: "http://evil.example", host: "localhost:8080"))
    // A name that points at this machine is foreign, whatever the origin is.
    #expect(!policy.allows(origin: "http://evil.example", host: "evil.example"))
    #expect(!policy.allows(host: "127.0.0.1.evil.example"))
    #expect(!policy.allows(host: nil))
  }

  /// DNS rebinding: a name that an attacker can point at the server isn't accepted, even if origin and
  /// host agree.
  @Test(arguments: ["127.0.0.1", "localhost", "::1", "0.0.0.0", "192.168.1.5", "::"])
  func aNameThatStrangersPointAtTheServerIsRefused(listening: String) {
    let policy = OriginPolicy(host: listening, allowedOrigins: ["https://app.example.com"])
    for host in [
      "evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost.evil.example",
      "127.0.0.1.nip.io:8080", "evil.example.", "0x7f.1", "2130706433.example",
      "a@localhost.evil.example",
      "[evil.example]", "localhost:8080@evil.example", "", " ",
    ] {
      #expect(!policy.allows(host: host), "\(host)")
      #expect(!policy.allows(origin: "http://\(host)", host: host), "\(host)")
    }
    #expect(policy.allows(host: "app.example.com") && policy.allows(host: "localhost:8080"))
  }

  @Test func overTLSOnlyAPageOfTLSIsOurs() {
    let policy = OriginPolicy(host: "127.0.0.1", allowedOrigins: [])
    #expect(policy.allows(origin: "http://localhost", host: "localhost", isSecure: false))
    #expect(!policy.allows(origin: "http://localhost", host: "localhost", isSecure: true))
    #expect(policy.allows(origin: "https://localhost", host: "localhost", isSecure: true))
  }

  @Test func otherServersTakeTheirOwnNameAndWhatIsAllowed() {
    let open = OriginPolicy(host: "0.0.0.0", allowedOrigins: [])
    for host in ["box.local:80", "box", "192.168.1.5:8080", "[2001:db8::1]:80", "nas.home.arpa"] {
      #expect(open.allows(origin: "http://\(host)", host: host), "\(host)")
    }
    #expect(!open.allows(origin: "http://evil.example", host: "box.local:80"))
    let proxied = OriginPolicy(host: "127.0.0.1", allowedOrigins: ["https://App.example.com/"])
    #expect(proxied.allows(origin: "https://app.example.com", host: "app.example.com"))
    #expect(proxied.allows(origin: "https://app.example.com", host: "127.0.0.1:8080"))
    #expect(!proxied.allows(origin: "https://evil.example", host: "app.example.com"))
  }

  @Test func aBucketFillsAgain() {
    let start = ContinuousClock.now
    var bucket = TokenBucket(capacity: 2, rate: 1, now: start)
    let first = [bucket.take(now: start), bucket.take(now: start), bucket.take(now: start)]
    #expect(first == [true, true, false])
    let later = [bucket.take(now: start + .seconds(1)), bucket.take(now: start + .seconds(1))]
    #expect(later == [true, false])
  }

  @Test(arguments: ["../secret", "a/../../b", "%2e%2e/x", ".hidden", "/etc/passwd", "", "a%00b"])
  func picturesStayInTheirDirectory(name: String) {
    let pictures = Pictures(directories: ["/"])
    _ = pictures.reference(to: name.removingPercentEncoding ?? name)
    #expect(pictures.response(toName: name).status == .notFound)
  }
}
