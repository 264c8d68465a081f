import SwiftUI
import UniformTypeIdentifiers

nonisolated struct Paper: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

final class Board: ReferenceFileDocument, @unchecked Sendable {
  static var readableContentTypes: [UTType] { [.json] }
  @Published var title = ""
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func snapshot(contentType: UTType) throws -> Data { Data() }
  func fileWrapper(snapshot: Data, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: snapshot)
  }
}

struct PaperEditor: View {
  @Binding var paper: Paper
  let file: URL?
  let isEditable: Bool
  @Environment(\.documentConfiguration) private var configuration

  var body: some View {
    TextEditor(text: $paper.text)
    Text(configuration?.fileURL?.lastPathComponent ?? "")
      .disabled(configuration?.isEditable == false)
  }
}

struct BoardEditor: View {
  @ObservedObject var board: Board
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    TextField("Title", text: $board.title)
    Button("Undo") { undoManager?.undo() }
  }
}

struct Papers: Scene {
  var body: some Scene {
    DocumentGroup(newDocument: Paper()) { file in
      PaperEditor(paper: file.$document, file: file.fileURL, isEditable: file.isEditable)
    }
    DocumentGroup(viewing: Paper.self) { file in Text(file.document.text) }
  }
}

struct Boards: Scene {
  var body: some Scene {
    DocumentGroup(newDocument: { Board() }) { file in
      BoardEditor(board: file.document)
      TextField("Title", text: file.$document.title).disabled(!file.isEditable)
    }
    DocumentGroup(viewing: Board.self) { file in
      BoardEditor(board: file.document)
      Text(file.fileURL?.lastPathComponent ?? "")
    }
  }
}

@MainActor
func undoes(_ board: Board) {
  let manager = UndoManager()
  manager.levelsOfUndo = 10
  manager.groupsByEvent = false
  manager.beginUndoGrouping()
  manager.registerUndo(withTarget: board) { $0.title = "" }
  manager.setActionName("Rename")
  manager.endUndoGrouping()
  manager.disableUndoRegistration()
  print(manager.isUndoRegistrationEnabled, manager.groupingLevel)
  print(manager.groupsByEvent, manager.levelsOfUndo)
  manager.enableUndoRegistration()
  print(manager.canUndo, manager.undoActionName, manager.undoMenuItemTitle, manager.isUndoing)
  manager.undo()
  print(manager.canRedo, manager.redoActionName, manager.redoMenuItemTitle, manager.isRedoing)
  manager.redo()
  manager.undoNestedGroup()
  print(manager.undoMenuTitle(forUndoActionName: "Move"))
  print(manager.redoMenuTitle(forUndoActionName: "Move"))
  manager.removeAllActions(withTarget: board)
  manager.removeAllActions()
}

let undoNotifications: [Notification.Name] = [
  .NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
  .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
  .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
]
