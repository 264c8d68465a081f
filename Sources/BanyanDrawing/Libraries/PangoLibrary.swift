/// Pango, which shapes text and breaks it into lines, and Fontconfig, which finds its typefaces.
struct PangoLibrary: @unchecked Sendable {
  let makeFontMap: @convention(c) (Int32) -> OpaquePointer?
  let makeContext: @convention(c) (OpaquePointer) -> OpaquePointer
  let setFontOptions: @convention(c) (OpaquePointer, OpaquePointer) -> Void
  let showLine: @convention(c) (OpaquePointer, OpaquePointer) -> Void
  let setConfiguration: @convention(c) (OpaquePointer, OpaquePointer) -> Void
  let roundGlyphPositions: @convention(c) (OpaquePointer, Int32) -> Void
  let setBaseDirection: @convention(c) (OpaquePointer, Int32) -> Void
  let setLanguage: @convention(c) (OpaquePointer, OpaquePointer) -> Void
  let language: @convention(c) (UnsafePointer<CChar>) -> OpaquePointer
  let metrics: @convention(c) (OpaquePointer, OpaquePointer, OpaquePointer?) -> OpaquePointer
  let releaseMetrics: @convention(c) (OpaquePointer) -> Void
  let ascent: @convention(c) (OpaquePointer) -> Int32
  let descent: @convention(c) (OpaquePointer) -> Int32
  let underlinePosition: @convention(c) (OpaquePointer) -> Int32
  let underlineThickness: @convention(c) (OpaquePointer) -> Int32
  let strikethroughPosition: @convention(c) (OpaquePointer) -> Int32
  let makeDescription: @convention(c) () -> OpaquePointer
  let releaseDescription: @convention(c) (OpaquePointer) -> Void
  let setFamily: @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Void
  let setWeight: @convention(c) (OpaquePointer, Int32) -> Void
  let setSlant: @convention(c) (OpaquePointer, Int32) -> Void
  let setSize: @convention(c) (OpaquePointer, Double) -> Void
  let makeLayout: @convention(c) (OpaquePointer) -> OpaquePointer
  let setText: @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> Void
  let setAttributes: @convention(c) (OpaquePointer, OpaquePointer?) -> Void
  let setDescription: @convention(c) (OpaquePointer, OpaquePointer) -> Void
  let setWidth: @convention(c) (OpaquePointer, Int32) -> Void
  let setWrap: @convention(c) (OpaquePointer, Int32) -> Void
  let setEllipsize: @convention(c) (OpaquePointer, Int32) -> Void
  let setAutoDirection: @convention(c) (OpaquePointer, Int32) -> Void
  let setHeight: @convention(c) (OpaquePointer, Int32) -> Void
  let lineCount: @convention(c) (OpaquePointer) -> Int32
  let line: @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
  let lineExtents:
    @convention(c) (OpaquePointer, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
  let ranges:
    @convention(c) (
      OpaquePointer, Int32, Int32, UnsafeMutablePointer<UnsafeMutablePointer<Int32>?>,
      UnsafeMutablePointer<Int32>
    ) -> Void
  let letterAttributes:
    @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>) -> UnsafePointer<UInt32>?
  let makeAttributes: @convention(c) () -> OpaquePointer
  let releaseAttributes: @convention(c) (OpaquePointer) -> Void
  let insert: @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Void
  let fontAttribute: @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer
  let spacingAttribute: @convention(c) (Int32) -> UnsafeMutableRawPointer
  let featuresAttribute: @convention(c) (UnsafePointer<CChar>) -> UnsafeMutableRawPointer
  let riseAttribute: @convention(c) (Int32) -> UnsafeMutableRawPointer
  let colorAttribute: @convention(c) (UInt16, UInt16, UInt16) -> UnsafeMutableRawPointer
  let opacityAttribute: @convention(c) (UInt16) -> UnsafeMutableRawPointer
  let shapeAttribute: @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeMutableRawPointer
  let release: @convention(c) (UnsafeMutableRawPointer) -> Void
  let free: @convention(c) (UnsafeMutableRawPointer?) -> Void
  let makeConfiguration: @convention(c) () -> OpaquePointer?
  let parse: @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> Int32
  let buildFonts: @convention(c) (OpaquePointer) -> Int32
  let addFont: @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32

