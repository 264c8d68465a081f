/// The focus: where it is, and what moves it.
@MainActor
@Suite struct O_Focus {
  enum Field: Hashable { case name, email, none }

  // MARK: Moved by the person

  struct Form: View {
    @State private var name = ""
    @State private var email = ""
    @FocusState private var field: Field?

    var body: some View {
      let _ = Self._printChanges()
      Text("field: \(field.map { "\($0)" } ?? "nil")")
      TextField("Name", text: $name).focused($field, equals: .name)
      TextField("Email", text: $email).focused($field, equals: .email)
      TextField("Notes", text: .constant(""))
      Button("To email") { field = .email }
      Button("To none") { field = Field.none }
      Button("Away") { field = nil }
      Shade()
    }
  }

  struct Shade: View {
    var body: some View { Text("shade") }
  }

  @Test func `O08 focus that enters a field sets the state, and leaving resets it to nil`() {
    let app = TestApp(Form())
    app.reset()
    app.window.textField("Name").focus()
    #expect(app.window.texts[0] == "field: name")
    #expect(app.bodies == ["Form"])
    #expect(app.printed == ["O_Focus.Form: _field changed."])
    // The host has moved the focus itself, so it receives no mutation.
    #expect(app.window.changes == [#"text "field: nil" becomes "field: name""#])
    app.window.textField("Notes").focus()
    #expect(app.window.texts[0] == "field: nil")
    app.window.textField("Name").focus()
    app.window.textField("Name").blur()
    #expect(app.window.texts[0] == "field: nil")
    #expect(app.window.focusedElement?.id == nil)
  }

  @Test func `O08 from one bound field to another is one update with nothing in between`() {
    let app = TestApp(Watched())
    app.window.textField("Name").focus()
    app.reset()
    app.window.textField("Email").focus()
    #expect(app.bodies == ["Watched", "Watched"])
    #expect(app.window.texts[0] == "nil-name name-email")
    #expect(app.window.batchCount == 1)
  }

  struct Watched: View {
    @FocusState private var field: Field?
    @State private var changes: [String] = []

    var body: some View {
      Text(changes.joined(separator: " "))
      TextField("Name", text: .constant("")).focused($field, equals: .name)
      TextField("Email", text: .constant("")).focused($field, equals: .email)
      Color.clear.onChange(of: field) { old, new in
        changes.append("\(old.map { "\($0)" } ?? "nil")-\(new.map { "\($0)" } ?? "nil")")
      }
    }
  }

  @Test func `O08 a Boolean is true while its field has the focus`() {
    let app = TestApp(Search())
    app.window.textField("Search").focus()
    #expect(app.window.texts[0] == "true")
    app.window.textField("Search").blur()
    #expect(app.window.texts[0] == "false")
  }

  struct Search: View {
    @FocusState private var isSearching: Bool
    @State private var text = ""

    var body: some View {
      Text("\(isSearching)")
      TextField("Search", text: $text).focused($isSearching)
      Button("Search") { isSearching = true }
      Button("Stop") { isSearching = false }
    }
  }

