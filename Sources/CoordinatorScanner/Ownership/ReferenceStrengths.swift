/// How properties refer to their objects, and how to make a reference weak.
struct ReferenceStrengths {
  let code: ProgramCode

  private var program: Program { code.program }

  /// Whether a property surely keeps its object. A wrapper whose source is absent may be weak.
  func isStrong(_ property: Property) -> Bool {
    property.fact.hold == .strong && property.fact.attributes.allSatisfy { isStrong($0, in: property.scope) }
  }

  private func isStrong(_ wrapper: String, in scope: Scope) -> Bool {
    guard wrapper.first?.isUppercase == true, !Self.keeping.contains(wrapper) else { return true }
    guard let type = program.resolve(Name(wrapper), in: scope) else { return false }
    return program[type].properties.allSatisfy { $0.fact.hold == .strong }
  }

  /// Attributes of the system that keep their value.
  private static let keeping: Set = [
    "Published", "State", "StateObject", "ObservedObject", "Bindable", "IBOutlet", "IBInspectable",
    "MainActor",
    "Atomic",
  ]

  /// How to make a property weak. Swift allows it only where the type of the property is a class or is bound to classes.
  func weakening(_ property: Property) -> ReferenceFix {
    let name = property.fact.name
    guard let reference = property.fact.type else { return ReferenceFix("make `\(name)` weak") }
    let parts = program.parts(of: reference.unwrapped, in: property.scope)
    // Only an optional variable can be weak.
    let isFixed = property.fact.isConstant || reference == reference.unwrapped
    let words = isFixed ? "make it a `weak var` of type `\(reference.unwrapped)?`" : "make `\(name)` weak"
    let loose = parts.compactMap(\.source).filter { !isBoundToClasses($0) }
    if parts.count == 1, let unbound = loose.first {
      return ReferenceFix("\(words), and let \(code.name(unbound)) inherit from AnyObject")
    }
    return ReferenceFix(words, isFixed || !loose.isEmpty ? nil : .weaken(property: name.text))
  }

  private func isBoundToClasses(_ type: TypeID) -> Bool {
    guard program[type].isProtocol else { return true }
    let above = [type] + program.ancestors(of: type).map(\.type)
    return above.contains { ancestor in
      !program[ancestor].isProtocol
        || program[ancestor].inherited.contains { inheritance in
          guard let name = inheritance.type.name else { return false }
          return ["AnyObject", "class", "NSObjectProtocol"].contains(name) || name.hasPrefix(UIKit.prefix)
        }
    }
  }
}
