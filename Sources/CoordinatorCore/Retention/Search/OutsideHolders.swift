import CoordinatorGraph

/// Properties of an object whose values are usually kept by the system, together with a closure that may have
/// captured the object.
enum OutsideHolders {
  /// The suspicious properties of an object that are set, the most likely first.
  static func all(of object: AnyObject) -> [Explanation.Holder] {
    let type: AnyClass = type(of: object)
    let address = MemoryNode(of: object).pointer
    let found = storedFields(of: type).compactMap { field -> Explanation.Holder? in
      guard field.storage == .strong, let kind = kind(of: field.type) else { return nil }
      guard isSet(field.type, at: address + field.offset) else { return nil }
      let name = String(field.name.drop { $0 == "_" })
      return Explanation.Holder(kind, owner: typeName(type), property: name)
    }
    return withExtendedLifetime(object) {
      Explanation.Holder.Kind.allCases.flatMap { kind in found.filter { $0.kind == kind } }
    }
  }

  private static let kinds: [String: Explanation.Holder.Kind] = [
    "Timer": .timer, "NSTimer": .timer,
    "CADisplayLink": .displayLink,
    "DispatchSourceTimer": .dispatchSource, "DispatchSourceProtocol": .dispatchSource,
    "DispatchSource": .dispatchSource,
    "AnyCancellable": .subscription, "Cancellable": .subscription, "Disposable": .subscription,
    "DisposeBag": .subscription, "CompositeDisposable": .subscription,
    "NSObjectProtocol": .observer, "NSKeyValueObservation": .observer,
    "Task": .task,
    "DispatchWorkItem": .workItem,
  ]

  /// The kind of a property, by the type in its optionals and collections.
  private static func kind(of type: Any.Type) -> Explanation.Holder.Kind? {
    var type = type
    for _ in 0..<4 {
      guard let elements = elements(of: type) else { break }
      type = elements.type
    }
    return kinds[baseName(type)]
  }

  /// Whether there is a value: no nil, and no empty collection.
  private static func isSet(_ type: Any.Type, at address: UnsafeRawPointer) -> Bool {
    func isSet<Value>(_: Value.Type) -> Bool {
      if collectionReading(of: Value.self) != nil {
        let collection = address.assumingMemoryBound(to: Value.self).pointee as? any Collection
        return collection?.isEmpty == false
      }
      return address.load(as: UInt.self) != 0
    }
    return ValueWitnesses(of: type).size >= MemoryLayout<UInt>.size && _openExistential(type, do: isSet)
  }
}
