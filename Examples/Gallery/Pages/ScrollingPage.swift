import SwiftUI

/// Scroll views, their scroll position, and their scroll targets.
struct ScrollingPage: View {
  @State private var card: Int? = 0
  @State private var isLocked = false
  @State private var messages = (1...12).map { "Message \($0)" }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        cards
        conversation
        reader
      }
      .padding(20)
    }
  }

  private var cards: some View {
    Example("Comes to rest at cards") {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 12) {
          ForEach(0..<12, id: \.self) { number in
            RoundedRectangle(cornerRadius: 16)
              .fill(Color.blue.opacity(0.15 + Double(number) / 20))
              .frame(width: 220, height: 110)
              .overlay { Text("Card \(number)").font(.title2) }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $card, anchor: .leading)
      .scrollDisabled(isLocked)
      .accessibilityIdentifier("cards")
      HStack(spacing: 16) {
        Button("Next card") { withAnimation { card = min((card ?? 0) + 1, 11) } }
        Toggle("Locked", isOn: $isLocked).fixedSize()
        Text("At card \(card ?? -1)").foregroundStyle(.secondary).accessibilityIdentifier("at")
      }
    }
  }

  private var conversation: some View {
    Example("Begins at the end") {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 8) {
          ForEach(messages, id: \.self) { message in
            Text(message).padding(8)
              .background(.green.opacity(0.2), in: RoundedRectangle(cornerRadius: 10))
          }
        }
        .padding(8)
      }
      .defaultScrollAnchor(.bottom)
      .frame(height: 160)
      .accessibilityIdentifier("conversation")
      Button("Say more") { messages.append("Message \(messages.count + 1)") }
    }
  }

  private var reader: some View {
    ScrollViewReader { proxy in
      Example("Goes where it is told") {
        HStack(spacing: 16) {
          Button("To A") { withAnimation { proxy.scrollTo("A", anchor: .top) } }
          Button("To M") { withAnimation { proxy.scrollTo("M", anchor: .center) } }
          Button("To Z") { withAnimation { proxy.scrollTo("Z") } }
        }
        ScrollView {
          VStack(spacing: 0) {
            ForEach(Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ").map(String.init), id: \.self) { letter in
              Text(letter).padding(8).frame(maxWidth: .infinity).id(letter)
            }
          }
        }
        .contentMargins(.vertical, 8)
        .frame(height: 160)
        .accessibilityIdentifier("letters")
        .background(.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
      }
    }
  }
}
