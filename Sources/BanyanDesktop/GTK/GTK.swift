import Foundation

/// The functions of GTK 4 and of the libraries below it, as far as windows need them.
///
/// The library is looked for when the first window is opened, so that a program needs no GTK for its other hosts. The types are
/// those of GTK's headers, with a pointer for each object.
@MainActor
final class GTK {
  typealias Object = OpaquePointer

  /// The reason why there are no windows.
  struct Missing: Error, CustomStringConvertible {
    var description: String
  }

  /// Loads the library and connects it to the display.
  static func load() throws -> GTK {
    let name = "libgtk-4.so.1"
    guard let handle = dlopen(name, RTLD_NOW | RTLD_GLOBAL) else {
      throw Missing(
        description: """
          the host desktop needs GTK 4, and \(name) is not there: install it, on Debian and Ubuntu with \
          'apt install libgtk-4-1', or use another host
          """)
    }
    let gtk = try GTK(handle)
    // Windows are drawn with Cairo. Another renderer would only make textures of the drawings, and without a graphics card it would
    // take a fifth of a processor for a caret that blinks.
    setenv("GSK_RENDERER", "cairo", 0)
    guard gtk.initialize() != 0 else {
      throw Missing(
        description: """
          the host desktop finds no display: run the app in a desktop session, or set WAYLAND_DISPLAY or DISPLAY; \
          without a screen, 'xvfb-run' has one
          """)
    }
    return gtk
  }

  typealias DrawFunction =
    @convention(c) (Object?, OpaquePointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Void
  typealias Tick = @convention(c) (Object?, Object?, UnsafeMutableRawPointer?) -> Int32
  typealias Release = @convention(c) (UnsafeMutableRawPointer?) -> Void
  typealias ReleaseClosure = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?) -> Void
  typealias Source = @convention(c) (UnsafeMutableRawPointer?) -> Int32
  typealias DescriptorSource = @convention(c) (Int32, UInt32, UnsafeMutableRawPointer?) -> Int32
  typealias Ready = @convention(c) (Object?, Object?, UnsafeMutableRawPointer?) -> Void

  let initialize: @convention(c) () -> Int32

  // Windows
  let windowNew: @convention(c) () -> Object
  let windowSetTitle: @convention(c) (Object, UnsafePointer<CChar>) -> Void
  let windowSetDefaultSize: @convention(c) (Object, Int32, Int32) -> Void
  let windowSetChild: @convention(c) (Object, Object) -> Void
  let windowPresent: @convention(c) (Object) -> Void
  let windowDestroy: @convention(c) (Object) -> Void
  let windowIsActive: @convention(c) (Object) -> Int32
  let overlayNew: @convention(c) () -> Object
  let overlaySetChild: @convention(c) (Object, Object) -> Void
  let overlayAdd: @convention(c) (Object, Object) -> Void
  let overlayRemove: @convention(c) (Object, Object) -> Void
  let areaNew: @convention(c) () -> Object
  let areaSetDraw: @convention(c) (Object, DrawFunction, UnsafeMutableRawPointer?, Release?) -> Void
  let showURL: @convention(c) (Object?, UnsafePointer<CChar>, UInt32) -> Void

  // Widgets
  let queueDraw: @convention(c) (Object) -> Void
  let queueAllocate: @convention(c) (Object) -> Void
  let setFocusable: @convention(c) (Object, Int32) -> Void
  let setTargetable: @convention(c) (Object, Int32) -> Void
  let setSensitive: @convention(c) (Object, Int32) -> Void
  let setOpacity: @convention(c) (Object, Double) -> Void
  let setVisible: @convention(c) (Object, Int32) -> Void
  let grabFocus: @convention(c) (Object) -> Int32
  let hasFocus: @convention(c) (Object) -> Int32
  let addController: @convention(c) (Object, Object) -> Void
  let scaleFactor: @convention(c) (Object) -> Int32
  let addTick: @convention(c) (Object, Tick, UnsafeMutableRawPointer?, Release?) -> UInt32
  let setCursor: @convention(c) (Object, UnsafePointer<CChar>?) -> Void
  let setParent: @convention(c) (Object, Object) -> Void
  let unparent: @convention(c) (Object) -> Void
  let insertAfter: @convention(c) (Object, Object, Object?) -> Void
  let addClass: @convention(c) (Object, UnsafePointer<CChar>) -> Void
  let clipboard: @convention(c) (Object) -> Object
  let frameTime: @convention(c) (Object) -> Int64

