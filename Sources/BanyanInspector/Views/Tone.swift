import SwiftUI

/// The meaning of a color. Each is readable as small text on a light and a dark background.
enum Tone {
  /// A body ran.
  case ran
  /// The result was unchanged.
  case same
  /// The screen has changed.
  case changed
  /// A value was written.
  case wrote
  /// State was lost, or a duration is long.
  case warning
  /// A request failed, or a duration is very long.
  case alarm
  case plain

  func color(in scheme: ColorScheme) -> Color {
    let isDark = scheme == .dark
    return switch self {
    case .ran:
      isDark ? Color(red: 0.45, green: 0.72, blue: 1) : Color(red: 0, green: 0.36, blue: 0.75)
    case .same: isDark ? Color(white: 0.66) : Color(white: 0.4)
    case .changed:
      isDark ? Color(red: 0.35, green: 0.85, blue: 0.5) : Color(red: 0.04, green: 0.45, blue: 0.2)
    case .wrote:
      isDark ? Color(red: 0.8, green: 0.62, blue: 1) : Color(red: 0.48, green: 0.2, blue: 0.72)
    case .warning:
      isDark ? Color(red: 1, green: 0.7, blue: 0.3) : Color(red: 0.6, green: 0.32, blue: 0)
    case .alarm:
      isDark ? Color(red: 1, green: 0.5, blue: 0.46) : Color(red: 0.75, green: 0.06, blue: 0.1)
    case .plain: isDark ? Color(white: 0.92) : Color(white: 0.1)
    }
  }

  /// Returns the tone for the duration of a body: long from one millisecond on, very long from eight on.
  static func ofBody(_ microseconds: Int) -> Tone {
    microseconds >= 8_000 ? .alarm : microseconds >= 1_000 ? .warning : .plain
  }
}

extension View {
  /// Gives text the color of a tone.
  func tone(_ tone: Tone) -> some View { modifier(Toned(tone: tone)) }
}

private struct Toned: ViewModifier {
  let tone: Tone
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    content.foregroundStyle(tone.color(in: scheme))
  }
}

/// A small mark in the color of a tone.
struct Dot: View {
  let tone: Tone
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Circle()
      .fill(tone.color(in: scheme))
      .frame(width: 7, height: 7)
      .accessibilityHidden(true)
  }
}

/// A short text on a shade of its tone.
struct Badge: View {
  let text: String
  let tone: Tone
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Text(text)
      .font(.caption2)
      .fontWeight(.semibold)
      .foregroundStyle(tone.color(in: scheme))
      .lineLimit(1)
      .padding(.horizontal, 6)
      .padding(.vertical, 1)
      .background(tone.color(in: scheme).opacity(0.12), in: Capsule())
      .fixedSize()
  }
}

/// A number in a column; empty for zero.
struct Figure: View {
  let text: String
  var tone = Tone.plain
  var width: CGFloat = Columns.number

  init(_ count: Int, _ tone: Tone = .plain) {
    text = count == 0 ? "" : "\(count)"
    self.tone = tone
  }

  init(_ text: String, _ tone: Tone = .plain, width: CGFloat = Columns.number) {
    self.text = text
    self.tone = tone
    self.width = width
  }

  var body: some View {
    Text(text)
      .font(.caption)
      .monospacedDigit()
      .tone(tone)
      .lineLimit(1)
      .frame(width: width, alignment: .trailing)
  }
}

/// The widths of columns.
enum Columns {
  static let number: CGFloat = 44
  static let wide: CGFloat = 60
}

/// The names of columns, above a list.
struct ColumnHeads: View {
  let first: String
  let others: [(name: String, width: CGFloat)]

  var body: some View {
    HStack(spacing: 4) {
      Text(first)
      Spacer(minLength: 4)
      ForEach(others, id: \.name) { head in
        Text(head.name).frame(width: head.width, alignment: .trailing)
      }
    }
    .font(.caption2)
    .fontWeight(.semibold)
    .foregroundStyle(.secondary)
    .padding(.horizontal, 12)
    .padding(.vertical, 4)
  }
}

/// A placeholder for an empty page.
struct Nothing: View {
  let title: String
  let words: String

  var body: some View {
    VStack(spacing: 6) {
      Text(title).font(.subheadline).fontWeight(.semibold)
      Text(words).font(.footnote).foregroundStyle(.secondary).multilineTextAlignment(.center)
    }
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A line that can be pressed, and is highlighted while it is selected.
struct Line<Content: View>: View {
  let isChosen: Bool
  let action: @MainActor () -> Void
  @ViewBuilder let content: Content

  var body: some View {
    Button(action: action) {
      content
        .padding(.horizontal, 12)
        .padding(.vertical, 3)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(isChosen ? Color.accentColor.opacity(0.14) : .clear)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
