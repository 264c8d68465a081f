/// Apple's modules that a program imports and that are not there.
struct MissingModules {
  let names: [String]

  /// - Parameter text: the compiler's output.
  init(_ text: String) {
    let named = text.matches(of: /error: no such module '(\w+)'/).map { String($0.1) }
    names = Set(named).intersection(Self.absent).sorted()
  }

  /// A sentence for the person; nil if none is missing.
  var sentence: String? {
    guard let last = names.last else { return nil }
    let list = names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last
    return """
      Banyan has no \(list). Code that needs \(names.count == 1 ? "it" : "them") can stand in `#if canImport(\(names[0]))`.
      """
  }

  /// The modules of Apple's platforms that public projects import most and that Banyan has no counterpart of.
  private static let absent: Set = [
    "ARKit", "AVFAudio", "Accelerate", "ActivityKit", "AppIntents",
    "AuthenticationServices", "BackgroundTasks", "CallKit", "Charts", "CloudKit", "Cocoa",
    "Contacts", "ContactsUI", "CoreBluetooth", "CoreHaptics",
    "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony",
    "CoreText", "CoreVideo", "CreateML", "EventKit", "GameKit",
    "GameplayKit", "HealthKit", "HomeKit", "ImageIO", "Intents", "LinkPresentation",
    "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "Network", "NotificationCenter",
    "ObjectiveC", "PDFKit", "PassKit", "PencilKit", "Photos", "QuartzCore",
    "QuickLook", "RealityKit", "ReplayKit", "SceneKit", "SoundAnalysis", "SpriteKit", "TipKit",
    "Translation",
    "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit",
    "WidgetKit",
  ]
}