  // Events
  let dragNew: @convention(c) () -> Object
  let clickNew: @convention(c) () -> Object
  let setButton: @convention(c) (Object, UInt32) -> Void
  let motionNew: @convention(c) () -> Object
  let scrollNew: @convention(c) (UInt32) -> Object
  let scrollUnit: (@convention(c) (Object) -> UInt32)?
  let keyNew: @convention(c) () -> Object
  let focusNew: @convention(c) () -> Object
  let setPhase: @convention(c) (Object, UInt32) -> Void
  let eventState: @convention(c) (Object) -> UInt32
  let keyCharacter: @convention(c) (UInt32) -> UInt32

  // Fields
  let textType: @convention(c) () -> UInt
  let textSetPlaceholder: @convention(c) (Object, UnsafePointer<CChar>?) -> Void
  let textSetVisibility: @convention(c) (Object, Int32) -> Void
  let editableSetAlignment: @convention(c) (Object, Float) -> Void
  let cssNew: @convention(c) () -> Object
  let cssLoad: @convention(c) (Object, UnsafePointer<CChar>, Int) -> Void
  let cssAdd: @convention(c) (Object, Object, UInt32) -> Void
  let removeClass: @convention(c) (Object, UnsafePointer<CChar>) -> Void
  let display: @convention(c) () -> Object
  let editableText: @convention(c) (Object) -> UnsafePointer<CChar>
  let editableSetText: @convention(c) (Object, UnsafePointer<CChar>) -> Void
  let editableSetPosition: @convention(c) (Object, Int32) -> Void
  let textViewNew: @convention(c) () -> Object
  let textViewBuffer: @convention(c) (Object) -> Object
  let textViewSetWrap: @convention(c) (Object, Int32) -> Void
  let bufferSetText: @convention(c) (Object, UnsafePointer<CChar>, Int32) -> Void

  // Menus
  let popoverNew: @convention(c) () -> Object
  let popoverSetChild: @convention(c) (Object, Object) -> Void
  let popoverPoint: @convention(c) (Object, UnsafeRawPointer) -> Void
  let popoverOpen: @convention(c) (Object) -> Void
  let popoverClose: @convention(c) (Object) -> Void
  let popoverSetArrow: @convention(c) (Object, Int32) -> Void
  let boxNew: @convention(c) (Int32, Int32) -> Object
  let boxAppend: @convention(c) (Object, Object) -> Void
  let emptyButtonNew: @convention(c) () -> Object
  let buttonNew: @convention(c) (UnsafePointer<CChar>) -> Object

  // Dates and colors
  let calendarNew: @convention(c) () -> Object
  let calendarSelect: @convention(c) (Object, Object) -> Void
  let calendarDate: @convention(c) (Object) -> Object?
  let dateNew: @convention(c) (Int32, Int32, Int32, Int32, Int32, Double) -> Object?
  let dateParts:
    @convention(c) (
      Object, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Void
  let dateRelease: @convention(c) (Object) -> Void
  let spinNew: @convention(c) (Double, Double, Double) -> Object
  let spinSet: @convention(c) (Object, Double) -> Void
  let spinValue: @convention(c) (Object) -> Double
  let spinSetWraps: @convention(c) (Object, Int32) -> Void
  let colorsNew: @convention(c) () -> Object
  let colorsSet: @convention(c) (Object, UnsafeRawPointer) -> Void
  let colorsGet: @convention(c) (Object, UnsafeMutableRawPointer) -> Void
  let colorsSetOpacity: @convention(c) (Object, Int32) -> Void

  // Files
  let fileDialogNew:
    @convention(c) (
      UnsafePointer<CChar>, Object, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?
    ) -> Object
  let fileSetSelectsSeveral: @convention(c) (Object, Int32) -> Void
  let fileSetName: @convention(c) (Object, UnsafePointer<CChar>) -> Void
  let fileAddFilter: @convention(c) (Object, Object) -> Void
  let fileChosen: @convention(c) (Object) -> Object
  let filePath: @convention(c) (Object) -> UnsafeMutablePointer<CChar>?
  let filterNew: @convention(c) () -> Object
  let filterSetName: @convention(c) (Object, UnsafePointer<CChar>) -> Void
  let filterAddSuffix: @convention(c) (Object, UnsafePointer<CChar>) -> Void
  let filterAddType: @convention(c) (Object, UnsafePointer<CChar>) -> Void
  let dialogShow: @convention(c) (Object) -> Void
  let listCount: @convention(c) (Object) -> UInt32
  let listItem: @convention(c) (Object, UInt32) -> Object?

  // The clipboard
  let clipboardSetText: @convention(c) (Object, UnsafePointer<CChar>) -> Void
  let clipboardRead: @convention(c) (Object, Object?, Ready, UnsafeMutableRawPointer?) -> Void
  let clipboardFinish:
    @convention(c) (Object, Object, UnsafeMutableRawPointer?) -> UnsafeMutablePointer<CChar>?

  // Accessibility
  let switchNew: @convention(c) () -> Object
  let switchSetActive: @convention(c) (Object, Int32) -> Void
  let switchIsActive: @convention(c) (Object) -> Int32
  let labelNew: @convention(c) (UnsafePointer<CChar>?) -> Object
  let labelSetText: @convention(c) (Object, UnsafePointer<CChar>) -> Void
  let labelType: @convention(c) () -> UInt
  let areaType: @convention(c) () -> UInt
  let accessibleUpdate:
    @convention(c) (Object, Int32, UnsafePointer<Int32>, UnsafeRawPointer) -> Void
  let accessibleRole: @convention(c) () -> UInt
  let accessibleProperty: @convention(c) () -> UInt
  let classReference: @convention(c) (UInt) -> UnsafeMutableRawPointer?
  let enumValue:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>) -> UnsafeRawPointer?

