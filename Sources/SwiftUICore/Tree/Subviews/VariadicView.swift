/// The names under which containers made views from subviews before ``Group/init(subviews:transform:)``. Apple does not document them, and
/// public packages use them: new code should not.
///
/// ```swift
/// struct Divided: _VariadicView_UnaryViewRoot {
///   func body(children: _VariadicView.Children) -> some View {
///     VStack {
///       ForEach(children) { child in
///         child
///         if child.id != children.last?.id { Divider() }
///       }
///     }
///   }
/// }
///
/// _VariadicView.Tree(Divided()) { content }
/// ```
public nonisolated enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// The result of a root for the subviews of some content.
  public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content

    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  @MainActor public var body: some View {
    let root = root
    Group(subviews: content) { root.body(children: _VariadicView_Children(subviews: $0)) }
  }
}

/// A root makes something from the parts of some content.
public nonisolated protocol _VariadicView_Root {}

/// A root that makes a view from the subviews of some content.
public nonisolated protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View

  /// Makes the view. Each child may be used once.
  @MainActor @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root that makes one view from subviews.
public nonisolated protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that makes views from subviews. The container around arranges each of them by itself.
public nonisolated protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The subviews of some content, in order. As a view, it shows all of them.
public nonisolated struct _VariadicView_Children: RandomAccessCollection {
  let subviews: SubviewsCollection

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  /// One of the subviews, which keeps its identity when it moves.
  public struct Element: Identifiable {
    let subview: Subview

    public var id: AnyHashable { subview.id }
  }
}

extension _VariadicView_Children: View {
  @MainActor public var body: some View { subviews }
}

extension _VariadicView_Children.Element: View {
  @MainActor public var body: some View { subview }
}
