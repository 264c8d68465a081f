import SwiftUI

/// The source of data for all stores of the harbor.
struct HarborService: Sendable {
  func notices() async -> [String] { ["High water at six", "Fog after dark"] }
  func boats() async -> [String] { ["Petrel", "Old Anna"] }
  func pilots() async -> [String] { ["Ines", "Tomasz"] }
}

@MainActor
final class NoticeStore: ObservableObject {
  @Published private(set) var notices: [String] = []

  func load(from service: HarborService) async { notices = await service.notices() }

  func post() { notices.append("Notice \(notices.count + 1)") }
}

@MainActor
final class BoatStore: ObservableObject {
  @Published private(set) var boats: [String] = []

  func load(from service: HarborService) async { boats = await service.boats() }

  func moor() { boats.append("Boat \(boats.count + 1)") }
}

@MainActor
final class PilotStore: ObservableObject {
  @Published private(set) var pilots: [String] = []

  func load(from service: HarborService) async { pilots = await service.pilots() }

  func hire() { pilots.append("Pilot \(pilots.count + 1)") }
}

/// Tabs with a store each, provided at the tab's root: a change in one store updates no other tab.
struct HarborTabs: View {
  @StateObject private var notices = NoticeStore()
  @StateObject private var boats = BoatStore()
  @StateObject private var pilots = PilotStore()
  private let service = HarborService()

  var body: some View {
    let _ = Self._printChanges()
    TabView {
      QuayTab(service: service)
        .environmentObject(notices)
        .tabItem { Label("Quay", systemImage: "house") }
      BoatsTab(service: service)
        .environmentObject(boats)
        .tabItem { Label("Boats", systemImage: "flag") }
      PilotsTab(service: service)
        .environmentObject(pilots)
        .tabItem { Label("Pilots", systemImage: "person.2") }
    }
  }
}

struct QuayTab: View {
  let service: HarborService
  @EnvironmentObject private var store: NoticeStore

  var body: some View {
    let _ = Self._printChanges()
    List {
      Section("Notices") {
        ForEach(store.notices, id: \.self) { Text($0) }
      }
      Button("Post a notice") { store.post() }
    }
    .task { if store.notices.isEmpty { await store.load(from: service) } }
  }
}

struct BoatsTab: View {
  let service: HarborService
  @EnvironmentObject private var store: BoatStore

  var body: some View {
    let _ = Self._printChanges()
    List {
      Section("In the harbor") {
        ForEach(store.boats, id: \.self) { Text($0) }
      }
      Button("Moor a boat") { store.moor() }
    }
    .task { if store.boats.isEmpty { await store.load(from: service) } }
  }
}

struct PilotsTab: View {
  let service: HarborService
  @EnvironmentObject private var store: PilotStore

  var body: some View {
    let _ = Self._printChanges()
    List {
      Section("On duty") {
        ForEach(store.pilots, id: \.self) { Text($0) }
      }
      Button("Hire a pilot") { store.hire() }
    }
    .task { if store.pilots.isEmpty { await store.load(from: service) } }
  }
}
