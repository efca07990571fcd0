/// The colours of a picture's page, and of all in it that no theme gives a colour.
package struct Palette: Hashable, Sendable {
  /// Behind everything.
  package let page: String
  /// Letters.
  package let ink: String
  /// The lines that a picture is about.
  package let highlight: String
  /// The lines that make the tree.
  package let line: String
  /// The lines of the hierarchy that lead across the tree.
  package let across: String
  /// The lines of other relations, and the words on all lines.
  package let quiet: String
  /// Lines of which less is known than of others.
  package let pale: String
  /// The colours of a node without a style.
  package let plain: Theme.Colours
  /// The box of a module.
  package let module: Theme.Colours

  package static let light = Palette(
    page: "#ffffff",
    ink: "#1f2328",
    highlight: "#b3001b",
    line: "#3d444d",
    across: "#5b72b8",
    quiet: "#59636e",
    pale: "#818b98",
    plain: Theme.Colours(fill: "#ffffff", stroke: "#57606a", text: "#1f2328"),
    module: Theme.Colours(fill: "#f6f8fa", stroke: "#878f99", text: "#57606a")
  )

  package static let dark = Palette(
    page: "#0d1117",
    ink: "#e6edf3",
    highlight: "#ff7b83",
    line: "#c3ccd6",
    across: "#8fa3e0",
    quiet: "#9198a1",
    pale: "#6e7985",
    plain: Theme.Colours(fill: "#161b22", stroke: "#9198a1", text: "#e6edf3"),
    module: Theme.Colours(fill: "#151b23", stroke: "#6e7985", text: "#9198a1")
  )
}

extension Appearance {
  package var isDark: Bool { self == .dark }

  /// The colours of what has no style sheet.
  package var palette: Palette { isDark ? .dark : .light }
}

extension Theme.NodeStyle {
  /// The colours on pages of one kind.
  package func colours(isDark: Bool) -> Theme.Colours {
    // A node without dark colours stays light on a dark page, and so keeps dark letters.
    let light = Theme.Colours(fill: fill, stroke: stroke, text: text ?? Palette.light.ink)
    return isDark ? dark ?? light : light
  }
}
