/// Cairo, which draws areas, lines and pixels.
struct CairoLibrary: @unchecked Sendable {
  let save: @convention(c) (OpaquePointer) -> Void
  let restore: @convention(c) (OpaquePointer) -> Void
  let pushGroup: @convention(c) (OpaquePointer) -> Void
  let popGroup: @convention(c) (OpaquePointer) -> OpaquePointer
  let popGroupToSource: @convention(c) (OpaquePointer) -> Void
  let translate: @convention(c) (OpaquePointer, Double, Double) -> Void
  let scale: @convention(c) (OpaquePointer, Double, Double) -> Void
  let transform: @convention(c) (OpaquePointer, UnsafeRawPointer) -> Void
  let getMatrix: @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Void
  let setMatrix: @convention(c) (OpaquePointer, UnsafeRawPointer) -> Void
  let moveTo: @convention(c) (OpaquePointer, Double, Double) -> Void
  let lineTo: @convention(c) (OpaquePointer, Double, Double) -> Void
  let curveTo:
    @convention(c) (OpaquePointer, Double, Double, Double, Double, Double, Double) -> Void
  let closePath: @convention(c) (OpaquePointer) -> Void
  let rectangle: @convention(c) (OpaquePointer, Double, Double, Double, Double) -> Void
  let clip: @convention(c) (OpaquePointer) -> Void
  let clipExtents:
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>,
      UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Void
  let fill: @convention(c) (OpaquePointer) -> Void
  let stroke: @convention(c) (OpaquePointer) -> Void
  let paint: @convention(c) (OpaquePointer) -> Void
  let paintWithAlpha: @convention(c) (OpaquePointer, Double) -> Void
  let mask: @convention(c) (OpaquePointer, OpaquePointer) -> Void
  let maskSurface: @convention(c) (OpaquePointer, OpaquePointer, Double, Double) -> Void
  let setSource: @convention(c) (OpaquePointer, OpaquePointer) -> Void
  let setSourceRgba: @convention(c) (OpaquePointer, Double, Double, Double, Double) -> Void
  let setSourceSurface: @convention(c) (OpaquePointer, OpaquePointer, Double, Double) -> Void
  let getSource: @convention(c) (OpaquePointer) -> OpaquePointer
  let setOperator: @convention(c) (OpaquePointer, CairoOperator.RawValue) -> Void
  let setFillRule: @convention(c) (OpaquePointer, Int32) -> Void
  let setLineWidth: @convention(c) (OpaquePointer, Double) -> Void
  let setLineCap: @convention(c) (OpaquePointer, Int32) -> Void
  let setLineJoin: @convention(c) (OpaquePointer, Int32) -> Void
  let setMiterLimit: @convention(c) (OpaquePointer, Double) -> Void
  let setDash: @convention(c) (OpaquePointer, UnsafePointer<Double>?, Int32, Double) -> Void
  let getGroupTarget: @convention(c) (OpaquePointer) -> OpaquePointer
  let create: @convention(c) (OpaquePointer) -> OpaquePointer?
  let destroy: @convention(c) (OpaquePointer) -> Void
  let showPage: @convention(c) (OpaquePointer) -> Void
  let patternCreateLinear: @convention(c) (Double, Double, Double, Double) -> OpaquePointer
  let patternCreateRadial:
    @convention(c) (Double, Double, Double, Double, Double, Double) -> OpaquePointer
  let patternCreateMesh: @convention(c) () -> OpaquePointer
  let patternAddColorStop:
    @convention(c) (OpaquePointer, Double, Double, Double, Double, Double) -> Void
  let patternSetMatrix: @convention(c) (OpaquePointer, UnsafeRawPointer) -> Void
  let patternSetExtend: @convention(c) (OpaquePointer, Int32) -> Void
  let patternSetFilter: @convention(c) (OpaquePointer, Int32) -> Void
  let patternDestroy: @convention(c) (OpaquePointer) -> Void
  let meshPatternBeginPatch: @convention(c) (OpaquePointer) -> Void
  let meshPatternEndPatch: @convention(c) (OpaquePointer) -> Void
  let meshPatternMoveTo: @convention(c) (OpaquePointer, Double, Double) -> Void
  let meshPatternLineTo: @convention(c) (OpaquePointer, Double, Double) -> Void
  let meshPatternSetCornerColor:
    @convention(c) (OpaquePointer, UInt32, Double, Double, Double, Double) -> Void
  let imageSurfaceCreate: @convention(c) (Int32, Int32, Int32) -> OpaquePointer
  let imageSurfaceGetData: @convention(c) (OpaquePointer) -> UnsafeMutablePointer<UInt8>?
  let imageSurfaceGetStride: @convention(c) (OpaquePointer) -> Int32
  let surfaceFlush: @convention(c) (OpaquePointer) -> Void
  let surfaceMarkDirty: @convention(c) (OpaquePointer) -> Void
  let surfaceFinish: @convention(c) (OpaquePointer) -> Void
  let surfaceDestroy: @convention(c) (OpaquePointer) -> Void
  let surfaceStatus: @convention(c) (OpaquePointer) -> Int32
  let surfaceGetType: @convention(c) (OpaquePointer) -> Int32
  let pdfSurfaceCreate:
    @convention(c) (CairoWrite, UnsafeMutableRawPointer?, Double, Double) -> OpaquePointer
  let svgSurfaceCreate:
    @convention(c) (CairoWrite, UnsafeMutableRawPointer?, Double, Double) -> OpaquePointer
  let fontOptionsCreate: @convention(c) () -> OpaquePointer
  let fontOptionsDestroy: @convention(c) (OpaquePointer) -> Void
  let fontOptionsSetAntialias: @convention(c) (OpaquePointer, Int32) -> Void
  let fontOptionsSetHintStyle: @convention(c) (OpaquePointer, Int32) -> Void
  let fontOptionsSetHintMetrics: @convention(c) (OpaquePointer, Int32) -> Void