  @Test func `O08 a state that no body reads runs none`() {
    struct Screen: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: .constant("")).focused($isFocused)
        Button("Focus") { isFocused = true }
      }
    }
    let app = TestApp(Screen())
    app.reset()
    app.window.textField("Name").focus()
    app.window.textField("Name").blur()
    #expect(app.bodies == [])
    app.window.button("Focus").tap()
    #expect(app.bodies == [])
    #expect(app.window.mutations == [.focus(app.window.textField("Name").id)])
  }

  @Test
  func `O08 a child with the binding runs when what it reads changes, and its parent does not`() {
    struct Parent: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        Child(isFocused: $isFocused)
        TextField("Name", text: .constant("")).focused($isFocused)
      }
    }
    struct Child: View {
      @FocusState.Binding var isFocused: Bool
      var body: some View { Button("\(isFocused)") { isFocused.toggle() } }
    }
    let app = TestApp(Parent())
    app.reset()
    app.window.textField("Name").focus()
    #expect(app.bodies == ["Child"])
    app.window.button("true").tap()
    #expect(app.window.focusedElement?.id == nil)
    app.window.button("false").tap()
    #expect(app.window.focusedElement?.name == "Name")
    #expect(app.bodies == ["Child", "Child", "Child"])
  }

  // MARK: Moved by the program

  @Test func `O09 setting the state moves the focus, in the same update`() {
    let app = TestApp(Form())
    app.reset()
    app.window.button("To email").tap()
    #expect(app.bodies == ["Form"])
    #expect(
      app.window.changes == [
        #"text "field: nil" becomes "field: email""#, #"focus moves to textField "Email""#,
      ])
    #expect(app.window.textField("Email").isFocused)
    #expect(app.window.batchCount == 1)
  }

  @Test func `O09 nil and false take the focus away`() {
    let app = TestApp(Form())
    app.window.textField("Name").focus()
    app.reset()
    app.window.button("Away").tap()
    #expect(
      app.window.changes == [#"text "field: name" becomes "field: nil""#, "focus goes away"])
    let search = TestApp(Search())
    search.window.button("Search").tap()
    #expect(search.window.textField("Search").isFocused)
    search.window.button("Stop").tap()
    #expect(search.window.focusedElement?.id == nil)
    #expect(search.window.texts[0] == "false")
  }

  @Test func `O09 nil leaves the focus of a view that is not bound alone`() {
    let app = TestApp(Form())
    app.window.textField("Notes").focus()
    app.reset()
    app.window.button("Away").tap()
    #expect(app.window.textField("Notes").isFocused)
    #expect(app.window.mutations == [])
  }

  // Apple: "When focus is not in any view that is bound to this state, the wrapped value will be
  // nil" - so a value that no view has cannot stay.
  @Test func `O09 a value that no field has is reset to the actual focus`() {
    let app = TestApp(Form())
    app.window.textField("Name").focus()
    app.reset()
    app.window.button("To none").tap()
    #expect(app.bodies == ["Form", "Form"])
    #expect(app.window.texts[0] == "field: name")
    #expect(app.window.textField("Name").isFocused)
    // The focus has not moved; the text had another value for a moment that was never shown.
    #expect(app.window.changes == [#"text "field: name" becomes "field: name""#])
  }

  @Test func `O09 a field that appears together with the write gets the focus`() {
    struct Screen: View {
      @State private var isShown = false
      @FocusState private var isFocused: Bool
      var body: some View {
        Button("Show") {
          isFocused = true
          isShown = true
        }
        if isShown { TextField("New", text: .constant("")).focused($isFocused) }
        Text("\(isFocused)")
      }
    }
    let app = TestApp(Screen())
    app.reset()
    app.window.button("Show").tap()
    #expect(app.bodies == ["Screen"])
    #expect(app.window.textField("New").isFocused)
    #expect(app.window.texts.last == "true")
    #expect(app.window.batchCount == 1)
  }

  @Test func `O09 onAppear can set the focus of what is shown first`() {
    struct Screen: View {
      @FocusState private var field: Field?
      var body: some View {
        VStack {
          TextField("Name", text: .constant("")).focused($field, equals: .name)
          TextField("Email", text: .constant("")).focused($field, equals: .email)
        }
        .onAppear { field = .email }
      }
    }
    let app = TestApp(Screen())
    #expect(app.window.textField("Email").isFocused)
    #expect(app.window.batchCount == 1)
    #expect(app.window.mutations.last == .focus(app.window.textField("Email").id))
  }

  @Test func `O09 the newest of several writes of one turn counts`() {
    struct Screen: View {
      @FocusState private var field: Field?
      var body: some View {
        Text("\(field == .email)")
        TextField("Name", text: .constant("")).focused($field, equals: .name)
        TextField("Email", text: .constant("")).focused($field, equals: .email)
        Button("Both") {
          field = .name
          field = nil
          field = .email
        }
      }
    }
    let app = TestApp(Screen())
    app.reset()
    app.window.button("Both").tap()
    #expect(app.bodies == ["Screen"])
    #expect(app.window.mutations.last == .focus(app.window.textField("Email").id))
    #expect(app.window.batchCount == 1)
  }

  @Test func `O09 return in a field can move the focus to the next`() {
    struct Screen: View {
      @State private var name = ""
      @State private var email = ""
      @FocusState private var field: Field?
      var body: some View {
        TextField("Name", text: $name)
          .focused($field, equals: .name)
          .onSubmit { field = .email }
        TextField("Email", text: $email).focused($field, equals: .email)
      }
    }
    let app = TestApp(Screen())
    app.window.textField("Name").type("Ada")
    app.window.textField("Name").submit()
    #expect(app.window.textField("Email").isFocused)
    #expect(app.window.textField("Name").value == "Ada")
  }

  @Test func `O09 a field that cannot be used gets no focus, and loses it`() {
    struct Screen: View {
      @State private var isDisabled = true
      @FocusState private var isFocused: Bool
      var body: some View {
        Text("\(isFocused)")
        TextField("Name", text: .constant("")).focused($isFocused).disabled(isDisabled)
        Button("Focus") { isFocused = true }
        Button("Enable and focus") {
          isFocused = true
          isDisabled = false
        }
        Button("Disable") { isDisabled = true }
      }
    }
    let app = TestApp(Screen())
    let name = app.window.textField("Name")
    name.focus()
    #expect(app.window.focusedElement?.id == nil)
    // A host that does not have the focus yet receives it.
    app.reset()
    #expect(!app.window.send(.focus, to: name.id))
    #expect(app.window.mutations == [.focus(nil)])
    app.window.button("Focus").tap()
    #expect(app.window.texts[0] == "false")
    app.window.button("Enable and focus").tap()
    #expect(app.window.texts[0] == "true")
    #expect(app.window.textField("Name").isFocused)
    app.window.button("Disable").tap()
    #expect(app.window.texts[0] == "false")
    #expect(app.window.focusedElement?.id == nil)
  }

  @Test func `O09 the focus of one window does not affect another`() {
    let app = TestApp(Form())
    let other = app.openWindow()
    app.window.textField("Name").focus()
    app.reset()
    other.button("To email").tap()
    #expect(app.window.textField("Name").isFocused)
    #expect(app.window.texts[0] == "field: name")
    #expect(other.textField("Email").isFocused)
    #expect(app.bodies == ["Form"])
  }

  @Test func `O09 a write while a body is evaluated is reported and moves nothing`() {
    struct Screen: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        let _ = isFocused = true
        TextField("Name", text: .constant("")).focused($isFocused)
      }
    }
    let app = TestApp(Screen())
    #expect(
      app.reports == [
        "Modifying state during view update, this will cause undefined behavior."
      ])
    #expect(app.window.focusedElement?.id == nil)
  }

  @Test func `O09 a focus state outside of a view is a constant, and that is reported`() {
    struct Screen: View {
      @FocusState var isFocused: Bool
      var body: some View { TextField("Name", text: .constant("")).focused($isFocused) }
    }
    let app = TestApp(EmptyView())
    let screen = Screen()
    let binding = screen.$isFocused
    binding.wrappedValue = true
    #expect(!binding.wrappedValue)
    #expect(
      app.reports == [
        """
        Accessing FocusState's value outside of the body of a View. This will result in a constant \
        Binding of the initial value and will not update.
        """
      ])
  }

  @Test func `O09 a default focus is set where nothing has the focus`() {
    struct Screen: View {
      let appearing: Field?
      @FocusState private var field: Field?
      var body: some View {
        VStack {
          TextField("Name", text: .constant("")).focused($field, equals: .name)
          TextField("Email", text: .constant("")).focused($field, equals: .email)
        }
        .defaultFocus($field, .email)
        .onAppear { if let appearing { field = appearing } }
      }
    }
    #expect(TestApp(Screen(appearing: nil)).window.textField("Email").isFocused)
    #expect(TestApp(Screen(appearing: .name)).window.textField("Name").isFocused)
  }

  // MARK: Several fields with one value

  struct Twins: View {
    @State private var isReversed = false
    @FocusState private var field: Field?

    var body: some View {
      Text("\(field == .name)")
      ForEach(isReversed ? ["Second", "First"] : ["First", "Second"], id: \.self) { title in
        TextField(title, text: .constant("")).focused($field, equals: .name)
      }
      Button("Focus") { field = .name }
      Button("Reverse") { isReversed = true }
      Button("Away") { field = nil }
    }
  }

  /// Decided: Apple documents that there is a warning, but not its wording, so the wording is ours.
  @Test func `O10 setting a value that two fields have chooses the first and warns`() {
    let app = TestApp(Twins())
    app.window.button("Focus").tap()
    #expect(app.window.textField("First").isFocused)
    #expect(
      app.reports == [
        """
        Setting FocusState to name is ambiguous: 2 views are bound to this value. The first one \
        takes the focus.
        """
      ])
    app.reset()
    app.window.button("Away").tap()
    app.window.button("Reverse").tap()
    app.window.button("Focus").tap()
    #expect(app.window.textField("Second").isFocused)
    #expect(app.reports.count == 1)
  }

  @Test func `O10 either of two fields with one value sets it, without a warning`() {
    let app = TestApp(Twins())
    app.window.textField("Second").focus()
    #expect(app.window.texts[0] == "true")
    app.reset()
    app.window.textField("First").focus()
    #expect(app.bodies == [])
    #expect(app.window.textField("First").isFocused)
    #expect(app.reports == [])
  }

  @Test func `O10 one field may have several values`() {
    struct Screen: View {
      @FocusState private var field: Field?
      var body: some View {
        Text("\(field.map { "\($0)" } ?? "nil")")
        TextField("Full name", text: .constant(""))
          .focused($field, equals: .name)
          .focused($field, equals: .email)
        Button("Name") { field = .name }
        Button("Email") { field = .email }
      }
    }
    let app = TestApp(Screen())
    app.window.button("Email").tap()
    #expect(app.window.texts[0] == "email")
    #expect(app.window.textField("Full name").isFocused)
    app.window.button("Name").tap()
    #expect(app.window.texts[0] == "name")
    #expect(app.reports == [])
  }

  // MARK: Containers

  struct Nest: View {
    @FocusState private var isFieldFocused: Bool
    @FocusState private var isContainerFocused: Bool
    @FocusState private var container: Field?

    var body: some View {
      Text("\(isFieldFocused) \(isContainerFocused) \(container != nil)")
      VStack {
        TextField("Name", text: .constant("")).focused($isFieldFocused)
        TextField("Email", text: .constant(""))
      }
      .focusable()
      .accessibilityIdentifier("container")
      .focused($isContainerFocused)
      .focused($container, equals: .name)
      Button("Container") { container = .name }
    }
  }

  @Test func `O11 a Boolean on a container is true when a view inside has the focus`() {
    let app = TestApp(Nest())
    app.window.textField("Email").focus()
    #expect(app.window.texts[0] == "false true false")
    app.reset()
    app.window.textField("Name").focus()
    #expect(app.window.texts[0] == "true true false")
    #expect(app.bodies == ["Nest"])
    app.window.textField("Name").blur()
    #expect(app.window.texts[0] == "false false false")
  }

  @Test func `O11 a value is there only when the container itself has the focus`() {
    let app = TestApp(Nest())
    app.window.element(identifier: "container").focus()
    #expect(app.window.texts[0] == "false true true")
    app.window.textField("Name").focus()
    #expect(app.window.texts[0] == "true true false")
    app.window.button("Container").tap()
    #expect(app.window.texts[0] == "false true true")
    #expect(app.window.element(identifier: "container").isFocused)
  }

  @Test func `O11 one state distinguishes a container from the field inside`() {
    struct Screen: View {
      enum Focus { case container, field }
      @FocusState private var focus: Focus?
      var body: some View {
        Text(focus.map { "\($0)" } ?? "nil")
        VStack {
          TextField("Name", text: .constant("")).focused($focus, equals: .field)
        }
        .focusable()
        .accessibilityIdentifier("container")
        .focused($focus, equals: .container)
      }
    }
    let app = TestApp(Screen())
    app.window.textField("Name").focus()
    #expect(app.window.texts[0] == "field")
    app.window.element(identifier: "container").focus()
    #expect(app.window.texts[0] == "container")
  }

  /// Decided: Apple does not document this, but people use it for fields of their own: the modifier
  /// is outside of the view that has the field.
  @Test func `O11 a view of one's own around one field counts as that field`() {
    struct Titled: View {
      let title: String
      var body: some View {
        HStack {
          Text(title)
          TextField(title, text: .constant(""))
          Button("Clear \(title)") {}
        }
        .padding()
      }
    }
    struct Screen: View {
      @FocusState private var field: Field?
      var body: some View {
        Text("\(field.map { "\($0)" } ?? "nil")")
        Titled(title: "Name").focused($field, equals: .name)
        Titled(title: "Email").focused($field, equals: .email)
        Button("Go") { field = .email }
      }
    }
    let app = TestApp(Screen())
    app.window.textField("Name").focus()
    #expect(app.window.texts[0] == "name")
    app.window.button("Go").tap()
    #expect(app.window.texts[0] == "email")
    #expect(app.window.textField("Email").isFocused)
  }

  @Test func `O11 a container of several fields has a value for none of them`() {
    struct Screen: View {
      @FocusState private var focus: Field?
      var body: some View {
        Text("\(focus != nil)")
        VStack {
          TextField("Name", text: .constant(""))
          TextField("Email", text: .constant(""))
        }
        .focused($focus, equals: .name)
        Button("Go") { focus = .name }
      }
    }
    let app = TestApp(Screen())
    app.window.textField("Name").focus()
    #expect(app.window.texts[0] == "false")
    app.window.button("Go").tap()
    #expect(app.window.texts[0] == "false")
    #expect(app.window.textField("Name").isFocused)
  }

  @Test func `O11 true on a container moves the focus to its first field`() {
    struct Screen: View {
      @FocusState private var isInside: Bool
      var body: some View {
        Text("\(isInside)")
        VStack {
          Button("Clear") {}
          TextField("Name", text: .constant(""))
          TextField("Email", text: .constant(""))
        }
        .focused($isInside)
        Button("Go") { isInside = true }
      }
    }
    let app = TestApp(Screen())
    app.window.button("Go").tap()
    #expect(app.window.textField("Name").isFocused)
    #expect(app.window.texts[0] == "true")
  }

  // MARK: Focusable views

  @Test func `a control that is not focusable is passed over`() {
    struct Screen: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        Text("\(isFocused)")
        Button("Key") {}.focused($isFocused)
        Button("No key") {}.focusable(false)
      }
    }
    let app = TestApp(Screen())
    app.window.button("Key").focus()
    #expect(app.window.texts[0] == "true")
    app.window.button("No key").focus()
    #expect(app.window.button("Key").isFocused)
  }

  @Test func `a view that is focusable no more loses the focus`() {
    struct Screen: View {
      @State private var isFocusable = true
      @FocusState private var isFocused: Bool
      var body: some View {
        Text("\(isFocused)").focusable(isFocusable).focused($isFocused)
        Button("Focus") { isFocused = true }
        Button("No more") { isFocusable = false }
      }
    }
    let app = TestApp(Screen())
    app.window.button("Focus").tap()
    #expect(app.window.text("true").isFocused)
    app.window.button("No more").tap()
    #expect(app.window.shows("false"))
    #expect(app.window.focusedElement?.id == nil)
    app.window.button("Focus").tap()
    #expect(app.window.shows("false"))
  }

  @Test func `isFocused is true if the nearest view around that can have the focus has it`() {
    struct Label: View {
      let name: String
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text("\(name): \(isFocused)") }
    }
    struct Other: View {
      var body: some View { Text("other") }
    }
    struct Screen: View {
      var body: some View {
        Label(name: "outside")
        VStack {
          Label(name: "card")
          Button {
          } label: {
            Label(name: "button")
          }
          Other()
        }
        .focusable()
        .accessibilityIdentifier("card")
      }
    }
    let app = TestApp(Screen())
    #expect(app.window.texts == ["outside: false", "card: false", "button: false", "other"])
    app.reset()
    app.window.element(identifier: "card").focus()
    #expect(app.bodies == ["Label"])
    #expect(app.window.texts == ["outside: false", "card: true", "button: false", "other"])
    app.window.button("button: false").focus()
    #expect(app.window.texts == ["outside: false", "card: false", "button: true", "other"])
  }

  // MARK: Losing focus

  struct Rows: View {
    struct Row: Identifiable {
      let id: Int
      var text: String
    }
    let log: Log
    @State private var rows = [Row(id: 1, text: "one"), Row(id: 2, text: "two")]
    @FocusState private var row: Int?

    var body: some View {
      Text("row: \(row.map(String.init) ?? "nil")")
      Text(rows.map(\.text).joined(separator: ", "))
      ForEach($rows) { $row in
        TextField("Row \(row.id)", text: $row.text)
          .focused(self.$row, equals: row.id)
          .onSubmit { rows.removeAll { $0.id == row.id } }
      }
      Button("Remove last") { rows.removeLast() }
      Button("Late") { log("\(rows.count)") }
    }
  }

  @Test
  func `C11 a row is removed while its field is edited, and a late write does nothing`() {
    let log = Log()
    let app = TestApp(Rows(log: log))
    let field = app.window.textField("Row 2")
    field.type("!")
    #expect(app.window.texts.prefix(2) == ["row: 2", "one, two!"])
    app.window.button("Remove last").tap()
    #expect(app.window.texts.prefix(2) == ["row: nil", "one"])
    #expect(app.window.focusedElement?.id == nil)
    #expect(!app.window.send(.input("two!?"), to: field.id))
    #expect(!app.window.send(.blur, to: field.id))
    app.window.button("Late").tap()
    #expect(log.lines == ["1"])
    #expect(app.window.texts.prefix(2) == ["row: nil", "one"])
  }

  @Test func `C11 a row may remove itself while it has the focus`() {
    let app = TestApp(Rows(log: Log()))
    app.window.textField("Row 1").type("!")
    app.window.textField("Row 1").submit()
    #expect(app.window.texts.prefix(2) == ["row: nil", "two"])
    app.window.textField("Row 2").type("?")
    #expect(app.window.texts.prefix(2) == ["row: 2", "two?"])
  }

  @Test func `E06 another id ends the focus and its state`() {
    struct Page: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        Text("\(isFocused)")
        TextField("Name", text: .constant("")).focused($isFocused)
      }
    }
    struct Screen: View {
      @State private var page = 0
      var body: some View {
        Page().id(page)
        Button("Next page") { page += 1 }
      }
    }
    let app = TestApp(Screen())
    app.window.textField("Name").focus()
    #expect(app.window.texts[0] == "true")
    app.window.button("Next page").tap()
    #expect(app.window.texts[0] == "false")
    #expect(app.window.focusedElement?.id == nil)
  }

  @Test func `O08 the state is reset when the field with the focus goes`() {
    struct Screen: View {
      @State private var isShown = true
      @FocusState private var isFocused: Bool
      var body: some View {
        Text("\(isFocused)")
        if isShown { TextField("Name", text: .constant("")).focused($isFocused) }
        Button("Hide") { isShown = false }
      }
    }
    let app = TestApp(Screen())
    app.window.textField("Name").focus()
    app.reset()
    app.window.button("Hide").tap()
    #expect(app.window.texts[0] == "false")
    #expect(app.bodies == ["Screen", "Screen"])
    #expect(app.window.batchCount == 1)
  }

  @Test func `O08 the state follows when the value of the field with the focus changes`() {
    struct Screen: View {
      @State private var value = Field.name
      @FocusState private var field: Field?
      var body: some View {
        Text("\(field.map { "\($0)" } ?? "nil")")
        TextField("Name", text: .constant("")).focused($field, equals: value)
        Button("Change") { value = .email }
      }
    }
    let app = TestApp(Screen())
    app.window.textField("Name").focus()
    app.window.button("Change").tap()
    #expect(app.window.texts[0] == "email")
    #expect(app.window.textField("Name").isFocused)
  }

  @Test func `O08 an action that is caused by the focus may move it on`() {
    struct Screen: View {
      @FocusState private var field: Field?
      var body: some View {
        Text("\(field.map { "\($0)" } ?? "nil")")
          .onChange(of: field) { if field == .name { field = .email } }
        TextField("Name", text: .constant("")).focused($field, equals: .name)
        TextField("Email", text: .constant("")).focused($field, equals: .email)
      }
    }
    let app = TestApp(Screen())
    app.reset()
    app.window.textField("Name").focus()
    #expect(app.window.texts[0] == "email")
    #expect(app.window.textField("Email").isFocused)
    #expect(app.window.batchCount == 1)
  }

  @Test func `O09 a write from another thread moves the focus soon`() async {
    struct Screen: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: .constant("")).focused($isFocused)
        Button("Later") {
          let binding = Unchecked(value: $isFocused)
          Task.detached { binding.value.wrappedValue = true }
        }
      }
    }
    struct Unchecked: @unchecked Sendable {
      let value: FocusState<Bool>.Binding
    }
    let app = TestApp(Screen())
    app.window.button("Later").tap()
    await app.wait { app.window.focusedElement != nil }
    #expect(app.window.textField("Name").isFocused)
  }

  @Test func `C11 a write to the focus state of a view that has gone does nothing`() {
    struct Page: View {
      let outlet: Outlet
      @FocusState private var isFocused: Bool
      var body: some View {
        let _ = outlet.focus = { isFocused = $0 }
        TextField("Name", text: .constant("")).focused($isFocused)
      }
    }
    struct Screen: View {
      let outlet: Outlet
      @State private var isShown = true
      var body: some View {
        if isShown { Page(outlet: outlet) }
        TextField("Other", text: .constant(""))
        Button("Hide") { isShown = false }
      }
    }
    final class Outlet {
      var focus: ((Bool) -> Void)?
    }
    let outlet = Outlet()
    let app = TestApp(Screen(outlet: outlet))
    app.window.textField("Other").focus()
    app.window.button("Hide").tap()
    app.reset()
    outlet.focus?(true)
    app.flush()
    app.window.close()
    outlet.focus?(false)
    app.flush()
    #expect(app.bodies == [])
    #expect(app.window.textField("Other").isFocused)
    #expect(app.reports == [])
  }

  @Test func `E06 another id that comes with a write is decided by what is there then`() {
    struct Page: View {
      let isFocused: FocusState<Bool>.Binding
      var body: some View { TextField("Name", text: .constant("")).focused(isFocused) }
    }
    struct Screen: View {
      @State private var page = 0
      @FocusState private var isFocused: Bool
      var body: some View {
        Text("\(isFocused)")
        Page(isFocused: $isFocused).id(page)
        Button("Next page") { page += 1 }
        Button("Next page, focused") {
          page += 1
          isFocused = true
        }
      }
    }
    let app = TestApp(Screen())
    app.window.textField("Name").focus()
    app.window.button("Next page").tap()
    #expect(app.window.texts[0] == "false")
    app.window.button("Next page, focused").tap()
    #expect(app.window.texts[0] == "true")
    #expect(app.window.textField("Name").isFocused)
  }

  // MARK: Slow hosts

  @Test func `O09 a host that is late to report that the old field lost the focus changes nothing`()
  {
    let app = TestApp(Form())
    let name = app.window.textField("Name")
    name.focus()
    app.window.button("To email").tap()
    #expect(app.window.send(.blur, to: name.id))
    #expect(app.window.texts[0] == "field: email")
    #expect(app.window.textField("Email").isFocused)
  }

  @Test func `O09 a host that puts the focus on what has gone is sent where it is`() {
    let app = TestApp(Rows(log: Log()))
    let gone = app.window.textField("Row 2").id
    app.window.button("Remove last").tap()
    app.window.textField("Row 1").focus()
    app.reset()
    #expect(!app.window.send(.focus, to: gone))
    app.flush()
    #expect(app.window.mutations == [.focus(app.window.textField("Row 1").id)])
  }
}
