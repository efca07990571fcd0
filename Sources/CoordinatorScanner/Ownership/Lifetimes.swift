/// How long objects live, by the properties that have them.
struct Lifetimes {
  /// The classes whose objects only screens and child coordinators keep, such as view models. These objects go with their
  /// screens. A store that an app delegate or a container keeps, too, may live as long as the app.
  private(set) var models: Set<TypeID> = []
  /// The types whose objects only the app itself keeps, such as its first coordinator, or all code shares.
  private(set) var ofApp: Set<TypeID> = []

  /// - Parameter children: The types that coordinators keep.
  init(_ code: ProgramCode, children: Set<TypeID>) {
    let (program, screens) = (code.program, code.flow.classification)
    // `static let shared = Store()`
    let shared = code.properties.values.joined().filter { $0.fact.isStatic || $0.scope.type == nil }
    ofApp = Set(shared.compactMap { program.type(of: $0) })
    var below: Set<TypeID> = []
    var holders: [TypeID: Set<TypeID>] = [:]
    for (field, values) in code.flow.fields where field.objects == .all {
      let isOfApp = program.externals(of: field.type).contains {
        UIKit.appProtocols.contains($0.name.lastPart)
      }
      for case .object(let made) in values.flattened.all where program[made.type].isReference {
        if isOfApp { ofApp.insert(made.type) } else { below.insert(made.type) }
        holders[made.type, default: []].insert(field.type)
      }
    }
    for type in ofApp { holders[type] = nil }
    // What models keep goes with them, too.
    for _ in 0..<Self.deepest {
      let found = holders.filter { type, holders in
        let others = holders.filter { !screens.isScreen($0) && !models.contains($0) }
        return !models.contains(type) && others.count < holders.count && others.isSubset(of: children)
      }
      if found.isEmpty { break }
      models.formUnion(found.keys)
    }
    ofApp.subtract(below)
  }

  /// Objects this far below a screen count as models.
  private static let deepest = 8
}
