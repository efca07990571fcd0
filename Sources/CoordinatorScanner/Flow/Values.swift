/// A few values, each once, in the order in which they were found.
struct Values: Hashable, Sendable {
  private(set) var all: [Value] = []

  /// More than this is as good as unknown.
  static let limit = 512
  /// Of one type, no more objects are kept than this: those of the first lines, so that no type crowds others out.
  static let mostOfOneType = 64
  /// Beyond so many values, what holds others is taken together with what has its shape.
  private static let mostApart = 64

  init(_ values: [Value] = []) {
    if values.count < 2 {
      all = values
    } else {
      for value in values { insert(value) }
    }
  }

  var isEmpty: Bool { all.isEmpty }

  /// Whether there may have been more.
  var isFull: Bool { all.count >= Self.limit }

  /// Adds a value that is not among them; returns whether it changes them.
  @discardableResult
  mutating func insert(_ value: Value) -> Bool {
    if all.isEmpty {
      all = [value]
      return true
    }
    if all.contains(value) { return false }
    if all.count >= Self.mostApart { return insertAmongMany(value) }
    all.append(value)
    return true
  }

  private mutating func insertAmongMany(_ value: Value) -> Bool {
    if let place = place(insteadOf: value) { return merge(value, at: place) }
    if isFull { return false }
    all.append(value)
    return true
  }

  /// Adds values that are not among them; returns whether that changes them.
  @discardableResult
  mutating func formUnion(_ other: Values) -> Bool {
    if other.all.isEmpty { return false }
    if all.isEmpty {
      self = other
      return true
    }
    var isChanged = false
    for value in other.all where insert(value) { isChanged = true }
    return isChanged
  }

  /// Where there are so many alike that a value takes no place of its own: the object of its type of the last line, or what
  /// has its shape and can be taken together with it.
  private func place(insteadOf value: Value) -> Int? {
    if case .object(let object) = value { return placeOfLast(of: object.type) }
    return value.holdsOthers ? all.firstIndex { $0.isShaped(like: value) } : nil
  }

  private func placeOfLast(of type: TypeID) -> Int? {
    var (count, last) = (0, nil as (place: Int, line: Place)?)
    for (place, value) in all.enumerated() {
      guard case .object(let object) = value, object.type == type else { continue }
      count += 1
      if let known = last, object.place < known.line { continue }
      last = (place, object.place)
    }
    return count < Self.mostOfOneType ? nil : last?.place
  }

  private mutating func merge(_ value: Value, at place: Int) -> Bool {
    let before = all[place]
    if case (.object(let known), .object(let new)) = (before, value) {
      if known.place < new.place { return false }
      all[place] = value
    } else {
      all[place] = before.flat.together(with: value.flat)
    }
    return all[place] != before
  }

  /// Whether both hold the same, in whatever order.
  func isSame(as other: Values) -> Bool {
    all.count == other.all.count && (all == other.all || all.allSatisfy(other.all.contains))
  }

  func union(_ other: Values) -> Values {
    var union = self
    union.formUnion(other)
    return union
  }

  /// Tuples among them with the labels of the declared type.
  func labelled(as reference: TypeReference?) -> Values {
    guard case .tuple(let labels, _)? = reference?.unwrapped else { return self }
    return Values(
      all.map { value in
        guard case .tuple(let own, let parts) = value, parts.count == labels.count,
          own.allSatisfy({ $0 == nil })
        else { return value }
        return .tuple(labels, parts)
      }
    )
  }

  func flatMap(_ transform: (Value) -> Values) -> Values {
    if all.count == 1 { return transform(all[0]) }
    var found = Values()
    for value in all { found.formUnion(transform(value)) }
    return found
  }

  /// What the closures among them return.
  var called: Values {
    flatMap { value in
      if case .callable(let result) = value { return result }
      return []
    }
  }

  func filter(_ isIncluded: (Value) -> Bool) -> Values {
    all.allSatisfy(isIncluded) ? self : Values(all.filter(isIncluded))
  }

  /// The types of the objects among them, made here or not, those in lists too.
  var types: [TypeID] {
    if all.isEmpty { return [] }
    return flattened.all.compactMap { value in
      switch value {
      case .object(let allocation): allocation.type
      case .typed(let type): type
      default: nil
      }
    }
  }

  /// The objects among them, those in lists, tuples and cases too.
  var flattened: Values {
    guard all.contains(where: \.isCollection) else { return self }
    var (found, many, open) = (Values(), Set<Value>(), Array(all.reversed()))
    while let value = open.popLast() {
      if value.isCollection {
        for part in value.parts.reversed() { open += part.all.reversed() }
      } else if found.all.count < Self.mostApart || many.insert(value).inserted {
        found.insert(value)
      }
    }
    return found
  }
}

extension Values: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Value...) { self.init(elements) }
}
