import BanyanGraph

/// What a window presents, and who waits until they may.
///
/// At each level, the window's content or that of a presentation, one thing is presented at a time.
@MainActor
final class WindowPresentations {
  /// The presentations that are shown, each in front of those before it.
  @exclusivity(unchecked) private(set) var shown: [PresentationNode] = []
  private var waiting: [PresenterNode] = []
  private unowned(unsafe) let window: WindowNode

  init(of window: WindowNode) {
    self.window = window
  }

  /// Whether a presenter may present at once. If not, it is updated when its turn comes.
  func admit(_ presenter: PresenterNode) -> Bool {
    let level = presenter.level
    let isFree = !shown.contains { $0.level === level }
    if isFree, (waiting.first { $0.level === level } ?? presenter) === presenter {
      waiting.removeAll { $0 === presenter }
      return true
    }
    if !waiting.contains(where: { $0 === presenter }) {
      waiting.append(presenter)
      reportIfItGoesOnWaiting(presenter)
    }
    return false
  }

  /// One thing may well be presented in the same update in which another is dismissed.
  private func reportIfItGoesOnWaiting(_ presenter: PresenterNode) {
    guard presenter.isSheet else { return }
    window.runtime.whenSettled { [weak self] in
      guard let self, waiting.contains(where: { $0 === presenter }) else { return }
      Issue.report(
        """
        Currently, only presenting a single sheet is supported.
        The next sheet will be presented when the currently presented sheet gets dismissed.
        """, in: window.runtime)
    }
  }

  /// Notes that a presenter has nothing to present any more.
  func forget(_ presenter: PresenterNode) {
    guard let place = waiting.firstIndex(where: { $0 === presenter }) else { return }
    waiting.remove(at: place)
    admitNextLater()
  }

  func show(_ presentation: PresentationNode) {
    shown.append(presentation)
    window.childrenDidChange()
  }

  /// Takes a presentation away, and lets the next have its turn after what its end has caused.
  func remove(_ presentation: PresentationNode) {
    shown.removeAll { $0 === presentation }
    window.childrenDidChange()
    admitNextLater()
  }

  /// Looks again at everyone who waits: the first of each level may find it free.
  private func admitNextLater() {
    if waiting.isEmpty { return }
    window.runtime.enqueueAction { [weak self] in
      guard let self else { return }
      for presenter in waiting { window.runtime.enqueue(presenter) }
    }
  }
}