  init() throws(MissingLibrary) {
    let find = try LibraryFunctions("libcairo.so.2", of: "libcairo2")
    save = try find("cairo_save")
    restore = try find("cairo_restore")
    pushGroup = try find("cairo_push_group")
    popGroup = try find("cairo_pop_group")
    popGroupToSource = try find("cairo_pop_group_to_source")
    translate = try find("cairo_translate")
    scale = try find("cairo_scale")
    transform = try find("cairo_transform")
    getMatrix = try find("cairo_get_matrix")
    setMatrix = try find("cairo_set_matrix")
    moveTo = try find("cairo_move_to")
    lineTo = try find("cairo_line_to")
    curveTo = try find("cairo_curve_to")
    closePath = try find("cairo_close_path")
    rectangle = try find("cairo_rectangle")
    clip = try find("cairo_clip")
    clipExtents = try find("cairo_clip_extents")
    fill = try find("cairo_fill")
    stroke = try find("cairo_stroke")
    paint = try find("cairo_paint")
    paintWithAlpha = try find("cairo_paint_with_alpha")
    mask = try find("cairo_mask")
    maskSurface = try find("cairo_mask_surface")
    setSource = try find("cairo_set_source")
    setSourceRgba = try find("cairo_set_source_rgba")
    setSourceSurface = try find("cairo_set_source_surface")
    getSource = try find("cairo_get_source")
    setOperator = try find("cairo_set_operator")
    setFillRule = try find("cairo_set_fill_rule")
    setLineWidth = try find("cairo_set_line_width")
    setLineCap = try find("cairo_set_line_cap")
    setLineJoin = try find("cairo_set_line_join")
    setMiterLimit = try find("cairo_set_miter_limit")
    setDash = try find("cairo_set_dash")
    getGroupTarget = try find("cairo_get_group_target")
    create = try find("cairo_create")
    destroy = try find("cairo_destroy")
    showPage = try find("cairo_show_page")
    patternCreateLinear = try find("cairo_pattern_create_linear")
    patternCreateRadial = try find("cairo_pattern_create_radial")
    patternCreateMesh = try find("cairo_pattern_create_mesh")
    patternAddColorStop = try find("cairo_pattern_add_color_stop_rgba")
    patternSetMatrix = try find("cairo_pattern_set_matrix")
    patternSetExtend = try find("cairo_pattern_set_extend")
    patternSetFilter = try find("cairo_pattern_set_filter")
    patternDestroy = try find("cairo_pattern_destroy")
    meshPatternBeginPatch = try find("cairo_mesh_pattern_begin_patch")
    meshPatternEndPatch = try find("cairo_mesh_pattern_end_patch")
    meshPatternMoveTo = try find("cairo_mesh_pattern_move_to")
    meshPatternLineTo = try find("cairo_mesh_pattern_line_to")
    meshPatternSetCornerColor = try find("cairo_mesh_pattern_set_corner_color_rgba")
    imageSurfaceCreate = try find("cairo_image_surface_create")
    imageSurfaceGetData = try find("cairo_image_surface_get_data")
    imageSurfaceGetStride = try find("cairo_image_surface_get_stride")
    surfaceFlush = try find("cairo_surface_flush")
    surfaceMarkDirty = try find("cairo_surface_mark_dirty")
    surfaceFinish = try find("cairo_surface_finish")
    surfaceDestroy = try find("cairo_surface_destroy")
    surfaceStatus = try find("cairo_surface_status")
    surfaceGetType = try find("cairo_surface_get_type")
    pdfSurfaceCreate = try find("cairo_pdf_surface_create_for_stream")
    svgSurfaceCreate = try find("cairo_svg_surface_create_for_stream")
    fontOptionsCreate = try find("cairo_font_options_create")
    fontOptionsDestroy = try find("cairo_font_options_destroy")
    fontOptionsSetAntialias = try find("cairo_font_options_set_antialias")
    fontOptionsSetHintStyle = try find("cairo_font_options_set_hint_style")
    fontOptionsSetHintMetrics = try find("cairo_font_options_set_hint_metrics")
  }
}

/// Receives the bytes of a document that Cairo writes, and returns zero.
typealias CairoWrite =
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> Int32

/// The fields of `cairo_matrix_t`: x' = xx x + xy y + x0, y' = yx x + yy y + y0.
struct CairoMatrix {
  var xx = 1.0, yx = 0.0, xy = 0.0, yy = 1.0, x0 = 0.0, y0 = 0.0

  /// The factor by which lengths grow.
  var magnitude: Double { (xx * yy - xy * yx).magnitude.squareRoot() }

  func applied(to x: Double, _ y: Double) -> (x: Double, y: Double) {
    (xx * x + xy * y + x0, yx * x + yy * y + y0)
  }
}

/// The ways to combine paint with the picture below it.
enum CairoOperator: Int32 {
  case source = 1
  case over
  case destinationIn = 8
  case destinationOut
  case add = 12
  case multiply = 14
  case screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight
  case difference, exclusion, hue, saturation, color, luminosity
}

/// The numbers of Cairo's other enumerations.
enum CairoFormat {
  static let colors: Int32 = 0
  static let opacity: Int32 = 2
}

enum CairoExtend {
  static let none: Int32 = 0
  static let `repeat`: Int32 = 1
  static let pad: Int32 = 3
}

enum CairoFilter {
  static let good: Int32 = 1
  static let nearest: Int32 = 3
}

enum CairoSurfaceType {
  static let image: Int32 = 0
}
