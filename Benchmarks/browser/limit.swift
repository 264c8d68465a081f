// The server of limit.js: a socket, one thread for each page, and the rows. It knows nothing but its
// table, so no framework can be faster. `swiftc -O limit.swift`.

import Glibc

struct Row {
  var id: Int
  var label: String
}

/// What one page shows, and what to say of changes.
struct Table {
  var rows: [Row] = []
  var lastID = 0
  var count = 0
  var random: UInt32 = 1
  var messageCount = 0

  static let adjectives = [
    "pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint",
    "clean",
    "elegant", "easy", "angry", "crazy", "helpful", "mushy", "odd", "unsightly", "adorable",
    "important",
    "inexpensive", "cheap", "expensive", "fancy",
  ]
  static let colors = [
    "red", "yellow", "blue", "green", "pink", "brown", "purple", "brown", "white", "black",
    "orange",
  ]
  static let nouns = [
    "table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "burger",
    "pizza", "mouse",
    "keyboard",
  ]

  mutating func next(_ count: Int) -> Int {
    random = random &* 1_664_525 &+ 1_013_904_223
    return Int(random >> 16) % count
  }

  mutating func make(_ message: inout [UInt8]) {
    put(lastID + 1, into: &message)
    for _ in 0..<1000 {
      lastID += 1
      let words = [
        Self.adjectives[next(Self.adjectives.count)], Self.colors[next(Self.colors.count)],
        Self.nouns[next(Self.nouns.count)],
      ]
      let label = words.joined(separator: " ")
      rows.append(Row(id: lastID, label: label))
      put(label, into: &message)
    }
  }

  mutating func answer(_ event: ArraySlice<UInt8>) -> [UInt8] {
    func number(at place: Int) -> Int {
      guard event.count > place + 1 else { return 0 }
      let start = event.startIndex + place
      return Int(event[start]) | Int(event[start + 1]) << 8
    }
    let code = event[event.startIndex]
    // What has come and what goes is numbered, and rows are known by their numbers.
    let id = number(at: 3) | (event.count > 5 ? Int(event.last!) << 16 : 0)
    messageCount += 1
    var message = [code]
    put(messageCount, into: &message)
    put(number(at: 1), into: &message)
    switch code {
    case 1:
      rows = []
      make(&message)
    case 2: make(&message)
    case 3:
      for index in stride(from: 0, to: rows.count, by: 10) {
        rows[index].label += " !!!"
        put(rows[index].id, into: &message)
        put(rows[index].label, into: &message)
      }
    case 4:
      guard rows.count > 998 else { break }
      rows.swapAt(1, 998)
      for index in [1, 998] { put(rows[index].id, into: &message) }
    case 5: rows = []
    case 6:
      count += 1
      put(count, into: &message)
    case 7: put(id, into: &message)
    default:
      rows.removeAll { $0.id == id }
      put(id, into: &message)
    }
    return message
  }
}

func put(_ number: Int, into message: inout [UInt8]) {
  var rest = number
  while rest >= 128 {
    message.append(UInt8(rest & 127) | 128)
    rest >>= 7
  }
  message.append(UInt8(rest))
}

func put(_ text: String, into message: inout [UInt8]) {
  put(text.utf8.count, into: &message)
  message += text.utf8
}

func sha1(_ text: String) -> [UInt8] {
  var bytes = Array(text.utf8)
  let bitCount = UInt64(bytes.count * 8)
  bytes.append(0x80)
  while bytes.count % 64 != 56 { bytes.append(0) }
  for shift in stride(from: 56, through: 0, by: -8) {
    bytes.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
  }
  var h: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
  func rotate(_ x: UInt32, _ n: UInt32) -> UInt32 { x << n | x >> (32 - n) }
  for start in stride(from: 0, to: bytes.count, by: 64) {
    var w = (0..<16).map { i in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[start + 4 * i + $1]) }
    }
    for i in 16..<80 { w.append(rotate(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1)) }
    var (a, b, c, d, e) = (h[0], h[1], h[2], h[3], h[4])
    for i in 0..<80 {
      let (f, k): (UInt32, UInt32) =
        switch i / 20 {
        case 0: (b & c | ~b & d, 0x5A82_7999)
        case 1: (b ^ c ^ d, 0x6ED9_EBA1)
        case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      (a, b, c, d, e) = (rotate(a, 5) &+ f &+ e &+ k &+ w[i], a, rotate(b, 30), c, d)
    }
    h = zip(h, [a, b, c, d, e]).map { $0 &+ $1 }
  }
  return h.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) }
  }
}

