import BanyanHost
import Foundation
import NIOCore
import NIOHTTP1

/// Files that windows offer to their visitor: as downloads, to be played, and as pictures that they show.
enum OfferedFiles {
  /// The beginning of each file's path, relative to the client's script. The file's key follows.
  static let name = "files/"
  static let path = "/banyan/" + name
}

extension Site {
  /// The file or the framed page of a key, for the visitor whose window offers it.
  func offering(_ path: String, _ request: HTTPRequestHead, from sender: Sender) async -> Response {
    let isPage = path.hasPrefix(FramedPages.path)
    let (prefix, noun) = isPage ? (FramedPages.path, "page") : (OfferedFiles.path, "file")
    guard let session = source.session(in: request.headers, of: sender) else {
      configuration.metrics.refused(.origin)
      return Response(.forbidden, "You do not have access to this \(noun).")
    }
    let key = String(path.dropFirst(prefix.count))
    let missing = Response(.notFound, "There is no such \(noun), or no such window any more.")
    guard let file = await visitors.offeredFile(key, of: session.visitorName), file.isPage == isPage
    else { return missing }
    let limit = FileLimits(configuration.limits, of: nil).offeredByteCount
    let response =
      isPage ? Response(framing: file) : Response(offering: file, to: request, limit: limit)
    return response ?? missing
  }
}

extension Visitors {
  func offeredFile(_ key: String, of visitorName: String) -> FileOffer? {
    for window in visitors[visitorName]?.windows.values.map({ $0 }) ?? [] {
      if let file = window.window?.offeredFile(key) { return file }
    }
    return nil
  }
}

extension Response {
  /// A file to keep. It is never shown, whatever is in it: it may be of somebody else, and would be shown as a page
  /// of this server.
  init(offering file: FileOffer, _ contents: Data) {
    self.init(.ok, type: Self.type(of: file), body: ByteBuffer(bytes: contents))
    // Names of other characters than these are written as their bytes.
    let plain = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._")
    let name = file.name.addingPercentEncoding(withAllowedCharacters: plain) ?? "file"
    headers.add(name: "content-disposition", value: "attachment; filename*=UTF-8''\(name)")
  }

  /// The types of videos and sounds that some browsers play under no other name.
  private static let mediaTypes = [
    "webm": "video/webm", "mp4": "video/mp4", "m4v": "video/mp4", "mov": "video/quicktime",
    "ogv": "video/ogg", "mp3": "audio/mpeg", "m4a": "audio/mp4", "aac": "audio/aac",
    "wav": "audio/wav", "flac": "audio/flac", "ogg": "audio/ogg", "opus": "audio/ogg",
  ]

  /// Returns the file's type if it has the form of one. The app's text is written into a header.
  private static func type(of file: FileOffer) -> String {
    if let type = mediaTypes[(file.name as NSString).pathExtension.lowercased()] { return type }
    let isType = file.type.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "/+-.".utf8.contains(byte)
      }
    }
    return isType && file.type.contains("/") ? file.type : "application/octet-stream"
  }
}

extension FileLimits {
  /// - Parameter address: The address of the window's page, if it is known.
  init(_ limits: BrowserServer.Limits, of address: ClientAddress?) {
    self.init()
    fileByteCount = limits.fileByteCount
    windowByteCount = limits.fileByteCountPerWindow
    clientByteCount = limits.fileByteCountPerAddress
    client = address?.client.description ?? ""
    totalByteCount = limits.totalFileByteCount
    // It is held in memory while it is sent, and must leave room for the rest that is sent there.
    offeredByteCount = limits.bufferedByteCountPerAddress / 2
  }
}
