import UniformTypeIdentifiers

func systemTypes() -> Set<UTType> {
  [
    .item, .content, .compositeContent, .data, .directory, .folder, .package, .bundle,
    .symbolicLink, .url, .fileURL, .text, .plainText, .utf8PlainText, .utf16PlainText,
    .delimitedText, .commaSeparatedText, .tabSeparatedText, .utf8TabSeparatedText, .rtf, .html,
    .xml, .yaml, .css, .json, .propertyList, .xmlPropertyList, .binaryPropertyList, .sourceCode,
    .swiftSource, .cSource, .cHeader, .cPlusPlusSource, .objectiveCSource, .script, .shellScript,
    .javaScript, .pythonScript, .rubyScript, .perlScript, .phpScript, .pdf, .epub, .rtfd, .image,
    .jpeg, .png, .gif, .tiff, .bmp, .ico, .icns, .svg, .webP, .heic, .heif, .rawImage, .livePhoto,
    .usdz,
    .audiovisualContent, .movie, .video, .audio, .quickTimeMovie, .mpeg, .mpeg4Movie, .avi, .mp3,
    .mpeg4Audio, .wav, .aiff, .midi, .archive, .zip, .gzip, .bz2, .diskImage, .spreadsheet,
    .presentation, .database, .message, .emailMessage, .contact, .vCard, .calendarEvent,
    .toDoItem, .font, .pkcs12, .x509Certificate, .log, .executable, .unixExecutable, .exe,
    .application, .applicationBundle, .bookmark, .internetLocation,
  ]
}

func typesOfFiles() throws -> [UTType] {
  var types = [UTType(exportedAs: "org.example.bread"), UTType(importedAs: "org.example.dough")]
  types.append(UTType(exportedAs: "org.example.loaf", conformingTo: .json))
  types.append(UTType(importedAs: "org.example.roll", conformingTo: .text))
  types += [
    UTType("public.json"), UTType(filenameExtension: "txt"), UTType(mimeType: "text/plain"),
  ]
  .compactMap { $0 }
  types += [
    UTType(filenameExtension: "txt", conformingTo: .text),
    UTType(mimeType: "text/plain", conformingTo: .text),
  ].compactMap { $0 }
  let coded = try JSONEncoder().encode(types)
  return try JSONDecoder().decode([UTType].self, from: coded)
}

func describe(_ type: UTType) -> String {
  let isKnown = type.isDeclared || type.isDynamic || type.isPublic
  let isText = type.conforms(to: .text) || type.isSubtype(of: .text) || type.isSupertype(of: .text)
  var hasher = Hasher()
  type.hash(into: &hasher)
  return "\(type.identifier) \(type.description) \(type.preferredFilenameExtension ?? "")"
    + " \(type.preferredMIMEType ?? "") \(type.supertypes.count) \(isKnown) \(isText)"
    + " \(type == .json) \(type.hashValue) \(hasher.finalize())"
}

func code(_ type: UTType, to encoder: any Encoder, from decoder: any Decoder) throws -> UTType {
  try type.encode(to: encoder)
  return try UTType(from: decoder)
}

func compatTypeTags() -> [Unmanaged<NSString>?] {
  [
    UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil),
    UTTypeCopyPreferredTagWithClass("public.png", kUTTagClassMIMEType),
  ]
}