func base64(_ bytes: [UInt8]) -> String {
  let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  var text = ""
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = (0..<3).reduce(0) {
      $0 << 8 | (start + $1 < bytes.count ? Int(bytes[start + $1]) : 0)
    }
    for i in 0..<4 {
      text.append(start + i > bytes.count ? "=" : signs[group >> (18 - 6 * i) & 63])
    }
  }
  return text
}

func send(_ socket: Int32, _ bytes: [UInt8]) {
  var sent = 0
  while sent < bytes.count {
    let count = bytes[sent...].withUnsafeBytes {
      Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    if count <= 0 { return }
    sent += count
  }
}

/// What is asked for and how it was found: files of this folder, and the socket.
func serve(_ socket: Int32, _ page: [UInt8], _ script: [UInt8]) {
  var received: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65_536)
  func receive() -> Bool {
    let count = recv(socket, &chunk, chunk.count, 0)
    if count > 0 { received += chunk[..<count] }
    return count > 0
  }
  var isSocket = false
  var table = Table()
  while receive() {
    if !isSocket {
      let request = String(decoding: received, as: UTF8.self)
      guard request.hasSuffix("\r\n\r\n") else { continue }
      received = []
      let lines = request.split(separator: "\r\n")
      let path = lines[0].split(separator: " ")[1]
      if path == "/socket" {
        let key = lines.first { $0.lowercased().hasPrefix("sec-websocket-key:") }!.dropFirst(18)
          .drop { $0 == " " }
        let accept = base64(sha1(key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"))
        send(
          socket,
          Array(
            "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: \(accept)\r\n\r\n"
              .utf8))
        isSocket = true
      } else {
        let (body, type) = path == "/" ? (page, "text/html") : (script, "text/javascript")
        send(
          socket,
          Array(
            "HTTP/1.1 200 OK\r\nContent-Type: \(type); charset=utf-8\r\nContent-Length: \(body.count)\r\n\r\n"
              .utf8) + body)
      }
      continue
    }
    // Short masked frames, several of them perhaps; a burst is answered in one write.
    var at = 0
    var answers: [UInt8] = []
    while received.count >= at + 6, received.count >= at + 6 + Int(received[at + 1] & 127) {
      let length = Int(received[at + 1] & 127)
      if received[at] & 15 == 8 { return }
      for i in 0..<length { received[at + 6 + i] ^= received[at + 2 + i % 4] }
      let message = table.answer(received[(at + 6)..<(at + 6 + length)])
      at += 6 + length
      answers.append(0x82)
      if message.count < 126 {
        answers.append(UInt8(message.count))
      } else {
        answers.append(126)
        answers += [UInt8(message.count >> 8), UInt8(message.count & 255)]
      }
      answers += message
    }
    received.removeFirst(at)
    send(socket, answers)
  }
}

func read(_ path: String) -> [UInt8] {
  guard let file = fopen(path, "r") else { fatalError("There is no \(path)") }
  defer { fclose(file) }
  var bytes = [UInt8](repeating: 0, count: 1 << 20)
  bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
  return bytes
}

let page = read(CommandLine.arguments[1])
let script = read(CommandLine.arguments[2])
let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
var address = sockaddr_in()
address.sin_family = sa_family_t(AF_INET)
address.sin_addr.s_addr = inet_addr("127.0.0.1")
var size = socklen_t(MemoryLayout<sockaddr_in>.size)
withUnsafeMutablePointer(to: &address) { pointer in
  pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
    _ = bind(listener, $0, size)
    _ = listen(listener, 16)
    _ = getsockname(listener, $0, &size)
  }
}
print("Listening on http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))")
fflush(nil)
while true {
  let client = accept(listener, nil, nil)
  var on: Int32 = 1
  setsockopt(client, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
  var thread = pthread_t()
  let number = UnsafeMutableRawPointer(bitPattern: Int(client))
  pthread_create(
    &thread, nil,
    { value in
      let client = Int32(Int(bitPattern: value))
      serve(client, page, script)
      close(client)
      return nil
    }, number)
}
