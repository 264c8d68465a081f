import BanyanInsight
import SwiftUI

/// The inspector's screen: the events of an app, and its content.
struct InspectorScreen: View {
  let inspector: Inspector
  @State private var state = InspectorState()
  /// The name of the window beside the inspector.
  @State private var window: String?
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack(spacing: 0) {
      if let record = inspector.record(of: window) {
        // Another app starts without any selection.
        RecordScreen(record: record, state: $state).id(ObjectIdentifier(record))
      } else {
        Nothing(
          title: "Waiting for the app",
          words: "Its events appear here as soon as it is opened.")
      }
    }
    .environment(inspector.lines)
    // Only once there is a page that can pass it on.
    .task { openURL(PageLink.ready) }
    .onOpenURL(perform: receive)
    .onChange(of: state) { openURL(PageLink.keep(state)) }
  }

  private func receive(_ url: URL) {
    switch PageLink.Message(url) {
    case .restore(let page, let filter):
      // Choices that were made meanwhile stay, each on its own: a browser may restore the text of a field first.
      let untouched = InspectorState()
      if let page, state.page == untouched.page { state.page = page }
      if state.filter == untouched.filter { state.filter = filter }
    case .window(let name):
      window = name
      inspector.record(of: name)?.show(name)
    case .picked, nil: break
    }
  }
}

/// The state of one app, page by page.
struct RecordScreen: View {
  let record: AppRecord
  @Binding var state: InspectorState
  @State private var selection: UInt64?
  @State private var isPicking = false
  @State private var flashes = true
  /// The step that is shown instead of the current app.
  @State private var shownStep: UInt32?
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack(spacing: 0) {
      InspectorBar(
        state: $state, isPicking: $isPicking, flashes: $flashes,
        findingCount: record.findings.count)
      Divider()
      StepBar(steps: record.steps, shown: $shownStep)
      page
      Divider()
      StatusLine(record: record)
    }
    .onOpenURL(perform: receive)
    .onChange(of: isPicking) { openURL(PageLink.pick(isPicking)) }
    .onChange(of: selection) { show(selection) }
    .onChange(of: record.steps.last) {
      if let step = record.steps.last { openURL(PageLink.keep(step)) }
    }
    .onChange(of: isShownStepGone) { if isShownStepGone { shownStep = nil } }
    .onChange(of: shownStep) { openURL(PageLink.show(record.steps.first { $0.id == shownStep })) }
    .onChange(of: record.flash) { if flashes { openURL(PageLink.flash(record.flash)) } }
  }

  /// True if the step that is shown has been cleared, or is not among the newest any more.
  private var isShownStepGone: Bool {
    shownStep != nil && !record.steps.contains { $0.id == shownStep }
  }

  @ViewBuilder
  private var page: some View {
    switch state.page {
    case .updates:
      UpdatesPage(record: record, filter: state.filter, shownStep: $shownStep, select: select)
    case .tree: TreePage(record: record, filter: state.filter, selection: $selection)
    case .views: ViewsPage(record: record, filter: state.filter)
    case .data: DataPage(record: record, filter: state.filter, select: select)
    case .findings: FindingsPage(record: record, filter: state.filter, select: select)
    }
  }

  private func select(_ view: UInt64) {
    selection = view
    state.page = .tree
  }

  private func show(_ view: UInt64?) {
    let elements = view.map { record.elements(of: $0) } ?? []
    let name = record.outline.first { $0.id == view }?.name ?? ""
    openURL(PageLink.show(elements, name: name))
  }

  private func receive(_ url: URL) {
    switch PageLink.Message(url) {
    case .picked(let element):
      isPicking = false
      if let view = element.flatMap({ record.view(at: $0) }) { select(view) }
    // A page that has just been loaded shows the app as it is.
    case .window: shownStep = nil
    case .restore, nil: break
    }
  }
}

/// The controls of the pages.
struct InspectorBar: View {
  @Binding var state: InspectorState
  @Binding var isPicking: Bool
  @Binding var flashes: Bool
  let findingCount: Int

  var body: some View {
    VStack(spacing: 8) {
      Picker("Page", selection: $state.page) {
        ForEach(InspectorPage.allCases) { page in
          Text(title(of: page)).tag(page)
        }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .controlSize(.small)
      .font(.footnote)
      HStack(spacing: 10) {
        Button {
          isPicking.toggle()
        } label: {
          Label(isPicking ? "Picking…" : "Pick", systemImage: "scope").font(.footnote)
        }
        .buttonStyle(.bordered)
        .controlSize(.small)
        .help("Press an element of the app to see its view")
        TextField("Filter", text: $state.filter)
          .textFieldStyle(.roundedBorder)
          .controlSize(.small)
          .font(.footnote)
        Toggle(isOn: $flashes) {
          Text("Flash").padding(.horizontal, 9).padding(.vertical, 3)
        }
        .toggleStyle(.button)
        .controlSize(.small)
        .font(.footnote)
        .fixedSize()
        .help("Show on the page what changed, and what ran for nothing")
      }
    }
    .padding(10)
  }

  private func title(of page: InspectorPage) -> String {
    page == .findings && findingCount > 0 ? "\(page.title) \(findingCount)" : page.title
  }
}

/// The number of records, and the cost of reading them.
struct StatusLine: View {
  let record: AppRecord

  var body: some View {
    HStack(spacing: 12) {
      Text(record.updates.count == 1 ? "1 update" : "\(record.updates.count) updates")
      Text("\(record.outline.count) in the tree")
      if record.lostCount > 0 {
        Text(record.lostCount == 1 ? "1 record lost" : "\(record.lostCount) records lost")
          .tone(.warning)
      }
      Spacer(minLength: 4)
      Text("Inspector \(percent) of the time")
        .help("The share of the process's time spent reading the record")
      Button("Clear") { record.clear() }
        .buttonStyle(.borderless)
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .lineLimit(1)
    .padding(.horizontal, 12)
    .padding(.vertical, 5)
  }

  private var percent: String {
    let tenths = Int((record.share * 1_000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