  // Objects
  let new:
    @convention(c) (UInt, UInt32, UnsafeMutablePointer<UnsafePointer<CChar>?>?, UnsafeRawPointer?)
      -> Object
  let connectData:
    @convention(c) (
      Object, UnsafePointer<CChar>, OpaquePointer, UnsafeMutableRawPointer?, ReleaseClosure?, UInt32
    ) -> UInt
  let getProperty: @convention(c) (Object, UnsafePointer<CChar>, UnsafeMutableRawPointer) -> Void
  let setProperty: @convention(c) (Object, UnsafePointer<CChar>, UnsafeRawPointer) -> Void
  let valueInit: @convention(c) (UnsafeMutableRawPointer, UInt) -> Void
  let valueUnset: @convention(c) (UnsafeMutableRawPointer) -> Void
  let valueSetString: @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>?) -> Void
  let valueSetEnum: @convention(c) (UnsafeMutableRawPointer, Int32) -> Void
  let valueSetDouble: @convention(c) (UnsafeMutableRawPointer, Double) -> Void
  let valueString: @convention(c) (UnsafeRawPointer) -> UnsafePointer<CChar>?
  let valueBoolean: @convention(c) (UnsafeRawPointer) -> Int32
  let release: @convention(c) (Object) -> Void
  let free: @convention(c) (UnsafeMutableRawPointer?) -> Void
  let setProgramName: @convention(c) (UnsafePointer<CChar>) -> Void
  let settings: @convention(c) () -> Object?
  let schemaSource: @convention(c) () -> Object?
  let schemaLookup: @convention(c) (Object, UnsafePointer<CChar>, Int32) -> Object?
  let schemaHasKey: @convention(c) (Object, UnsafePointer<CChar>) -> Int32
  let settingsNew: @convention(c) (UnsafePointer<CChar>) -> Object
  let settingsString: @convention(c) (Object, UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?

  // The loop
  let addDescriptor:
    @convention(c) (Int32, UInt32, DescriptorSource, UnsafeMutableRawPointer?) -> UInt32
  let addTimeout: @convention(c) (UInt32, Source, UnsafeMutableRawPointer?) -> UInt32
  let addIdle: @convention(c) (Source, UnsafeMutableRawPointer?) -> UInt32
  let removeSource: @convention(c) (UInt32) -> Int32
  let iterate: @convention(c) (Object?, Int32) -> Int32

  struct Rectangle {
    var x, y, width, height: Int32
  }

  /// A `GValue`.
  struct Value {
    var type: UInt = 0
    var data: (UInt64, UInt64) = (0, 0)
  }

  /// The fundamental types of values.
  enum Fundamental {
    static let boolean: UInt = 5 << 2
    static let int: UInt = 6 << 2
    static let double: UInt = 15 << 2
    static let string: UInt = 16 << 2
  }

  private init(_ handle: UnsafeMutableRawPointer) throws {
    func function<F>(_ name: String) throws -> F {
      guard let address = dlsym(handle, name) else {
        throw Missing(
          description: "the host desktop needs GTK 4.8 or later, and this one has no '\(name)'")
      }
      return unsafeBitCast(address, to: F.self)
    }
    initialize = try function("gtk_init_check")
    windowNew = try function("gtk_window_new")
    windowSetTitle = try function("gtk_window_set_title")
    windowSetDefaultSize = try function("gtk_window_set_default_size")
    windowSetChild = try function("gtk_window_set_child")
    windowPresent = try function("gtk_window_present")
    windowDestroy = try function("gtk_window_destroy")
    windowIsActive = try function("gtk_window_is_active")
    overlayNew = try function("gtk_overlay_new")
    overlaySetChild = try function("gtk_overlay_set_child")
    overlayAdd = try function("gtk_overlay_add_overlay")
    overlayRemove = try function("gtk_overlay_remove_overlay")
    areaNew = try function("gtk_drawing_area_new")
    areaSetDraw = try function("gtk_drawing_area_set_draw_func")
    showURL = try function("gtk_show_uri")
    queueDraw = try function("gtk_widget_queue_draw")
    queueAllocate = try function("gtk_widget_queue_allocate")
    setFocusable = try function("gtk_widget_set_focusable")
    setTargetable = try function("gtk_widget_set_can_target")
    setSensitive = try function("gtk_widget_set_sensitive")
    setOpacity = try function("gtk_widget_set_opacity")
    setVisible = try function("gtk_widget_set_visible")
    grabFocus = try function("gtk_widget_grab_focus")
    hasFocus = try function("gtk_widget_has_focus")
    addController = try function("gtk_widget_add_controller")
    scaleFactor = try function("gtk_widget_get_scale_factor")
    addTick = try function("gtk_widget_add_tick_callback")
    setCursor = try function("gtk_widget_set_cursor_from_name")
    setParent = try function("gtk_widget_set_parent")
    unparent = try function("gtk_widget_unparent")
    insertAfter = try function("gtk_widget_insert_after")
    addClass = try function("gtk_widget_add_css_class")
    clipboard = try function("gtk_widget_get_clipboard")
    frameTime = try function("gdk_frame_clock_get_frame_time")
    dragNew = try function("gtk_gesture_drag_new")
    clickNew = try function("gtk_gesture_click_new")
    setButton = try function("gtk_gesture_single_set_button")
    motionNew = try function("gtk_event_controller_motion_new")
    scrollNew = try function("gtk_event_controller_scroll_new")
    scrollUnit = try? function("gtk_event_controller_scroll_get_unit")
    keyNew = try function("gtk_event_controller_key_new")
    focusNew = try function("gtk_event_controller_focus_new")
    setPhase = try function("gtk_event_controller_set_propagation_phase")
    eventState = try function("gtk_event_controller_get_current_event_state")
    keyCharacter = try function("gdk_keyval_to_unicode")
    textType = try function("gtk_text_get_type")
    textSetPlaceholder = try function("gtk_text_set_placeholder_text")
    textSetVisibility = try function("gtk_text_set_visibility")
    editableSetAlignment = try function("gtk_editable_set_alignment")
    cssNew = try function("gtk_css_provider_new")
    cssLoad = try function("gtk_css_provider_load_from_data")
    cssAdd = try function("gtk_style_context_add_provider_for_display")
    removeClass = try function("gtk_widget_remove_css_class")
    display = try function("gdk_display_get_default")
    editableText = try function("gtk_editable_get_text")
    editableSetText = try function("gtk_editable_set_text")
    editableSetPosition = try function("gtk_editable_set_position")
    textViewNew = try function("gtk_text_view_new")
    textViewBuffer = try function("gtk_text_view_get_buffer")
    textViewSetWrap = try function("gtk_text_view_set_wrap_mode")
    bufferSetText = try function("gtk_text_buffer_set_text")
    popoverNew = try function("gtk_popover_new")
    popoverSetChild = try function("gtk_popover_set_child")
    popoverPoint = try function("gtk_popover_set_pointing_to")
    popoverOpen = try function("gtk_popover_popup")
    popoverClose = try function("gtk_popover_popdown")
    popoverSetArrow = try function("gtk_popover_set_has_arrow")
    boxNew = try function("gtk_box_new")
    boxAppend = try function("gtk_box_append")
    emptyButtonNew = try function("gtk_button_new")
    buttonNew = try function("gtk_button_new_with_label")
    calendarNew = try function("gtk_calendar_new")
    calendarSelect = try function("gtk_calendar_select_day")
    calendarDate = try function("gtk_calendar_get_date")
    dateNew = try function("g_date_time_new_local")
    dateParts = try function("g_date_time_get_ymd")
    dateRelease = try function("g_date_time_unref")
    spinNew = try function("gtk_spin_button_new_with_range")
    spinSet = try function("gtk_spin_button_set_value")
    spinValue = try function("gtk_spin_button_get_value")
    spinSetWraps = try function("gtk_spin_button_set_wrap")
    colorsNew = try function("gtk_color_chooser_widget_new")
    colorsSet = try function("gtk_color_chooser_set_rgba")
    colorsGet = try function("gtk_color_chooser_get_rgba")
    colorsSetOpacity = try function("gtk_color_chooser_set_use_alpha")
    fileDialogNew = try function("gtk_file_chooser_native_new")
    fileSetSelectsSeveral = try function("gtk_file_chooser_set_select_multiple")
    fileSetName = try function("gtk_file_chooser_set_current_name")
    fileAddFilter = try function("gtk_file_chooser_add_filter")
    fileChosen = try function("gtk_file_chooser_get_files")
    filePath = try function("g_file_get_path")
    filterNew = try function("gtk_file_filter_new")
    filterSetName = try function("gtk_file_filter_set_name")
    filterAddSuffix = try function("gtk_file_filter_add_suffix")
    filterAddType = try function("gtk_file_filter_add_mime_type")
    dialogShow = try function("gtk_native_dialog_show")
    listCount = try function("g_list_model_get_n_items")
    listItem = try function("g_list_model_get_item")
    clipboardSetText = try function("gdk_clipboard_set_text")
    clipboardRead = try function("gdk_clipboard_read_text_async")
    clipboardFinish = try function("gdk_clipboard_read_text_finish")
    switchNew = try function("gtk_switch_new")
    switchSetActive = try function("gtk_switch_set_active")
    switchIsActive = try function("gtk_switch_get_active")
    labelNew = try function("gtk_label_new")
    labelSetText = try function("gtk_label_set_text")
    labelType = try function("gtk_label_get_type")
    areaType = try function("gtk_drawing_area_get_type")
    accessibleUpdate = try function("gtk_accessible_update_property_value")
    accessibleRole = try function("gtk_accessible_role_get_type")
    accessibleProperty = try function("gtk_accessible_property_get_type")
    classReference = try function("g_type_class_ref")
    enumValue = try function("g_enum_get_value_by_nick")
    new = try function("g_object_new_with_properties")
    connectData = try function("g_signal_connect_data")
    getProperty = try function("g_object_get_property")
    setProperty = try function("g_object_set_property")
    valueInit = try function("g_value_init")
    valueUnset = try function("g_value_unset")
    valueSetString = try function("g_value_set_string")
    valueSetEnum = try function("g_value_set_enum")
    valueSetDouble = try function("g_value_set_double")
    valueString = try function("g_value_get_string")
    valueBoolean = try function("g_value_get_boolean")
    release = try function("g_object_unref")
    free = try function("g_free")
    setProgramName = try function("g_set_prgname")
    settings = try function("gtk_settings_get_default")
    schemaSource = try function("g_settings_schema_source_get_default")
    schemaLookup = try function("g_settings_schema_source_lookup")
    schemaHasKey = try function("g_settings_schema_has_key")
    settingsNew = try function("g_settings_new")
    settingsString = try function("g_settings_get_string")
    addDescriptor = try function("g_unix_fd_add")
    addTimeout = try function("g_timeout_add")
    addIdle = try function("g_idle_add")
    removeSource = try function("g_source_remove")
    iterate = try function("g_main_context_iteration")
  }

  // MARK: Values

  func boolean(_ object: Object, _ name: String) -> Bool {
    var value = Value()
    valueInit(&value, Fundamental.boolean)
    defer { valueUnset(&value) }
    getProperty(object, name, &value)
    return valueBoolean(&value) != 0
  }

  func string(_ object: Object, _ name: String) -> String {
    var value = Value()
    valueInit(&value, Fundamental.string)
    defer { valueUnset(&value) }
    getProperty(object, name, &value)
    return valueString(&value).map { String(cString: $0) } ?? ""
  }
}
