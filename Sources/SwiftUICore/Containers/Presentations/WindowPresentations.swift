import BanyanGraph

/// The presentations of a window, and the presenters waiting for their turn.
///
/// At each level, which is the window's content or that of a presentation, there is one presentation at a time.
@MainActor
package final class WindowPresentations: WindowService {
  private var waiting: [PresenterNode] = []
  private unowned(unsafe) let window: WindowNode

  package init(of window: WindowNode) {
    self.window = window
  }

  /// The visible presentations, each in front of those before it.
  package var shown: [PresentationNode] {
    window.presented.map { unsafeDowncast($0, to: PresentationNode.self) }
  }

  private func isFree(_ level: PresentationNode?) -> Bool {
    !window.presented.contains { unsafeDowncast($0, to: PresentationNode.self).level === level }
  }

  /// Returns true if a presenter may present now. Otherwise it is updated when its turn comes.
  func admit(_ presenter: PresenterNode) -> Bool {
    let level = presenter.level
    if isFree(level), (waiting.first { $0.level === level } ?? presenter) === presenter {
      waiting.removeAll { $0 === presenter }
      return true
    }
    if !waiting.contains(where: { $0 === presenter }) {
      waiting.append(presenter)
      reportIfItGoesOnWaiting(presenter)
    }
    return false
  }

  /// Reports a sheet that waits, unless another one is dismissed in the same update.
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

  /// Removes a presenter that has nothing to present any more.
  func forget(_ presenter: PresenterNode) {
    guard let place = waiting.firstIndex(where: { $0 === presenter }) else { return }
    waiting.remove(at: place)
    admitNextLater()
  }

  func show(_ presentation: PresentationNode) {
    window.presented.append(presentation)
    window.childrenDidChange()
  }

  /// Removes a presentation. The next one gets its turn after the consequences of the removal.
  func remove(_ presentation: PresentationNode) {
    window.presented.removeAll { $0 === presentation }
    window.childrenDidChange()
    admitNextLater()
  }

  /// Updates all waiting presenters: the first of each level may find it free.
  private func admitNextLater() {
    if waiting.isEmpty { return }
    window.runtime.enqueueAction { [weak self] in
      guard let self else { return }
      for presenter in waiting { window.runtime.enqueue(presenter) }
    }
  }
}

extension WindowNode {
  package var presentations: WindowPresentations { service(WindowPresentations.self) }
}
