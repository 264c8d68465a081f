// API that many projects use once.
import SwiftUI

struct Timely: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      let isLive =
        context.cadence == .live || context.cadence < .minutes || context.cadence == .seconds
      Text(context.date, style: .time).opacity(isLive ? 1 : 0.5)
    }
    TimelineView(.everyMinute) { context in
      let _ = context.invalidateTimelineContent()
      Text(context.date, style: .time)
    }
    TimelineView(.explicit([.now])) { Text($0.date, style: .time) }
    TimelineView(PeriodicTimelineSchedule(from: .now, by: 1)) { Text($0.date, style: .time) }
    TimelineView(EveryMinuteTimelineSchedule()) { Text($0.date, style: .time) }
    TimelineView(ExplicitTimelineSchedule([Date.now])) { Text($0.date, style: .time) }
    TimelineView(Doubling()) { Text($0.date, style: .time) }
    TimelineView(.animation) { Text($0.date, style: .time) }
    TimelineView(.animation(paused: true)) { Text($0.date, style: .time) }
    TimelineView(.animation(minimumInterval: 1 / 60)) { Text($0.date, style: .time) }
    TimelineView(.animation(minimumInterval: nil, paused: false)) { timeline in
      Text(timeline.date, style: .time)
    }
    TimelineView(AnimationTimelineSchedule(minimumInterval: 0.5, paused: true)) {
      Text($0.date, style: .time)
    }
  }
}

struct Doubling: TimelineSchedule {
  func entries(from startDate: Date, mode: Mode) -> [Date] {
    mode == .lowFrequency ? [] : [startDate]
  }
}

func entries(from date: Date) {
  var periodic = PeriodicTimelineSchedule(from: date, by: 1).entries(from: date, mode: .normal)
  _ = periodic.next()
  _ = EveryMinuteTimelineSchedule().entries(from: date, mode: .normal)
  _ = ExplicitTimelineSchedule([date]).entries(from: date, mode: .normal)
  var frames: AnimationTimelineSchedule.Entries = AnimationTimelineSchedule()
    .entries(from: date, mode: .normal)
  _ = frames.next()
}

struct Gesturing: View {
  let isLocked: Bool

  private var gesture: AnyGesture<Void> {
    isLocked ? AnyGesture(LongPressGesture().map { _ in }) : AnyGesture(TapGesture())
  }

  var body: some View {
    Text("A").gesture(gesture)
    Text("A").gesture(isLocked ? nil : TapGesture().onEnded {})
    Text("A").colorMultiply(.red)
    Text("A").hoverEffect().hoverEffect(.automatic).hoverEffect(.highlight)
      .hoverEffect(.lift, isEnabled: isLocked)
  }
}

struct Inspecting: View {
  @State private var isPresented = false
  @State private var scope = 0
  @State private var search = ""

  var body: some View {
    Text("A").inspector(isPresented: $isPresented) {
      Text("B").inspectorColumnWidth(200).inspectorColumnWidth(min: 100, ideal: 200, max: 300)
    }
    Text("A").searchable(text: $search).searchScopes($scope) { Text("All").tag(0) }
    Text("A").searchable(text: $search)
      .searchScopes($scope, activation: .onTextEntry) { Text("All").tag(0) }
    Text("A").searchScopes($scope, activation: .automatic) { Text("All").tag(0) }
      .searchScopes($scope, activation: .onSearchPresentation) { Text("All").tag(0) }
    ContentUnavailableView.search
    ContentUnavailableView.search(text: search)
    TabView { Text("A") }.tabViewStyle(.page).indexViewStyle(.page)
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      .indexViewStyle(PageIndexViewStyle())
      .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .never))
      .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .automatic))
      .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .interactive))
  }
}

struct Following: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { Text("A") }
      .onChange(of: phase) { old, new in _ = old == new }
      .onChange(of: phase, initial: true) {}
      .onChange(of: phase) { new in _ = new == .active }
      .onChange(of: phase, perform: { (new: ScenePhase) in _ = new })
  }
}

func remembered() -> Any? {
  UserDefaults.standard.setValue(1, forKey: "A")
  return UserDefaults.standard.value(forKey: "A")
}

@MainActor func bodies(
  _ label: SearchUnavailableContent.Label, _ description: SearchUnavailableContent.Description,
  _ actions: SearchUnavailableContent.Actions,
  _ timeline: TimelineView<EveryMinuteTimelineSchedule, Text>
) -> [Any] { [label.body, description.body, actions.body, timeline.body] }
