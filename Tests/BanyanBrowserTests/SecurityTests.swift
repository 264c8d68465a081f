import Crypto
import NIOCore
import NIOHTTP1
import Testing

@testable import BanyanBrowser

@Suite struct SecurityTests {
  @Test func aSignedNameComesBack() {
    let signer = CookieSigner()
    let value = signer.sign("visitor")
    #expect(signer.name(in: value)?.name == "visitor")
    #expect(CookieSigner().name(in: value) == nil)
  }

  @Test func aChangedCookieIsRefused() {
    let signer = CookieSigner()
    let value = signer.sign("visitor")
    for index in value.indices {
      var changed = value
      changed.replaceSubrange(index...index, with: value[index] == "x" ? "y" : "x")
      // The last character has bits that do not count.
      if index != value.index(before: value.endIndex) { #expect(signer.name(in: changed) == nil) }
    }
    for value in ["", ".", "visitor", "visitor.", "visitor.!!", String(value.dropLast(3))] {
      #expect(signer.name(in: value) == nil)
    }
  }

  @Test func keysChangeAndOldOnesAreGoodForAWhile() {
    let start = ContinuousClock.now
    let signer = CookieSigner(now: start)
    let first = signer.sign("visitor", now: start)
    func read(_ value: String, after time: Duration) -> CookieSigner.SignedName? {
      signer.name(in: value, now: start + time)
    }
    let day = Duration.seconds(86_400)
    #expect(read(first, after: day - .seconds(1)) == .init(name: "visitor", isOld: false))
    #expect(read(first, after: day) == .init(name: "visitor", isOld: true))
    let second = signer.sign("visitor", now: start + day)
    #expect(second != first)
    #expect(read(second, after: day * 2) == .init(name: "visitor", isOld: true))
    #expect(read(first, after: day * 8 - .seconds(1)) == .init(name: "visitor", isOld: true))
    #expect(read(first, after: day * 8) == nil)
    #expect(read(second, after: day * 8) == .init(name: "visitor", isOld: true))
    #expect(read(second, after: day * 9) == nil)
  }

  /// A page may come back as long as it is open, whenever it was fetched.
  @Test(arguments: [1, 7, 30]) func aCookieIsGoodAsLongAsAWindowMayBeOpen(days: Int) {
    let (start, hour) = (ContinuousClock.now, Duration.seconds(3600))
    let lifeTime = hour * 24 * days
    for fetched in (0..<24 * 40).map({ start + hour * $0 }) {
      let signer = CookieSigner(windowLifeTime: lifeTime, now: start)
      var cookie = signer.sign("visitor", now: start)
      // With the page comes another, if this is an old one.
      if signer.name(in: cookie, now: fetched)?.isOld != false {
        cookie = signer.sign("visitor", now: fetched)
      }
      #expect(signer.name(in: cookie, now: fetched + lifeTime - .seconds(1)) != nil)
    }
  }

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
        == "__Secure-banyan-8443=x; Path=/a; HttpOnly; SameSite=Lax; Secure")
  }

  @Test func tokensDiffer() {
    let tokens = Set((0..<100).map { _ in RandomToken.make() })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.count == 22 && URLBase64.decode($0)?.count == 16 })
  }

  @Test func cookies() {
    let headers: HTTPHeaders = ["Cookie": "a=1; banyan-80=x=y;banyan-8=2", "cookie": "banyan-80=z"]
    #expect(headers.cookies(named: "banyan-80") == ["x=y", "z"])
    #expect(headers.cookies(named: "b").isEmpty)
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
    // A name that was made to point at this machine is foreign, whatever the origin says.
    #expect(!policy.allows(origin: "http://evil.example", host: "evil.example"))
    #expect(!policy.allows(host: "127.0.0.1.evil.example"))
    #expect(!policy.allows(host: nil))
  }

  /// DNS rebinding: a name that a stranger can point at the server is nothing that it goes by, though
  /// origin and host agree.
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
    #expect(Pictures(directories: ["/"]).response(toName: name).status == .notFound)
  }
}
