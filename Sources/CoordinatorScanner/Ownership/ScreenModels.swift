/// The classes whose objects only screens and child coordinators keep, such as view models. These objects go with their
/// screens. A store that an app delegate or a container keeps, too, may live as long as the app.
struct ScreenModels {
  private(set) var types: Set<TypeID> = []

  /// - Parameter children: The types that coordinators keep.
  init(_ code: ProgramCode, children: Set<TypeID>) {
    let screens = code.flow.classification
    // Objects that all code shares: `static let shared = Store()`.
    let shared = code.properties.values.joined().filter { $0.fact.isStatic || $0.scope.type == nil }
    var others = Set(shared.compactMap { code.program.type(of: $0) })
    for (field, values) in code.flow.fields {
      for case .object(let made) in values.flattened.all where code.program[made.type].isReference {
        if screens.isScreen(field.type) {
          types.insert(made.type)
        } else if !children.contains(field.type) {
          others.insert(made.type)
        }
      }
    }
    types.subtract(others)
  }
}