  init() throws(MissingLibrary) {
    let find = try LibraryFunctions("libpango-1.0.so.0", of: "libpangocairo-1.0-0")
    let findCairo = try LibraryFunctions("libpangocairo-1.0.so.0", of: "libpangocairo-1.0-0")
    let findFreeType = try LibraryFunctions("libpangoft2-1.0.so.0", of: "libpangoft2-1.0-0")
    let findObject = try LibraryFunctions("libgobject-2.0.so.0", of: "libglib2.0-0")
    let findGLib = try LibraryFunctions("libglib-2.0.so.0", of: "libglib2.0-0")
    let findFonts = try LibraryFunctions("libfontconfig.so.1", of: "libfontconfig1")
    makeFontMap = try findCairo("pango_cairo_font_map_new_for_font_type")
    makeContext = try find("pango_font_map_create_context")
    setFontOptions = try findCairo("pango_cairo_context_set_font_options")
    showLine = try findCairo("pango_cairo_show_layout_line")
    setConfiguration = try findFreeType("pango_fc_font_map_set_config")
    roundGlyphPositions = try find("pango_context_set_round_glyph_positions")
    setBaseDirection = try find("pango_context_set_base_dir")
    setLanguage = try find("pango_context_set_language")
    language = try find("pango_language_from_string")
    metrics = try find("pango_context_get_metrics")
    releaseMetrics = try find("pango_font_metrics_unref")
    ascent = try find("pango_font_metrics_get_ascent")
    descent = try find("pango_font_metrics_get_descent")
    underlinePosition = try find("pango_font_metrics_get_underline_position")
    underlineThickness = try find("pango_font_metrics_get_underline_thickness")
    strikethroughPosition = try find("pango_font_metrics_get_strikethrough_position")
    makeDescription = try find("pango_font_description_new")
    releaseDescription = try find("pango_font_description_free")
    setFamily = try find("pango_font_description_set_family")
    setWeight = try find("pango_font_description_set_weight")
    setSlant = try find("pango_font_description_set_style")
    setSize = try find("pango_font_description_set_absolute_size")
    makeLayout = try find("pango_layout_new")
    setText = try find("pango_layout_set_text")
    setAttributes = try find("pango_layout_set_attributes")
    setDescription = try find("pango_layout_set_font_description")
    setWidth = try find("pango_layout_set_width")
    setWrap = try find("pango_layout_set_wrap")
    setEllipsize = try find("pango_layout_set_ellipsize")
    setAutoDirection = try find("pango_layout_set_auto_dir")
    setHeight = try find("pango_layout_set_height")
    lineCount = try find("pango_layout_get_line_count")
    line = try find("pango_layout_get_line_readonly")
    lineExtents = try find("pango_layout_line_get_extents")
    ranges = try find("pango_layout_line_get_x_ranges")
    letterAttributes = try find("pango_layout_get_log_attrs_readonly")
    makeAttributes = try find("pango_attr_list_new")
    releaseAttributes = try find("pango_attr_list_unref")
    insert = try find("pango_attr_list_insert")
    fontAttribute = try find("pango_attr_font_desc_new")
    spacingAttribute = try find("pango_attr_letter_spacing_new")
    featuresAttribute = try find("pango_attr_font_features_new")
    riseAttribute = try find("pango_attr_rise_new")
    colorAttribute = try find("pango_attr_foreground_new")
    opacityAttribute = try find("pango_attr_foreground_alpha_new")
    shapeAttribute = try find("pango_attr_shape_new")
    release = try findObject("g_object_unref")
    free = try findGLib("g_free")
    makeConfiguration = try findFonts("FcConfigCreate")
    parse = try findFonts("FcConfigParseAndLoadFromMemory")
    buildFonts = try findFonts("FcConfigBuildFonts")
    addFont = try findFonts("FcConfigAppFontAddFile")
  }
}

struct PangoRectangle {
  var x: Int32 = 0, y: Int32 = 0, width: Int32 = 0, height: Int32 = 0
}

/// Lengths of Pango, of which a point has 1024.
enum PangoUnits {
  static func count(_ points: Double) -> Int32 {
    Int32(min(max((points * 1024).rounded(), -1e9), 1e9))
  }

  static func points(_ count: Int32) -> Double { Double(count) / 1024 }
}
