/// The classes whose objects only screens and child coordinators keep, such as view models. These objects go with their
/// screens. A store that an app delegate or a container keeps, too, may live as long as the app.
struct ScreenModels {
  private(set) var types: Set<TypeID> = []

  /// - Parameter children: The types that coordinators keep.
  init(_ code: ProgramCode, children: Set<TypeID>) {
    let screens = code.flow.classification
    var others: Set<TypeID> = []
    for (field, values) in code.flow.fields {
      let isStatic = code.program.property(field.name, on: field.type)?.fact.isStatic ?? false
      for case .object(let made) in values.flattened.all where code.program[made.type].isReference {
        if screens.isScreen(field.type), !isStatic {
          types.insert(made.type)
        } else if isStatic || !children.contains(field.type) {
          others.insert(made.type)
        }
      }
    }
    types.subtract(others)
  }
}
