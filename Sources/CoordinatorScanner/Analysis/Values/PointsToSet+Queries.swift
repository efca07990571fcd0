/// Queries on the values of a set, and on what lists, tuples and closures among them hold.
extension PointsToSet {
  /// The types of the objects, in lists too.
  var types: [TypeID] {
    all.isEmpty ? [] : flattened.all.compactMap(\.knownType)
  }

  /// The types of the objects, and the types that are themselves values: `Home` of `drop(Home.self)`.
  var namedTypes: [TypeID] { flattened.all.compactMap(\.namedType) }

  /// The values, with lists, tuples and cases replaced by what they hold.
  var flattened: PointsToSet {
    all.contains(where: \.isCollection) ? replacing(\.isCollection) : self
  }

  /// The values, at all levels, with those of a kind replaced by their parts.
  func replacing(_ isMeant: (AbstractValue) -> Bool) -> PointsToSet {
    var (found, open) = (PointsToSet(), Array(all.reversed()))
    while let value = open.popLast() {
      if isMeant(value) {
        for part in value.parts.reversed() { open += part.all.reversed() }
      } else {
        found.insert(value)
      }
    }
    return found
  }

  /// The values where all are cases of enums, over which a callee may switch; else none. A case of which only the caller
  /// knows a part is without its parts.
  var knownCases: PointsToSet {
    guard all.allSatisfy(\.isCase) else { return [] }
    return PointsToSet(all.map { $0.isOpen ? $0.holding { _ in [] } : $0 })
  }

  /// What the closures return.
  var called: PointsToSet {
    flatMap { value in
      if case .callable(let result) = value { result } else { [] }
    }
  }

  /// The elements of the lists.
  var elements: PointsToSet {
    flatMap { value in
      if case .elements(let inner) = value { inner } else { [] }
    }
  }

  /// The values, with lists replaced by their elements.
  var spread: PointsToSet {
    flatMap { value in
      if case .elements(let inner) = value { inner } else { [value] }
    }
  }

  var areLists: Bool { !isEmpty && all.allSatisfy(\.isList) }

  /// The parts of the tuples at a position.
  func part(_ position: Int) -> PointsToSet {
    flatMap { value in
      if case .tuple(_, let parts) = value, parts.indices.contains(position) { return parts[position] }
      return []
    }
  }

  /// The parts of the tuples with a label.
  func part(named name: Name) -> PointsToSet {
    flatMap { value in
      guard case .tuple(let labels, let parts) = value else { return [] }
      return labels.firstIndex(of: name).map { parts[$0] } ?? []
    }
  }

  /// The values, with the labels of a tuple type.
  func labelled(as reference: TypeReference?) -> PointsToSet {
    guard case .tuple(let labels, _)? = reference?.unwrapped else { return self }
    return PointsToSet(
      all.map { value in
        guard case .tuple(let own, let parts) = value, parts.count == labels.count,
          own.allSatisfy({ $0 == nil })
        else { return value }
        return .tuple(labels, parts)
      }
    )
  }

  /// An object of each type among the values.
  var instances: PointsToSet {
    flatMap { value in
      switch value {
      case .type(let type): [.typed(type)]
      case .externalType(let name, let arguments): [.external(name, arguments)]
      default: []
      }
    }
  }

  /// The declared types of the values, each as a value: `Home.self` for an unknown object of type `Home`.
  var metatypes: PointsToSet {
    flatMap { value in
      switch value {
      case .typed(let type): [.type(type)]
      case .external(let name, let arguments): [.externalType(name, arguments)]
      default: []
      }
    }
  }

  /// The first parameter.
  var firstParameter: Int? {
    for value in flattened.all {
      if case .parameter(let position) = value { return position }
    }
    return nil
  }
}
