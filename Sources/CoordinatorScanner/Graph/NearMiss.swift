/// A type that looks like a coordinator, but is not one.
public struct NearMiss: Hashable, Sendable {
  /// The name of the type.
  public let name: String
  /// Its place, and the rule that it does not meet.
  public let explanation: String
  /// Whether it is a view of SwiftUI.
  public let isView: Bool
}

extension ScannedProgram {
  /// Whether a type of the program is a coordinator.
  public var hasCoordinators: Bool { !drawing.coordinators.isEmpty }

  /// The types that look most like coordinators without being one, the most similar first.
  ///
  /// - Parameter limit: The maximum number of types.
  public func nearMisses(atMost limit: Int) -> [NearMiss] {
    let similar = program.typeIDs.filter { type in
      !drawing.coordinators.contains(type) && !classification.isTestDouble(type) && likeness(of: type) > 0
    }
    let nearest = similar.sorted {
      (likeness(of: $1), program[$0].name.text) < (likeness(of: $0), program[$1].name.text)
    }
    return nearest.prefix(limit).map { type in
      let lines = TypeExplanation(drawing: drawing, type: type).text.split(separator: "\n")
      return NearMiss(
        name: program[type].name.text,
        explanation: lines.first.map(String.init) ?? "",
        isView: program.inherits(type, from: SwiftUI.view)
      )
    }
  }

  /// How much the name of a type is like that of a coordinator; 0 for any other name.
  private func likeness(of type: TypeID) -> Int {
    let name = program[type].name
    if CoordinatorNaming.endsInCoordinating(name) { return 3 }
    if CoordinatorNaming.isCoordinating(name) { return 2 }
    return CoordinatorNaming.isRouting(name) ? 1 : 0
  }
}
