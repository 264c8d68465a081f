import Foundation

/// The names of a program's own functions, from the symbol table in its file.
///
/// The system's loader knows only exported names, and apps export none. A stripped program has no names.
@MainActor
enum ProgramSymbols {
  /// Returns the name of the property that a key path leads to, by its getter; nil if it is unknown.
  static func property(of path: AnyKeyPath) -> String? {
    guard let getter = getter(of: path), let symbol = name(of: getter),
      let words = demangled(symbol)
    else { return nil }
    // key path getter for Module.Store.items : Module.Store
    let mark = "key path getter for "
    guard words.hasPrefix(mark), let end = words.range(of: " : ")?.lowerBound else { return nil }
    let name = words[words.index(words.startIndex, offsetBy: mark.count)..<end].split(
      separator: "."
    ).last
    return name.map(String.init)
  }

  /// Returns the getter of a key path that consists of one computed property.
  private static func getter(of path: AnyKeyPath) -> UInt? {
    // An object of two words, a word for Objective-C's name, and the parts: a word with their length, then for
    // each a word with its kind, and for a computed one its identifier and its getter.
    let object = UnsafeRawPointer(Unmanaged.passUnretained(path).toOpaque())
    let kind = object.load(fromByteOffset: 32, as: UInt32.self) >> 24 & 0x7F
    guard kind == 2 else { return nil }
    return object.load(fromByteOffset: 48, as: UInt.self)
  }

  /// Returns the linker's name of the function at an address.
  private static func name(of address: UInt) -> String? {
    guard let image = image(around: address) else { return nil }
    return image.file.withUnsafeBytes { name(ofSymbolAt: UInt64(address - image.base), in: $0) }
  }

  private struct Image {
    let path: String
    let base: UInt
    let file: Data
  }

  private static var images: [Image] = []

  /// Returns the file that the code at an address was loaded from, and its start address.
  private static func image(around address: UInt) -> Image? {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else {
      return nil
    }
    var bases: [Substring: UInt] = [:]
    for line in maps.split(separator: "\n") {
      // 5581e0000000-5581e0001000 r--p 00000000 fe:00 12 /path
      let parts = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard parts.count == 6 else { continue }
      let ends = parts[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2 else { continue }
      let path = parts[5].drop { $0 == " " }
      let base = bases[path] ?? ends[0]
      bases[path] = base
      guard ends[0] <= address, address < ends[1] else { continue }
      if let known = images.first(where: { $0.path == path && $0.base == base }) { return known }
      let file = path.hasSuffix(" (deleted)") ? "/proc/self/exe" : String(path)
      guard
        let data = try? Data(contentsOf: URL(fileURLWithPath: file), options: .alwaysMapped)
      else { return nil }
      let image = Image(path: String(path), base: base, file: data)
      images.append(image)
      return image
    }
    return nil
  }

  /// Finds a symbol in a 64-bit ELF file.
  private static func name(ofSymbolAt value: UInt64, in file: UnsafeRawBufferPointer) -> String? {
    func load<Number: FixedWidthInteger>(_ offset: Int, as type: Number.Type) -> Number? {
      guard offset >= 0, offset + MemoryLayout<Number>.size <= file.count else { return nil }
      return file.loadUnaligned(fromByteOffset: offset, as: type)
    }
    guard load(0, as: UInt32.self) == 0x464C_457F, load(4, as: UInt8.self) == 2,
      let sections = load(0x28, as: UInt64.self).map({ Int($0) }),
      let sectionSize = load(0x3A, as: UInt16.self).map({ Int($0) }),
      let sectionCount = load(0x3C, as: UInt16.self).map({ Int($0) })
    else { return nil }
    func section(_ index: Int, _ offset: Int) -> Int? {
      load(sections + index * sectionSize + offset, as: UInt64.self).map { Int($0) }
    }
    for index in 0..<sectionCount {
      guard load(sections + index * sectionSize + 4, as: UInt32.self) == 2,
        let start = section(index, 0x18), let size = section(index, 0x20),
        let names = load(sections + index * sectionSize + 0x28, as: UInt32.self).map({ Int($0) }),
        let namesStart = section(names, 0x18)
      else { continue }
      guard start % 8 == 0, start + size <= file.count, let bytes = file.baseAddress else {
        return nil
      }
      // Each symbol has three words: its name with other fields, its value and its size. There are hundreds of
      // thousands of symbols.
      let words = (bytes + start).assumingMemoryBound(to: UInt64.self)
      var word = 1
      let wordCount = size / 8
      while word < wordCount {
        defer { word += 3 }
        if words[word] != value { continue }
        let name = UInt32(truncatingIfNeeded: words[word - 1])
        guard namesStart + Int(name) < file.count else { continue }
        let bytes = file[(namesStart + Int(name))...].prefix { $0 != 0 }
        let text = String(decoding: bytes, as: UTF8.self)
        if text.hasPrefix("$s"), text.hasSuffix("TK") { return text }
      }
    }
    return nil
  }

  private static func demangled(_ name: String) -> String? {
    guard let words = demangle(name, UInt(name.utf8.count), nil, nil, 0) else { return nil }
    defer { free(words) }
    return String(cString: words)
  }
}

/// A function of the Swift runtime.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>, _ length: UInt, _ output: UnsafeMutablePointer<CChar>?,
  _ outputSize: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
