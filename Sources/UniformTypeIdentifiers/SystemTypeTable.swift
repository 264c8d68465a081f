/// The types that are known without the app's help.
enum SystemTypeTable {
  /// Each with its identifier, what it is a kind of, its extensions and its MIME types, of which the first are
  /// those to write.
  static let rows: [(String, [String], [String], [String])] = [
    ("public.item", [], [], []),
    ("public.content", [], [], []),
    ("public.composite-content", ["public.content"], [], []),
    ("public.data", ["public.item"], [], []),
    ("public.directory", ["public.item"], [], []),
    ("public.folder", ["public.directory"], [], []),
    ("com.apple.package", ["public.directory"], [], []),
    ("com.apple.bundle", ["public.directory"], [], []),
    ("public.symlink", ["public.item"], [], []),
    ("public.url", ["public.data"], [], []),
    ("public.file-url", ["public.url"], [], []),
    ("public.text", ["public.data", "public.content"], [], []),
    ("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"]),
    ("public.utf8-plain-text", ["public.plain-text"], [], []),
    ("public.utf16-plain-text", ["public.plain-text"], [], []),
    ("public.delimited-values-text", ["public.text"], [], []),
    ("public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], ["text/csv"]),
    (
      "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"],
      ["text/tab-separated-values"]
    ),
    (
      "public.utf8-tab-separated-values-text",
      ["public.tab-separated-values-text", "public.utf8-plain-text"], [], []
    ),
    ("public.rtf", ["public.text"], ["rtf"], ["text/rtf"]),
    ("public.html", ["public.text"], ["html", "htm", "shtml"], ["text/html"]),
    ("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
    ("public.yaml", ["public.text"], ["yml", "yaml"], ["application/yaml", "application/x-yaml"]),
    ("public.css", ["public.text"], ["css"], ["text/css"]),
    ("public.json", ["public.text"], ["json"], ["application/json"]),
    ("com.apple.property-list", ["public.data"], ["plist"], ["application/x-plist"]),
    ("com.apple.xml-property-list", ["com.apple.property-list", "public.xml"], [], []),
    ("com.apple.binary-property-list", ["com.apple.property-list"], [], []),
    ("public.source-code", ["public.plain-text"], [], []),
    ("public.swift-source", ["public.source-code"], ["swift"], ["text/x-swift"]),
    ("public.c-source", ["public.source-code"], ["c"], []),
    ("public.c-header", ["public.source-code"], ["h"], []),
    ("public.c-plus-plus-source", ["public.source-code"], ["cpp", "cc", "cxx"], []),
    ("public.objective-c-source", ["public.source-code"], ["m"], []),
    ("public.script", ["public.source-code"], [], []),
    ("public.shell-script", ["public.script"], ["sh", "command"], []),
    (
      "com.netscape.javascript-source", ["public.source-code"], ["js", "mjs"],
      ["text/javascript", "application/javascript"]
    ),
    ("public.python-script", ["public.script"], ["py"], ["text/x-python-script"]),
    ("public.ruby-script", ["public.script"], ["rb"], ["text/x-ruby-script"]),
    ("public.perl-script", ["public.script"], ["pl", "pm"], ["text/x-perl-script"]),
    ("public.php-script", ["public.script"], ["php"], ["text/php"]),
    ("com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"]),
    (
      "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"],
      ["application/epub+zip"]
    ),
    ("com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"], []),
    ("public.image", ["public.data", "public.content"], [], []),
    ("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg"]),
    ("public.png", ["public.image"], ["png"], ["image/png"]),
    ("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
    ("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
    ("com.microsoft.bmp", ["public.image"], ["bmp"], ["image/bmp"]),
    ("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon", "image/x-icon"]),
    ("com.apple.icns", ["public.image"], ["icns"], []),
    ("public.svg-image", ["public.image", "public.xml"], ["svg"], ["image/svg+xml"]),
    ("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"]),
    ("public.heic", ["public.image"], ["heic"], ["image/heic"]),
    ("public.heif", ["public.image"], ["heif"], ["image/heif"]),
    ("public.camera-raw-image", ["public.image"], [], []),
    ("com.apple.live-photo", ["public.data", "public.composite-content"], [], []),
    (
      "com.pixar.universal-scene-description-mobile", ["public.data", "public.content"], ["usdz"],
      ["model/vnd.usdz+zip"]
    ),
    ("public.audiovisual-content", ["public.data", "public.content"], [], []),
    ("public.movie", ["public.audiovisual-content"], [], []),
    ("public.video", ["public.movie"], [], []),
    ("public.audio", ["public.audiovisual-content"], [], []),
    ("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"]),
    ("public.mpeg", ["public.movie"], ["mpg", "mpeg"], ["video/mpeg"]),
    ("public.mpeg-4", ["public.movie"], ["mp4"], ["video/mp4"]),
    ("public.avi", ["public.movie"], ["avi"], ["video/avi", "video/x-msvideo"]),
    ("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg"]),
    (
      "public.mpeg-4-audio", ["public.mpeg-4", "public.audio"], ["m4a"],
      ["audio/mp4", "audio/x-m4a"]
    ),
    (
      "com.microsoft.waveform-audio", ["public.audio"], ["wav"],
      ["audio/vnd.wave", "audio/wav", "audio/x-wav"]
    ),
    ("public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff", "audio/x-aiff"]),
    ("public.midi-audio", ["public.audio"], ["mid", "midi"], ["audio/midi"]),
    ("public.archive", ["public.data"], [], []),
    (
      "public.zip-archive", ["public.archive"], ["zip"],
      ["application/zip", "application/x-zip-compressed"]
    ),
    (
      "org.gnu.gnu-zip-archive", ["public.archive"], ["gz", "gzip"],
      ["application/gzip", "application/x-gzip"]
    ),
    ("public.bzip2-archive", ["public.archive"], ["bz2"], ["application/x-bzip2"]),
    ("public.disk-image", ["public.archive"], [], []),
    ("public.spreadsheet", ["public.content"], [], []),
    ("public.presentation", ["public.composite-content"], [], []),
    ("public.database", ["public.item"], [], []),
    ("public.message", ["public.item"], [], []),
    ("public.email-message", ["public.message", "public.data"], ["eml"], ["message/rfc822"]),
    ("public.contact", ["public.item"], [], []),
    (
      "public.vcard", ["public.text", "public.contact"], ["vcf", "vcard"],
      ["text/vcard", "text/directory"]
    ),
    ("public.calendar-event", ["public.item"], [], []),
    ("public.to-do-item", ["public.item"], [], []),
    ("public.font", ["public.item"], [], []),
    ("com.rsa.pkcs-12", ["public.data"], ["p12", "pfx"], ["application/x-pkcs12"]),
    (
      "public.x509-certificate", ["public.data"], ["cer", "crt", "der"],
      ["application/x-x509-ca-cert"]
    ),
    ("public.log", ["public.text"], ["log"], []),
    ("public.executable", ["public.item"], [], []),
    ("public.unix-executable", ["public.data", "public.executable"], [], []),
    (
      "com.microsoft.windows-executable", ["public.data", "public.executable"], ["exe"],
      ["application/x-msdownload"]
    ),
    ("com.apple.application", ["public.executable"], [], []),
    (
      "com.apple.application-bundle",
      ["com.apple.application", "com.apple.package", "com.apple.bundle"], ["app"], []
    ),
    ("public.bookmark", ["public.item"], [], []),
    ("com.apple.internet-location", ["public.data"], [], []),
  ]
}
