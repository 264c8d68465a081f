import Foundation
import Testing
import UniformTypeIdentifiers

/// Kinds of files.
@Suite struct UniformTypeTests {
  @Test func aTypeIsFoundByWhatItIsCalledByItsExtensionAndByItsMIMEType() {
    #expect(UTType("public.json") == .json)
    #expect(UTType("org.example.nobody") == nil)
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "text/html; charset=utf-8") == .html)
    #expect(UTType(mimeType: "nonsense") == nil)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.image.preferredFilenameExtension == nil)
  }

  @Test func aTypeIsAKindOfOthers() {
    #expect(UTType.json.conforms(to: .text) && UTType.json.conforms(to: .item))
    #expect(UTType.json.conforms(to: .json) && !UTType.json.isSubtype(of: .json))
    #expect(!UTType.json.conforms(to: .image))
    #expect(UTType.image.isSupertype(of: .svg) && UTType.xml.isSupertype(of: .svg))
    #expect(UTType.plainText.supertypes == [.text, .data, .content, .item])
  }

  @Test func whatNobodyDeclaresIsATypeOfItsOwn() throws {
    let type = try #require(UTType(filenameExtension: "Banyan"))
    #expect(type.isDynamic && !type.isDeclared && type.conforms(to: .data))
    #expect(type.preferredFilenameExtension == "banyan")
    #expect(type == UTType(filenameExtension: "banyan"))
    // A declared type of another kind does not match.
    #expect(UTType(filenameExtension: "png", conformingTo: .audio)?.isDynamic == true)
  }

  @Test func anAppDeclaresTypesOfItsOwn() {
    let type = UTType(exportedAs: "org.example.recipe", conformingTo: .json)
    #expect(type.isDeclared && type.conforms(to: .text) && !type.isPublic)
    #expect(UTType("org.example.recipe") == type)
    #expect(UTType(importedAs: "org.example.other").supertypes == [.data, .item])
  }

  @Test func aTypeIsWrittenAsItsIdentifier() throws {
    let bytes = try JSONEncoder().encode([UTType.pdf])
    #expect(String(decoding: bytes, as: UTF8.self) == #"["com.adobe.pdf"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: bytes) == [.pdf])
    #expect("\(UTType.pdf)" == "com.adobe.pdf")
  }

  @Test func codeForOldSystemsAsksForTagsByFunctions() {
    func identifier(_ tag: NSString, _ tagClass: NSString, _ type: NSString? = nil) -> String? {
      UTTypeCreatePreferredIdentifierForTag(tagClass, tag, type).map { "\($0.takeRetainedValue())" }
    }
    func tag(_ type: NSString, _ tagClass: NSString) -> String? {
      UTTypeCopyPreferredTagWithClass(type, tagClass).map { "\($0.takeRetainedValue())" }
    }
    #expect(
      [
        identifier("png", kUTTagClassFilenameExtension),
        identifier("image/png", kUTTagClassMIMEType, "public.image"), identifier("png", "other"),
      ] == ["public.png", "public.png", nil])
    #expect(
      [
        tag("public.png", kUTTagClassFilenameExtension), tag("public.png", kUTTagClassMIMEType),
        tag("public.png", "other"), tag("nobody.knows", kUTTagClassMIMEType),
      ] == ["png", "image/png", nil, nil])
  }
}
