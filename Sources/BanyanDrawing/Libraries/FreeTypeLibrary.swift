/// FreeType, which reads fonts.
struct FreeTypeLibrary: @unchecked Sendable {
  private let start: @convention(c) (UnsafeMutablePointer<OpaquePointer?>) -> Int32
  private let stop: @convention(c) (OpaquePointer) -> Int32
  private let openFace:
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, Int, UnsafeMutablePointer<OpaquePointer?>
    ) -> Int32
  private let loadTable:
    @convention(c) (
      OpaquePointer, UInt, Int, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt>
    ) -> Int32

  init() throws(MissingLibrary) {
    let find = try LibraryFunctions("libfreetype.so.6", of: "libfreetype6")
    start = try find("FT_Init_FreeType")
    stop = try find("FT_Done_FreeType")
    openFace = try find("FT_New_Face")
    loadTable = try find("FT_Load_Sfnt_Table")
  }

  /// Returns the uncompressed content of a font; nil if FreeType cannot read it.
  func content(ofFont path: String) -> [UInt8]? {
    var (library, face): (OpaquePointer?, OpaquePointer?)
    guard start(&library) == 0, let library else { return nil }
    // This also closes the face.
    defer { _ = stop(library) }
    guard openFace(library, path, 0, &face) == 0, let face else { return nil }
    // The number 0 selects all tables.
    var count: UInt = 0
    guard loadTable(face, 0, 0, nil, &count) == 0 else { return nil }
    var content = [UInt8](repeating: 0, count: Int(count))
    return loadTable(face, 0, 0, &content, &count) == 0 ? content : nil
  }
}
