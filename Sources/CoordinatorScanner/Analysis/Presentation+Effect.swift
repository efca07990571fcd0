extension Presentation {
  /// How an effect shows what it is given; nil where it does not.
  init?(_ effect: Effect) {
    switch effect.kind {
    case .calls(let name), .hands(let name):
      self.init(method: name)
      // `present(detail, style: .sheet)` is a sheet.
      if self == .present, effect.subject.all.contains(where: \.isSheetCase) { self = .sheet }
    case .sets(let name), .adds(let name): self.init(property: name)
    default: return nil
    }
  }
}

extension Effect {
  /// Whether it sets the first screen of a window, a controller or a coordinator.
  var setsRoot: Bool { kind == .sets("rootViewController") }

  /// Whether it puts something into a controller that contains others.
  var fillsContainer: Bool {
    switch kind {
    case .calls(let name), .hands(let name): UIKit.fillingMethods.contains(name)
    case .sets(let name), .adds(let name): name == UIKit.filledProperty
    default: false
    }
  }
}

extension AbstractValue {
  fileprivate var isSheetCase: Bool {
    if case .enumCase(let name, _) = self { Presentation.sheetCases.contains(name) } else { false }
  }
}
