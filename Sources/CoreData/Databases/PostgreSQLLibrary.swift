import Foundation

/// The functions of PostgreSQL's client library. It is looked for when the first store at a server is opened, so that an app without one needs
/// neither the library nor its headers.
struct PostgreSQLLibrary: Sendable {
  typealias Connection = OpaquePointer
  typealias Answer = OpaquePointer
  typealias Words = UnsafePointer<UnsafePointer<CChar>?>

  let connect: @Sendable @convention(c) (Words?, Words?, CInt) -> Connection?
  let finish: @Sendable @convention(c) (Connection?) -> Void
  let status: @Sendable @convention(c) (Connection?) -> CInt
  let message: @Sendable @convention(c) (Connection?) -> UnsafePointer<CChar>?
  let socket: @Sendable @convention(c) (Connection?) -> CInt
  let send:
    @Sendable @convention(c) (
      Connection?, UnsafePointer<CChar>, CInt, UnsafePointer<UInt32>?,
      UnsafePointer<UnsafePointer<UInt8>?>?, UnsafePointer<CInt>?, UnsafePointer<CInt>?, CInt
    ) -> CInt
  let isBusy: @Sendable @convention(c) (Connection?) -> CInt
  let consumeInput: @Sendable @convention(c) (Connection?) -> CInt
  let answer: @Sendable @convention(c) (Connection?) -> Answer?
  let clear: @Sendable @convention(c) (Answer?) -> Void
  let answerStatus: @Sendable @convention(c) (Answer?) -> CInt
  let answerMessage: @Sendable @convention(c) (Answer?) -> UnsafePointer<CChar>?
  let answerField: @Sendable @convention(c) (Answer?, CInt) -> UnsafePointer<CChar>?
  let rowCount: @Sendable @convention(c) (Answer?) -> CInt
  let columnType: @Sendable @convention(c) (Answer?, CInt) -> UInt32
  let isNull: @Sendable @convention(c) (Answer?, CInt, CInt) -> CInt
  let value: @Sendable @convention(c) (Answer?, CInt, CInt) -> UnsafePointer<UInt8>?
  let length: @Sendable @convention(c) (Answer?, CInt, CInt) -> CInt
  let notification: @Sendable @convention(c) (Connection?) -> UnsafeMutableRawPointer?
  let free: @Sendable @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// The library of the system; nil if there is none.
  static let installed = PostgreSQLLibrary("libpq.so.5")

  /// - Parameter name: the name of the file.
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW) else { return nil }
    func find<F>(_ name: String, as type: F.Type) -> F? {
      dlsym(handle, "PQ" + name).map { unsafeBitCast($0, to: type) }
    }
    guard let connect = find("connectdbParams", as: type(of: self.connect)),
      let finish = find("finish", as: type(of: self.finish)),
      let status = find("status", as: type(of: self.status)),
      let message = find("errorMessage", as: type(of: self.message)),
      let socket = find("socket", as: type(of: self.socket)),
      let send = find("sendQueryParams", as: type(of: self.send)),
      let isBusy = find("isBusy", as: type(of: self.isBusy)),
      let consumeInput = find("consumeInput", as: type(of: self.consumeInput)),
      let answer = find("getResult", as: type(of: self.answer)),
      let clear = find("clear", as: type(of: self.clear)),
      let answerStatus = find("resultStatus", as: type(of: self.answerStatus)),
      let answerMessage = find("resultErrorMessage", as: type(of: self.answerMessage)),
      let answerField = find("resultErrorField", as: type(of: self.answerField)),
      let rowCount = find("ntuples", as: type(of: self.rowCount)),
      let columnType = find("ftype", as: type(of: self.columnType)),
      let isNull = find("getisnull", as: type(of: self.isNull)),
      let value = find("getvalue", as: type(of: self.value)),
      let length = find("getlength", as: type(of: self.length)),
      let notification = find("notifies", as: type(of: self.notification)),
      let free = find("freemem", as: type(of: self.free))
    else { return nil }
    self.connect = connect
    self.finish = finish
    self.status = status
    self.message = message
    self.socket = socket
    self.send = send
    self.isBusy = isBusy
    self.consumeInput = consumeInput
    self.answer = answer
    self.clear = clear
    self.answerStatus = answerStatus
    self.answerMessage = answerMessage
    self.answerField = answerField
    self.rowCount = rowCount
    self.columnType = columnType
    self.isNull = isNull
    self.value = value
    self.length = length
    self.notification = notification
    self.free = free
  }
}
