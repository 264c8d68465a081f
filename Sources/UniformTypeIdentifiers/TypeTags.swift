import Foundation

// The functions of before there was `UTType`, which code for old systems still calls. `CFString` is `NSString`.

/// The class of tags that are extensions of files' names.
public nonisolated(unsafe) let kUTTagClassFilenameExtension: NSString = "public.filename-extension"

/// The class of tags that are MIME types.
public nonisolated(unsafe) let kUTTagClassMIMEType: NSString = "public.mime-type"

/// Returns the identifier of the type that has a tag. Use `UTType(filenameExtension:)` or `UTType(mimeType:)` instead.
///
/// See Apple's documentation of `UTTypeCreatePreferredIdentifierForTag(_:_:_:)`.
///
/// - Parameters:
///   - tagClass: What the tag is, such as `kUTTagClassFilenameExtension`.
///   - tag: The tag, such as `png`.
///   - type: The identifier of a type that the result must conform to, or nil for any.
/// - Returns: The identifier, whose ownership the caller takes; nil if there is no such type.
public func UTTypeCreatePreferredIdentifierForTag(
  _ tagClass: NSString, _ tag: NSString, _ type: NSString?
) -> Unmanaged<NSString>? {
  let text = "\(tag)"
  let supertype = type.flatMap { UTType("\($0)") } ?? .data
  let found =
    switch tagClass {
    case kUTTagClassFilenameExtension: UTType(filenameExtension: text, conformingTo: supertype)
    case kUTTagClassMIMEType: UTType(mimeType: text, conformingTo: supertype)
    default: nil as UTType?
    }
  return found.map { .passRetained(NSString(string: $0.identifier)) }
}

/// Returns the preferred tag of a type. Use `UTType.preferredFilenameExtension` or `UTType.preferredMIMEType` instead.
///
/// See Apple's documentation of `UTTypeCopyPreferredTagWithClass(_:_:)`.
///
/// - Parameters:
///   - type: The identifier of the type.
///   - tagClass: What the tag is, such as `kUTTagClassMIMEType`.
/// - Returns: The tag, whose ownership the caller takes; nil if the type has none.
public func UTTypeCopyPreferredTagWithClass(
  _ type: NSString, _ tagClass: NSString
) -> Unmanaged<NSString>? {
  let found = UTType("\(type)")
  let tag =
    switch tagClass {
    case kUTTagClassFilenameExtension: found?.preferredFilenameExtension
    case kUTTagClassMIMEType: found?.preferredMIMEType
    default: nil as String?
    }
  return tag.map { .passRetained(NSString(string: $0)) }
}
