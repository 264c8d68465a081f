extension Color: View {
  public typealias Body = Never

  public static func _make(_ view: Color, under parent: _Node, in context: _Context) -> _Node {
    ShapeNode(ShapeFill(Rectangle(), view), under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: Color) {
    unsafeDowncast(node, to: ShapeNode.self).update(to: ShapeFill(Rectangle(), view))
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}
