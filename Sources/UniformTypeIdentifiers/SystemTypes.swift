extension UTType {
  /// The base of everything that can be in a file system: `public.item`.
  public static var item: UTType { UTType(known: "public.item") }
  /// The base of everything that a person can see or hear: `public.content`.
  public static var content: UTType { UTType(known: "public.content") }
  /// Content of several kinds, such as a text with pictures: `public.composite-content`.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// The base of everything that is bytes: `public.data`.
  public static var data: UTType { UTType(known: "public.data") }
  /// A directory, shown as one or as a file: `public.directory`.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// A folder: `public.folder`.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// A directory that is shown as a file: `com.apple.package`.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// A directory with resources: `com.apple.bundle`.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// A symbolic link: `public.symlink`.
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// A URL: `public.url`.
  public static var url: UTType { UTType(known: "public.url") }
  /// A URL of a file: `public.file-url`.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// The base of all text: `public.text`.
  public static var text: UTType { UTType(known: "public.text") }
  /// Text without markup: `public.plain-text`.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// Text in UTF-8: `public.utf8-plain-text`.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// Text in UTF-16: `public.utf16-plain-text`.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// The base of values with something between them: `public.delimited-values-text`.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// Values with commas between them: `public.comma-separated-values-text`.
  public static var commaSeparatedText: UTType {
    UTType(known: "public.comma-separated-values-text")
  }
  /// Values with tabs between them: `public.tab-separated-values-text`.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// Values in UTF-8 with tabs between them: `public.utf8-tab-separated-values-text`.
  public static var utf8TabSeparatedText: UTType {
    UTType(known: "public.utf8-tab-separated-values-text")
  }
  /// Rich text: `public.rtf`.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// A page of HTML: `public.html`.
  public static var html: UTType { UTType(known: "public.html") }
  /// XML: `public.xml`.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// YAML: `public.yaml`.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// A style sheet: `public.css`.
  public static var css: UTType { UTType(known: "public.css") }
  /// JSON: `public.json`.
  public static var json: UTType { UTType(known: "public.json") }
  /// A property list: `com.apple.property-list`.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// A property list as XML: `com.apple.xml-property-list`.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// A property list as bytes: `com.apple.binary-property-list`.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// The base of source code: `public.source-code`.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// Swift: `public.swift-source`.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// C: `public.c-source`.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// A header of C: `public.c-header`.
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  /// C++: `public.c-plus-plus-source`.
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  /// Objective-C: `public.objective-c-source`.
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
  /// The base of scripts: `public.script`.
  public static var script: UTType { UTType(known: "public.script") }
  /// A script of a shell: `public.shell-script`.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// JavaScript: `com.netscape.javascript-source`.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// Python: `public.python-script`.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// Ruby: `public.ruby-script`.
  public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
  /// Perl: `public.perl-script`.
  public static var perlScript: UTType { UTType(known: "public.perl-script") }
  /// PHP: `public.php-script`.
  public static var phpScript: UTType { UTType(known: "public.php-script") }
  /// PDF: `com.adobe.pdf`.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// A book: `org.idpf.epub-container`.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// Rich text with attachments: `com.apple.rtfd`.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// The base of all pictures: `public.image`.
  public static var image: UTType { UTType(known: "public.image") }
  /// A picture as JPEG: `public.jpeg`.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// A picture as PNG: `public.png`.
  public static var png: UTType { UTType(known: "public.png") }
  /// A picture as GIF: `com.compuserve.gif`.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// A picture as TIFF: `public.tiff`.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// A picture as BMP: `com.microsoft.bmp`.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// An icon of Windows: `com.microsoft.ico`.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// An icon of macOS: `com.apple.icns`.
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  /// A picture as SVG: `public.svg-image`.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// A picture as WebP: `org.webmproject.webp`.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// A picture as HEIC: `public.heic`.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// A picture as HEIF: `public.heif`.
  public static var heif: UTType { UTType(known: "public.heif") }
  /// The base of what cameras record: `public.camera-raw-image`.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// A photograph with what was before and after it: `com.apple.live-photo`.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// A scene as USDZ: `com.pixar.universal-scene-description-mobile`.
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
  /// The base of sound and moving pictures: `public.audiovisual-content`.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// The base of moving pictures, with or without sound: `public.movie`.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// The base of moving pictures without sound: `public.video`.
  public static var video: UTType { UTType(known: "public.video") }
  /// The base of sound: `public.audio`.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// A movie of QuickTime: `com.apple.quicktime-movie`.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// A movie as MPEG: `public.mpeg`.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// A movie as MPEG-4: `public.mpeg-4`.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// A movie as AVI: `public.avi`.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// Sound as MP3: `public.mp3`.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// Sound as MPEG-4: `public.mpeg-4-audio`.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// Sound as WAV: `com.microsoft.waveform-audio`.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// Sound as AIFF: `public.aiff-audio`.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// Notes as MIDI: `public.midi-audio`.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// The base of archives: `public.archive`.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// An archive as ZIP: `public.zip-archive`.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// Bytes as GZIP: `org.gnu.gnu-zip-archive`.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// Bytes as BZIP2: `public.bzip2-archive`.
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
  /// The base of disk images: `public.disk-image`.
  public static var diskImage: UTType { UTType(known: "public.disk-image") }
  /// The base of spreadsheets: `public.spreadsheet`.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// The base of presentations: `public.presentation`.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// The base of databases: `public.database`.
  public static var database: UTType { UTType(known: "public.database") }
  /// The base of messages: `public.message`.
  public static var message: UTType { UTType(known: "public.message") }
  /// An e-mail: `public.email-message`.
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  /// The base of contacts: `public.contact`.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// A card of a contact: `public.vcard`.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// The base of events in calendars: `public.calendar-event`.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// The base of tasks: `public.to-do-item`.
  public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
  /// The base of typefaces: `public.font`.
  public static var font: UTType { UTType(known: "public.font") }
  /// Certificates and keys: `com.rsa.pkcs-12`.
  public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
  /// A certificate: `public.x509-certificate`.
  public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
  /// Lines that a program has written: `public.log`.
  public static var log: UTType { UTType(known: "public.log") }
  /// The base of programs: `public.executable`.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// A program of a Unix: `public.unix-executable`.
  public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
  /// A program of Windows: `com.microsoft.windows-executable`.
  public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
  /// The base of apps: `com.apple.application`.
  public static var application: UTType { UTType(known: "com.apple.application") }
  /// An app as a bundle: `com.apple.application-bundle`.
  public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
  /// The base of bookmarks: `public.bookmark`.
  public static var bookmark: UTType { UTType(known: "public.bookmark") }
  /// The base of files with an address: `com.apple.internet-location`.
  public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
}
