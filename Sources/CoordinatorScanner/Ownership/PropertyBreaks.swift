/// The properties that code sets to nil or to something else while their objects live.
struct PropertyBreaks {
  /// The owners of the cleared properties of a name. An unknown owner is empty.
  private var cleared: [Name: [[TypeID]]] = [:]
  /// The places where code of a type fills a property of its own.
  private var filled: [Field: Set<Place>] = [:]
  /// The places where code fills a property of another object, with the types that this may have.
  private var given: [Name: [(types: [TypeID], place: Place)]] = [:]
  private let program: Program

  init(_ code: ProgramCode) {
    program = code.program
    for method in code.methods where method.name != "deinit" {
      for effect in method.own { note(effect, in: method) }
      for site in method.sites {
        // A closure that does nothing takes the place of another one.
        guard case .assignment(let left, let right) = site.expression.kind,
          right.closureBody?.isEmpty == true,
          let name = left.name
        else { continue }
        cleared[name, default: []].append([])
      }
    }
  }

  private mutating func note(_ effect: Effect, in method: Method) {
    switch effect.kind {
    case .clears(let name): cleared[name, default: []].append(method.closed(effect.target).types)
    case .sets(let name):
      if effect.target != [.this] {
        given[name, default: []].append((method.closed(effect.target).types, effect.place))
      }
      guard method.isFunction, method.name != .initializer, effect.target == [.this], let type = method.type
      else { return }
      filled[Field(type: type, name: name), default: []].insert(effect.place)
    default: break
    }
  }

  /// Whether some code clears a property of a type, or fills it in several places.
  func isBroken(_ name: Name, on type: TypeID) -> Bool {
    isCleared(name, on: type) || (filled[Field(type: type, name: name)]?.count ?? 0) > 1
  }

  /// Whether other code may also fill a property of an object. So many lines may fill properties of one name that any
  /// of them counts.
  func isGiven(_ name: Name, on type: TypeID, besides place: Place) -> Bool {
    let all = given[name] ?? []
    return all.count > Self.mostGiven
      || all.contains { other in
        other.place.line != place.line
          && (other.types.isEmpty || other.types.contains { program.isRelated($0, type) })
      }
  }

  private static let mostGiven = 1_000

  func isCleared(_ name: Name, on type: TypeID) -> Bool {
    (cleared[name] ?? []).contains { $0.isEmpty || $0.contains { program.isRelated($0, type) } }
  }
}
