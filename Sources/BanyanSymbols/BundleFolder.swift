import Foundation

/// Finds the resources of the modules of one program or library.
package enum BundleFolder {
  /// Returns the folder beside the program or library that contains this code.
  ///
  /// `Bundle.module` knows the folder of the main program and the one where the library was built.
  /// An installed library is in neither, so those are tried last.
  /// - Parameters:
  ///   - name: the folder's name.
  ///   - bundle: the `Bundle.module` of the module that the resources belong to.
  package static func url(_ name: String, otherwise bundle: @autoclosure () -> Bundle) -> URL {
    if let image = imagePath {
      let folder = URL(fileURLWithPath: image).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: folder.path) { return folder }
    }
    return bundle().bundleURL
  }

  /// The file that this code was loaded from, as the kernel reports it: `dladdr` is not in Swift's Glibc.
  private static var imagePath: String? {
    let address = UInt(bitPattern: #dsohandle)
    // The file reports no size, and only a handle reads more than its first page.
    let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") {
      // 7f0000000000-7f0000001000 r--p 00000000 fe:00 12345   /usr/lib/banyan/libBanyan.so
      let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2, ends[0] <= address, address < ends[1],
        let path = line.firstIndex(of: "/")
      else { continue }
      return String(line[path...])
    }
    return nil
  }
}
