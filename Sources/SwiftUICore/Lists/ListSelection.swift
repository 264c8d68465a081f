import BanyanHost

/// What is selected in a list, whatever the type.
struct ListSelection {
  let mode: SelectionMode
  let values: () -> Set<AnyHashable>
  /// The value that a row with a tag has in the selection; nil if the tag is of another type.
  let value: (Tag) -> AnyHashable?
  let write: (Set<AnyHashable>) -> Void

  /// One row or none.
  init<Value: Hashable>(_ selection: Binding<Value?>) {
    mode = .single
    values = { selection.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    value = { tag in
      (tag.value(as: Value.self) ?? tag.value(as: Value?.self) ?? nil).map { AnyHashable($0) }
    }
    write = { selection.wrappedValue = $0.first?.base as? Value }
  }

  /// Always one row; one or none, if the compiler took an optional for the type of the values.
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

  /// Any number of rows.
  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    mode = .multiple
    values = { Set(selection.wrappedValue.lazy.map { AnyHashable($0) }) }
    value = { $0.value(as: Value.self).map { AnyHashable($0) } }
    write = { selection.wrappedValue = Set($0.compactMap { $0.base as? Value }) }
  }
}
