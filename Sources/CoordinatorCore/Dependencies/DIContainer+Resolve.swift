import CoordinatorGraph

extension DIContainer {
  /// The instance of a type: a new or an existing one, depending on its scope.
  ///
  /// - Parameters:
  ///   - type: The type, as it was registered.
  ///   - resolver: The object that requests it, for diagrams; by default the place in source.
  /// - Returns: nil when the type is not registered, or when its factory resolves the same type again,
  ///   directly or indirectly. In that case the inner call returns nil.
  public func resolve<Service>(
    _ type: Service.Type = Service.self,
    for resolver: AnyObject? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) -> Service? {
    let name = resolver.map { String(describing: Swift.type(of: $0)) }
    let place = SourceLocation(file: fileID, line: line)
    switch begin(type, resolver: name, location: place) {
    case .missing: return nil
    case .existing(let object): return object as? Service
    case .toMake(let entry): return make(entry) as? Service
    }
  }

  private enum Beginning {
    case missing
    case existing(Any)
    case toMake(Entry)
  }

  private func begin(_ type: Any.Type, resolver: String?, location: SourceLocation) -> Beginning {
    lock.locked {
      let path = inProgress[.current] ?? []
      let entry = entries[ObjectIdentifier(type)]
      count(type, resolver: resolver ?? path.last?.typeName, location: location, isRegistered: entry != nil)
      guard let entry else { return .missing }
      entry.resolvedCount += 1
      if let object = entry.kept { return .existing(object) }
      guard !path.contains(where: { $0 === entry }) else { return .missing }
      inProgress[.current, default: []].append(entry)
      return .toMake(entry)
    }
  }

  private func count(_ type: Any.Type, resolver: String?, location: SourceLocation, isRegistered: Bool) {
    let key = Tally.Key(
      type: ObjectIdentifier(type),
      resolver: resolver,
      location: location,
      isRegistered: isRegistered
    )
    tallies[key, default: Tally(type: type)].count += 1
  }

  private func make(_ entry: Entry) -> Any {
    let made = entry.factory(self)
    return lock.locked {
      let path = inProgress[.current]?.dropLast() ?? []
      inProgress[.current] = path.isEmpty ? nil : Array(path)
      return entry.keep(made)
    }
  }
}
