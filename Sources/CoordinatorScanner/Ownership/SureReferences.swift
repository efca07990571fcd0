/// Leaves out references that are only possible. Code of a base class makes a helper for each class below, as in
/// `var trigger: Trigger { Trigger(self) }`. The helper of one class refers to no object of another.
struct SureReferences {
  private let code: ProgramCode
  /// The methods that set each reference.
  private let methods: [StrongReference: Set<SummaryKey>]

  private struct Slot: Hashable {
    let object: OwnedObject
    let property: String

    init(_ reference: StrongReference) { (object, property) = (reference.from, reference.property) }
  }

  init(_ code: ProgramCode, _ methods: [StrongReference: Set<SummaryKey>]) {
    (self.code, self.methods) = (code, methods)
  }

  /// The references that are sure: the only one of a property, or one of which a method sets both sides, as
  /// `helper = Helper(owner: self)`.
  func among(_ all: [StrongReference]) -> [StrongReference] {
    var kept: [Slot: Set<Int>] = [:]
    for reference in all where mayVary(reference) {
      kept[Slot(reference), default: []].insert(reference.to.type)
    }
    let holding = Dictionary(grouping: all.filter { $0.from.site == nil }, by: \.to)
    return all.filter { reference in
      guard mayVary(reference), kept[Slot(reference)]?.count ?? 0 > 1 else { return true }
      let setters = methods[reference] ?? []
      return (holding[reference.from] ?? []).contains { holder in
        holder.from.type == reference.to.type && !setters.isDisjoint(with: methods[holder] ?? [])
      }
    }
  }

  /// Whether a property may keep another object for each caller. A coordinator has its parents one after the other.
  private func mayVary(_ reference: StrongReference) -> Bool {
    reference.kind == .property && reference.from.site != nil
      && code.isHelper(TypeID(index: reference.from.type))
  }
}
