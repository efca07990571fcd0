extension Presentation {
  /// How an effect shows what it is given; nil where it does not.
  init?(_ effect: Effect) {
    switch effect.kind {
    case .calls(let name), .hands(let name):
      self.init(method: name)
      // `present(detail, style: .sheet)` is a sheet.
      if self == .present, effect.subject.all.contains(where: \.isSheetCase) { self = .sheet }
    case .sets(let name), .adds(let name):
      guard UIKit.contentProperties.contains(name) else { return nil }
      self = .root
    default: return nil
    }
  }
}

extension AbstractValue {
  fileprivate var isSheetCase: Bool {
    if case .enumCase(_, let name, _) = self { Presentation.sheetCases.contains(name) } else { false }
  }
}
