/// The section of an executable or library that lists its conformances.
struct ConformanceSection: Sequence {
  private let start: UnsafeRawPointer
  private let byteCount: Int

  /// The records of the program itself, without those of the libraries loaded with it.
  static let ofMainExecutable: [ConformanceRecord] = {
    var sections: [ConformanceSection] = []
    withUnsafeMutablePointer(to: &sections) { sections in
      enumerateMetadataSections(
        { fields, context in
          guard imageBase(of: fields[1]) == imageBase(of: programHeaders) else { return true }
          let sections = context.assumingMemoryBound(to: [ConformanceSection].self)
          if let start = fields[6] {
            let byteCount = Int(bitPattern: fields[7])
            sections.pointee.append(ConformanceSection(start: start, byteCount: byteCount))
          }
          return true
        }, sections)
    }
    return sections.flatMap { $0 }
  }()

  func makeIterator() -> AnyIterator<ConformanceRecord> {
    var offset = 0
    return AnyIterator {
      guard offset < byteCount else { return nil }
      let entry = start + offset
      offset += MemoryLayout<Int32>.size
      return ConformanceRecord(at: entry + Int(entry.load(as: Int32.self)))
    }
  }

  private static var programHeaders: UnsafeRawPointer? {
    let headersOfTheProgram: UInt = 3
    return UnsafeRawPointer(bitPattern: auxiliaryValue(headersOfTheProgram))
  }

  private static func imageBase(of address: UnsafeRawPointer?) -> UnsafeRawPointer? {
    var image = Image()
    guard let address, findImage(address, &image) != 0 else { return nil }
    return image.base
  }
}

/// The words of the runtime's `MetadataSections`: 1 is an address in the image that registered
/// them, 6 and 7 are the start and length of its conformance records.
private typealias MetadataSections = UnsafePointer<UnsafeRawPointer?>

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (MetadataSections, UnsafeMutableRawPointer) -> Bool,
  _ context: UnsafeMutableRawPointer)

// Glibc's module leaves these two out: they need _GNU_SOURCE, or a header it does not have.

/// `Dl_info`.
private struct Image {
  var path: UnsafePointer<CChar>?
  var base: UnsafeRawPointer?
  var symbol: UnsafePointer<CChar>?
  var symbolAddress: UnsafeRawPointer?
}

@_silgen_name("dladdr")
private func findImage(_ address: UnsafeRawPointer, _ image: UnsafeMutablePointer<Image>) -> CInt

@_silgen_name("getauxval")
private func auxiliaryValue(_ kind: UInt) -> UInt
