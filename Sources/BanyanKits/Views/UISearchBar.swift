import Foundation
import SwiftUICore

/// An object that receives the editing events of a `UISearchBar`. See Apple's documentation of `UISearchBarDelegate`.
@MainActor
@preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  /// Called when the person starts editing.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when the person has left the bar.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the person has changed or cleared the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the person has pressed Return.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the person has pressed Cancel.
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
  /// The prominence of a search bar.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent, minimal
  }

  /// The search text. Setting it does not call the delegate.
  open var text: String? = "" { didSet { lookDidChange() } }
  /// The text shown while the field is empty; nil for "Search".
  open var placeholder: String? { didSet { lookDidChange() } }
  /// The prominence of the bar: it has a background unless this is `minimal`.
  open var searchBarStyle = Style.default { didSet { lookDidChange() } }
  /// A Boolean value that indicates whether there is a Cancel button next to the field.
  open var showsCancelButton = false { didSet { lookDidChange() } }
  /// The automatic capitalization of the text.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { lookDidChange() }
  }
  /// The object that receives editing events.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Shows or hides the Cancel button.
  /// - Parameter animated: has no effect: the host decides on animations.
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
            text: text, title: placeholder.map { Text(verbatim: $0) } ?? Text("Search"),
            prompt: nil,
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
