import BanyanHost
import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// A controller with which a person shares things with other apps.
///
/// Links and texts are shared as with `ShareLink`: a browser opens the system's share sheet, or copies them if there is none. Files, images made from
/// the contents of files, and data are given to the person as downloads. Present it in a sheet, inside a `UIViewControllerRepresentable`. See
/// Apple's documentation of `UIActivityViewController`.
@MainActor
@preconcurrency
open class UIActivityViewController: UIViewController {
  /// Receives the activity, whether it was completed, the items that it returned, and an error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Is called once. A browser does not reveal what a person does in its share sheet: of that, the handler receives that nothing was
  /// completed, when the controller is closed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activities that are not wanted. Has no effect: the share sheet is the browser's.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private let items: SharedItems
  private let activityItems: [Any]
  private let activities: [UIActivity]
  private let outcome = PickerOutcome()

  /// Creates a controller that shares items: texts, `http` and other links, files, images and data. Others are reported.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = SharedItems(activityItems)
    self.activityItems = activityItems
    activities = (applicationActivities ?? []).filter {
      $0.canPerform(withActivityItems: activityItems)
    }
    super.init(in: nil)
    for activity in activities {
      activity.controller = self
    }
  }

  override var content: AnyView {
    AnyView(
      SharingPage(items: items, activityItems: activityItems, activities: activities) {
        [weak self] type, isCompleted in
        self?.didEnd(type, isCompleted)
      }
      .onDisappear { [weak self] in self?.didEnd(nil, false) })
  }

  func didEnd(_ type: UIActivity.ActivityType?, _ isCompleted: Bool) {
    outcome.reportOnce {
      dismiss(animated: true)
      completionWithItemsHandler?(type, isCompleted, nil, nil)
    }
  }
}

/// The items that a person shares.
private struct SharedItems {
  /// The request for the browser to share; nil for nothing.
  var request: ShareRequest?
  /// The files that the person is given to keep.
  var files: [File] = []

  struct File {
    let name: String
    let type: String
    let contents: () throws -> Data
  }

  @MainActor init(_ items: [Any]) {
    var shared: [SharedItem] = []
    for item in items {
      switch item {
      case let url as URL where url.isFileURL: files.append(File(url))
      case let url as URL: shared.append(SharedItem(url))
      case let text as String: shared.append(SharedItem(text))
      case let image as UIImage where image.image.data != nil:
        let data = image.image.data!
        files.append(
          File(name: "Image.\(data.format.rawValue)", type: data.format.type) { data.bytes })
      case let data as Data:
        files.append(File(name: "Data", type: "application/octet-stream") { data })
      default:
        Issue.reportOnce("A \(type(of: item)) cannot be shared here, and is left out.")
      }
    }
    request = shared.isEmpty ? nil : ShareRequest(items: shared)
  }
}

extension SharedItems.File {
  fileprivate init(_ url: URL) {
    let type = UTType(filenameExtension: url.pathExtension)?.preferredMIMEType
    self.init(name: url.lastPathComponent, type: type ?? "application/octet-stream") {
      try Data(contentsOf: url)
    }
  }
}

/// The content of the controller.
private struct SharingPage: View {
  let items: SharedItems
  let activityItems: [Any]
  let activities: [UIActivity]
  let onEnd: (UIActivity.ActivityType?, Bool) -> Void
  @State private var message: String?
  /// The files that the person has been given.
  @State private var saved: Set<Int> = []
  @Environment(\.windowReference) private var window

  init(
    items: SharedItems, activityItems: [Any], activities: [UIActivity],
    onEnd: @escaping (UIActivity.ActivityType?, Bool) -> Void
  ) {
    self.items = items
    self.activityItems = activityItems
    self.activities = activities
    self.onEnd = onEnd
  }

  var body: some View {
    VStack(spacing: 20) {
      if let request = items.request {
        let content = SharedContent(request.items)
        Text(verbatim: content.url ?? content.text ?? "").font(.headline).lineLimit(2)
        ButtonElement(Label("Share…", systemImage: "square.and.arrow.up"), sharing: request)
      }
      ForEach(items.files.indices, id: \.self) { index in
        Button("Save “\(items.files[index].name)”", systemImage: "square.and.arrow.down") {
          save(index)
        }
      }
      ForEach(activities.indices, id: \.self) { index in
        Button(activities[index].activityTitle ?? "") {
          activities[index].prepare(withActivityItems: activityItems)
          activities[index].perform()
        }
      }
      if let message { Text(verbatim: message) }
      Button("Close", role: .close) {
        saved.isEmpty ? onEnd(nil, false) : onEnd(.saveToFiles, true)
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func save(_ index: Int) {
    let file = items.files[index]
    do {
      _ = try window?.window?.give(file.contents(), named: file.name, type: file.type)
      saved.insert(index)
      if items.request == nil, saved.count == items.files.count { onEnd(.saveToFiles, true) }
    } catch {
      message = "The file could not be given to you."
    }
  }
}
