import Foundation

/// Is told what a person does in a `UISearchBar`. See Apple's documentation of `UISearchBarDelegate`.
@MainActor
@preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  /// The person begins to edit.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// The person has left the bar.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The person has changed the text, or cleared it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The person has pressed Return.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The person has pressed Cancel.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A search field. See Apple's documentation of `UISearchBar`.
@MainActor
@preconcurrency
open class UISearchBar: UIView {
  /// How prominent the bar is.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent, minimal
  }

  /// What is searched for. Setting it does not call the delegate.
  open var text: String? = "" { didSet { lookDidChange() } }
  /// What the field shows while it is empty; nil for "Search".
  open var placeholder: String? { didSet { lookDidChange() } }
  /// How prominent the bar is: it has a background unless this is `minimal`.
  open var searchBarStyle = Style.default { didSet { lookDidChange() } }
  /// Whether there is a Cancel button beside the field.
  open var showsCancelButton = false { didSet { lookDidChange() } }
  /// What is capitalized automatically.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { lookDidChange() }
  }
  /// Is told what the person does.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Shows or hides the Cancel button.
  /// - Parameter animated: has no effect: the host decides what moves.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  override var takesFocus: Bool { true }

  open override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .vertical ? .required : super.contentHuggingPriority(for: axis)
  }

  override var inside: AnyView {
    let text = Binding(
      get: { self.text ?? "" },
      set: {
        self.text = $0
        self.delegate?.searchBar(self, textDidChange: $0)
      })
    return AnyView(
      HStack(spacing: 12) {
        SearchField(
          field: EditableText(
            text: text, title: placeholder ?? Text("Search").string, prompt: nil,
            whenCommitted: { self.delegate?.searchBarSearchButtonClicked(self) },
            submitTrigger: .search)
        )
        .autocapitalization(autocapitalizationType)
        if showsCancelButton {
          Button("Cancel") { self.delegate?.searchBarCancelButtonClicked(self) }
        }
      }
      .padding(.horizontal, 8)
      .padding(.vertical, 10)
      .background(searchBarStyle == .minimal ? Color.clear : Color(uiColor: .systemGray6)))
  }

  override func didBeginEditing() { delegate?.searchBarTextDidBeginEditing(self) }
  override func didEndEditing() { delegate?.searchBarTextDidEndEditing(self) }
}
