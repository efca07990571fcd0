import CoordinatorDiagrams
import CoordinatorGraph

/// A picture whose parts all have a place, with its legend and its bounds.
struct PlacedPicture {
  let input: LayoutInput
  let options: DiagramOptions
  let shape: TreeShape
  let placement: Placement
  let legend: SVGLegend?
  let bounds: SVGBounds
  /// Half an inch in all, as DOT's default has it.
  private static let margin = 18.0

  init(_ input: LayoutInput, _ layout: TreeLayout, _ options: DiagramOptions) {
    (self.input, self.options, shape) = (input, options, layout.shape)
    let titleLines = options.title.map(DOTDefaults.titleLines) ?? []
    placement = TreePicture(input, layout).placement(titleLines: titleLines.count)
    let extent = PlacedExtent(placement)
    let hasAcross = Legend.hasAcross(input.drawing, placement, options)
    legend = extent.flatMap { extent in
      Legend(of: input.drawing, options: options, hasAcross: hasAcross).map { legend in
        SVGLegend(legend, at: extent.corner(for: legend.size))
      }
    }
    let title = placement.title.map { place in
      let width = titleLines.lazy.map(TextMetrics(fontSize: 18).width).max() ?? 0
      return PlacedExtent.Rectangle(around: [place], by: (width / 2, Double(titleLines.count + 1) * 10.8))
    }
    bounds = SVGBounds([extent?.whole, legend?.extent, title].compactMap { $0 }).grown(by: Self.margin)
  }

  /// How many pixels a point has where the picture fits its room.
  var scale: Double { input.room.scale(width: bounds.width, height: bounds.height) }
}
