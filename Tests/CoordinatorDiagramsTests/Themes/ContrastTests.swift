import CoordinatorGraph
import Testing

@testable import CoordinatorDiagrams

/// WCAG 2.1, AA: 4.5 for letters, 3 for the lines that one must see.
@Suite("Contrast")
struct ContrastTests {
  @Test("of black and white is 21, of a colour with itself 1")
  func scale() {
    #expect(abs(Contrast.ratio("#000", "#ffffff") - 21) < 0.001)
    #expect(abs(Contrast.ratio("#777777", "#ffffff") - 4.478) < 0.001)
    #expect(Contrast.ratio("#123456", "#123456") == 1)
  }

  @Test("of all nodes, in every theme, light and dark", arguments: Theme.all, [false, true])
  func nodes(theme: Theme, isDark: Bool) {
    let palette = isDark ? Palette.dark : .light
    let styles = Array(theme.roles.values) + Array(theme.kinds.values) + [theme.leaf].compactMap { $0 }
    for colours in styles.map({ $0.colours(isDark: isDark) }) + [palette.plain] {
      #expect(Contrast.ratio(colours.text, colours.fill) >= 4.5, "\(colours)")
      #expect(Contrast.ratio(colours.stroke, colours.fill) >= 3, "\(colours)")
      #expect(Contrast.ratio(colours.stroke, palette.page) >= 3, "\(colours)")
      #expect(Contrast.ratio(colours.stroke, palette.module.fill) >= 3, "\(colours)")
    }
  }

  @Test("of the page, its lines and its modules' boxes", arguments: [Palette.light, .dark])
  func page(palette: Palette) {
    #expect(Contrast.ratio(palette.ink, palette.page) >= 4.5)
    #expect(Contrast.ratio(palette.module.text, palette.module.fill) >= 4.5)
    for background in [palette.page, palette.module.fill] {
      #expect(Contrast.ratio(palette.quiet, background) >= 4.5)
      for line in [palette.line, palette.quiet, palette.pale, palette.module.stroke] {
        #expect(Contrast.ratio(line, background) >= 3, "\(line) on \(background)")
      }
    }
  }

  @Test("every part of the default theme has colours of its own, light and dark")
  func parts() {
    let kinds: [NodePart: Node.Kind] = [
      .screen: .screen, .container: .container, .dependency: .dependency, .service: .service,
      .module: .module,
    ]
    for isDark in [false, true] {
      let colours = NodePart.allCases.map { part in
        Theme.standard.style(of: part, kind: kinds[part] ?? .coordinator)?.colours(isDark: isDark)
      }
      #expect(Set(colours).count == NodePart.allCases.count)
      #expect(!colours.contains(nil))
    }
  }
}
