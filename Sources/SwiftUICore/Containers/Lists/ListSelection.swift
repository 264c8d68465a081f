import BanyanHost

/// The selection of a list, of any type.
struct ListSelection {
  let mode: SelectionMode
  let values: () -> Set<AnyHashable>
  /// Returns the selection value of a row with a tag, or nil if the tag is of another type.
  let value: (Tag) -> AnyHashable?
  let write: (Set<AnyHashable>) -> Void

  /// Creates a selection of at most one row.
  init<Value: Hashable>(_ selection: Binding<Value?>) {
    mode = .single
    values = { selection.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    value = { tag in
      (tag.value(as: Value.self) ?? tag.value(as: Value?.self) ?? nil).map { AnyHashable($0) }
    }
    write = { selection.wrappedValue = $0.first?.base as? Value }
  }

  /// Creates a selection of exactly one row, or of at most one row if the inferred type is an optional.
  init<Value: Hashable>(_ selection: Binding<Value>) {
    mode = .single
    values = {
      let value = selection.wrappedValue
      return (value as? any AnyOptional)?.isNil == true ? [] : [AnyHashable(value)]
    }
    value = { $0.value(as: Value.self).map { AnyHashable($0) } }
    write = { values in
      if let value = values.first?.base as? Value {
        selection.wrappedValue = value
      } else if let nothing = (Value.self as? any AnyOptional.Type)?.nothing as? Value {
        selection.wrappedValue = nothing
      }
    }
  }

  /// Creates a selection of any number of rows.
  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    mode = .multiple
    values = { Set(selection.wrappedValue.lazy.map { AnyHashable($0) }) }
    value = { $0.value(as: Value.self).map { AnyHashable($0) } }
    write = { selection.wrappedValue = Set($0.compactMap { $0.base as? Value }) }
  }
}
