import BanyanHost

/// Shorthands for nodes.
func text(
  _ string: String, _ font: FontStyle? = nil, _ color: NamedColor? = nil, weight: FontWeight? = nil,
  name: String? = nil, heading: Int? = nil
) -> Node {
  var style = TextStyle()
  style.font = font.map { FontDescription(size: .style($0)) }
  style.color = color.map { ColorDescription(.named($0)) }
  style.weight = weight
  var properties: [Property] = [.text([TextRun(string)])]
  if !style.isEmpty { properties.append(.style(style)) }
  if let heading { properties.append(.headingLevel(heading)) }
  return Node(.text, properties, name: name)
}

func symbol(
  _ name: String, _ color: NamedColor? = nil, font: FontStyle? = nil, label: String? = nil
) -> Node {
  var style = TextStyle()
  style.color = color.map { ColorDescription(.named($0)) }
  style.font = font.map { FontDescription(size: .style($0)) }
  return Node(.image, [.symbol(name), .style(style)] + (label.map { [.label($0)] } ?? []))
}

func button(
  _ title: String, _ properties: [Property] = [],
  action: @escaping @MainActor (DemoWindow) -> Void = { _ in }
) -> Node {
  Node(.button, properties, [text(title)]) { window, payload in
    if payload == .activate { action(window) }
  }
}

func label(_ title: String, _ symbolName: String) -> Node {
  Node(.label, [], [symbol(symbolName), text(title)])
}

func toggle(_ title: String, isOn: Bool, name: String, follows: Bool = true) -> Node {
  Node(.toggle, [.isOn(isOn)], name: name, [text(title)]) { window, payload in
    if case .setOn(let isOn) = payload, follows { window.set(name, .isOn(isOn)) }
  }
}

func field(
  _ placeholder: String, value: String = "", name: String, kind: ElementKind = .textField,
  action: (@MainActor (DemoWindow, Event.Payload) -> Void)? = nil
) -> Node {
  Node(kind, [.value(value), .placeholder(placeholder), .label(placeholder)], name: name) {
    window, payload in
    if case .input(let text) = payload { window.set(name, .value(text)) }
    action?(window, payload)
  }
}

func column(
  _ children: [Node], spacing: Double? = nil, _ horizontal: Alignment.Horizontal = .center,
  name: String? = nil
) -> Node {
  Node(
    .verticalStack, stack(spacing, Alignment(horizontal: horizontal)), name: name, children)
}

func row(_ children: [Node], spacing: Double? = nil, _ vertical: Alignment.Vertical = .center)
  -> Node
{
  Node(.horizontalStack, stack(spacing, Alignment(vertical: vertical)), children)
}

private func stack(_ spacing: Double?, _ alignment: Alignment) -> [Property] {
  (spacing.map { [.spacing($0)] } ?? []) + (alignment == Alignment() ? [] : [.alignment(alignment)])
}

func box(_ properties: [Property], _ child: Node, name: String? = nil) -> Node {
  Node(.box, properties, name: name, [child])
}

func section(header: String? = nil, footer: String? = nil, _ rows: [Node]) -> Node {
  let before = header.map { [Node(.sectionHeader, [], [text($0)])] } ?? []
  let after = footer.map { [Node(.sectionFooter, [], [text($0)])] } ?? []
  return Node(.section, [], before + rows + after)
}

func paint(_ color: NamedColor, opacity: Double = 1) -> Property {
  .background(.color(ColorDescription(.named(color), opacity: opacity)))
}

let spacer = Node(.spacer)
let divider = Node(.divider)
