import Foundation

/// The functions of the system's SQLite. It is looked for when the first store in a file is opened, so that an app without one needs neither
/// the library nor its headers.
struct SQLiteLibrary: Sendable {
  typealias Database = OpaquePointer
  typealias Statement = OpaquePointer
  typealias Context = OpaquePointer
  typealias Function =
    @Sendable @convention(c) (Context?, CInt, UnsafeMutablePointer<OpaquePointer?>?) -> Void

  let open:
    @Sendable @convention(c) (
      UnsafePointer<CChar>, UnsafeMutablePointer<Database?>, CInt, UnsafePointer<CChar>?
    ) -> CInt
  let close: @Sendable @convention(c) (Database?) -> CInt
  let message: @Sendable @convention(c) (Database?) -> UnsafePointer<CChar>?
  let busyTimeout: @Sendable @convention(c) (Database?, CInt) -> CInt
  let prepare:
    @Sendable @convention(c) (
      Database?, UnsafePointer<CChar>, CInt, UnsafeMutablePointer<Statement?>,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> CInt
  let finalize: @Sendable @convention(c) (Statement?) -> CInt
  let step: @Sendable @convention(c) (Statement?) -> CInt
  let reset: @Sendable @convention(c) (Statement?) -> CInt
  let bindNull: @Sendable @convention(c) (Statement?, CInt) -> CInt
  let bindInteger: @Sendable @convention(c) (Statement?, CInt, Int64) -> CInt
  let bindReal: @Sendable @convention(c) (Statement?, CInt, Double) -> CInt
  let bindText:
    @Sendable @convention(c) (
      Statement?, CInt, UnsafePointer<UInt8>?, CInt, UnsafeRawPointer?
    ) -> CInt
  let bindBytes:
    @Sendable @convention(c) (
      Statement?, CInt, UnsafeRawPointer?, CInt, UnsafeRawPointer?
    ) -> CInt
  let columnType: @Sendable @convention(c) (Statement?, CInt) -> CInt
  let columnInteger: @Sendable @convention(c) (Statement?, CInt) -> Int64
  let columnReal: @Sendable @convention(c) (Statement?, CInt) -> Double
  let columnBytes: @Sendable @convention(c) (Statement?, CInt) -> UnsafeRawPointer?
  let columnByteCount: @Sendable @convention(c) (Statement?, CInt) -> CInt
  let createFunction:
    @Sendable @convention(c) (
      Database?, UnsafePointer<CChar>, CInt, CInt, UnsafeRawPointer?, Function?,
      UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?
    ) -> CInt
  let valueType: @Sendable @convention(c) (OpaquePointer?) -> CInt
  let valueInteger: @Sendable @convention(c) (OpaquePointer?) -> Int64
  let valueBytes: @Sendable @convention(c) (OpaquePointer?) -> UnsafeRawPointer?
  let valueByteCount: @Sendable @convention(c) (OpaquePointer?) -> CInt
  let resultInteger: @Sendable @convention(c) (Context?, CInt) -> Void

  /// The library of the system; nil if there is none.
  static let installed = SQLiteLibrary("libsqlite3.so.0")

  /// - Parameter name: the name of the file.
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW) else { return nil }
    func find<F>(_ name: String, as type: F.Type = F.self) -> F? {
      dlsym(handle, "sqlite3_" + name).map { unsafeBitCast($0, to: type) }
    }
    guard let open = find("open_v2", as: type(of: self.open)),
      let close = find("close_v2", as: type(of: self.close)),
      let message = find("errmsg", as: type(of: self.message)),
      let busyTimeout = find("busy_timeout", as: type(of: self.busyTimeout)),
      let prepare = find("prepare_v2", as: type(of: self.prepare)),
      let finalize = find("finalize", as: type(of: self.finalize)),
      let step = find("step", as: type(of: self.step)),
      let reset = find("reset", as: type(of: self.reset)),
      let bindNull = find("bind_null", as: type(of: self.bindNull)),
      let bindInteger = find("bind_int64", as: type(of: self.bindInteger)),
      let bindReal = find("bind_double", as: type(of: self.bindReal)),
      let bindText = find("bind_text", as: type(of: self.bindText)),
      let bindBytes = find("bind_blob", as: type(of: self.bindBytes)),
      let columnType = find("column_type", as: type(of: self.columnType)),
      let columnInteger = find("column_int64", as: type(of: self.columnInteger)),
      let columnReal = find("column_double", as: type(of: self.columnReal)),
      let columnBytes = find("column_blob", as: type(of: self.columnBytes)),
      let columnByteCount = find("column_bytes", as: type(of: self.columnByteCount)),
      let createFunction = find("create_function_v2", as: type(of: self.createFunction)),
      let valueType = find("value_type", as: type(of: self.valueType)),
      let valueInteger = find("value_int64", as: type(of: self.valueInteger)),
      let valueBytes = find("value_blob", as: type(of: self.valueBytes)),
      let valueByteCount = find("value_bytes", as: type(of: self.valueByteCount)),
      let resultInteger = find("result_int", as: type(of: self.resultInteger))
    else { return nil }
    self.open = open
    self.close = close
    self.message = message
    self.busyTimeout = busyTimeout
    self.prepare = prepare
    self.finalize = finalize
    self.step = step
    self.reset = reset
    self.bindNull = bindNull
    self.bindInteger = bindInteger
    self.bindReal = bindReal
    self.bindText = bindText
    self.bindBytes = bindBytes
    self.columnType = columnType
    self.columnInteger = columnInteger
    self.columnReal = columnReal
    self.columnBytes = columnBytes
    self.columnByteCount = columnByteCount
    self.createFunction = createFunction
    self.valueType = valueType
    self.valueInteger = valueInteger
    self.valueBytes = valueBytes
    self.valueByteCount = valueByteCount
    self.resultInteger = resultInteger
  }
}
