/// What an expression may come to: a points-to set of abstract values, each once, in the order in which they were found.
///
/// It is bounded by construction. A value enters only through ``insert(_:)``, which widens what nests deeper than
/// ``deepest`` or holds more than a table does, and drops what is beyond ``limit`` values or ``mostInAll`` nested ones.
/// So all sets are of bounded size, however a program wraps what it hands on (k-limiting, after Jones and Muchnick, 1982).
struct PointsToSet: Hashable, Sendable {
  private(set) var all: [AbstractValue] = []
  /// The same, to look values up in, where there are many.
  private var lookup: Set<AbstractValue>?
  /// How many objects of each type there are, where there are many values.
  private var objectsOfType: [TypeID: Int]?
  /// A sum over the values, different for most sets that are different.
  private(set) var fingerprint: UInt64 = 0
  /// How many values there are, with those that they hold.
  private(set) var size: Int32 = 0
  /// How deep values nest in each other; 0 where none holds others.
  private(set) var depth: Int8 = 0
  /// Whether some were widened: what they are is known, but not what they were in.
  private(set) var isWidened = false
  /// Whether something in them is only known where the function is called.
  private(set) var isOpen = false
  /// Whether a parameter is among them.
  private(set) var hasParameter = false

  /// More than this is as good as unknown.
  static let limit = 512
  /// More than this, with all that they hold, is as good as unknown, too.
  static let mostInAll = 8_192
  /// Values hold others to this depth. A table of closures that make pairs of lists has 5.
  static let deepest = 6
  /// Of one type, no more objects are kept than this: those of the first lines, so that no type crowds others out.
  static let mostOfOneType = 64
  /// Beyond so many values, what holds others is taken together with what has its shape.
  private static let mostApart = 64
  /// Fewer are looked through more quickly than a table is.
  private static let mostWithoutLookup = 12

  init(_ values: [AbstractValue] = []) {
    for value in values { insert(value) }
  }

  var isEmpty: Bool { all.isEmpty }

  /// Whether there may have been more.
  var isFull: Bool { all.count >= Self.limit || size >= Self.mostInAll }

  /// Whether a value is among them.
  func contains(_ value: AbstractValue) -> Bool { lookup?.contains(value) ?? all.contains(value) }

  /// Adds a value that is not among them; returns whether it changes them.
  @discardableResult
  mutating func insert(_ value: AbstractValue) -> Bool {
    let value = value.bounded
    if value.isWidened { isWidened = true }
    if contains(value) { return false }
    if all.count >= Self.mostApart { return insertAmongMany(value) }
    append(value)
    return true
  }

  private mutating func append(_ value: AbstractValue) {
    all.append(value)
    note(value)
    if lookup != nil {
      lookup?.insert(value)
    } else if all.count > Self.mostWithoutLookup {
      lookup = Set(all)
    }
    countObject(value)
  }

  private mutating func countObject(_ value: AbstractValue) {
    if objectsOfType != nil {
      if let type = value.objectType { objectsOfType?[type, default: 0] += 1 }
    } else if all.count >= Self.mostApart {
      objectsOfType = Dictionary(all.compactMap(\.objectType).map { ($0, 1) }, uniquingKeysWith: +)
    }
  }

  private mutating func note(_ value: AbstractValue) {
    if value.isOpen { isOpen = true }
    if value.hasParameter { hasParameter = true }
    depth = max(depth, value.depth)
    size += value.size
    fingerprint &+= value.hashNumber.mixed
  }

  private mutating func insertAmongMany(_ value: AbstractValue) -> Bool {
    if let place = place(insteadOf: value) { return merge(value, at: place) }
    if isFull { return false }
    append(value)
    return true
  }

  /// Adds values that are not among them; returns whether that changes them.
  @discardableResult
  mutating func formUnion(_ other: PointsToSet) -> Bool {
    if other.all.isEmpty { return false }
    if other.isWidened { isWidened = true }
    if all.isEmpty {
      self = other
      return true
    }
    if other.fingerprint == fingerprint, other.all == all { return false }
    var isChanged = false
    for value in other.all where insert(value) { isChanged = true }
    return isChanged
  }

  /// Where there are so many alike that a value takes no place of its own: the object of its type of the last line, or what
  /// has its shape and can be taken together with it.
  private func place(insteadOf value: AbstractValue) -> Int? {
    if case .object(let object) = value { return placeOfLast(of: object.type) }
    return value.holdsOthers ? all.firstIndex { $0.isShaped(like: value) } : nil
  }

  private func placeOfLast(of type: TypeID) -> Int? {
    guard objectsOfType?[type] ?? 0 >= Self.mostOfOneType else { return nil }
    var last: (place: Int, line: Place)?
    for (place, value) in all.enumerated() {
      guard case .object(let object) = value, object.type == type else { continue }
      if let known = last, object.place < known.line { continue }
      last = (place, object.place)
    }
    return last?.place
  }

  private mutating func merge(_ value: AbstractValue, at place: Int) -> Bool {
    let before = all[place]
    var after = value
    if case (.object(let known), .object(let new)) = (before, value) {
      if known.place < new.place { return false }
    } else {
      after = before.flat.together(with: value.flat)
      if after.isWidened { isWidened = true }
      if after == before { return false }
    }
    all[place] = after
    lookup?.remove(before)
    lookup?.insert(after)
    size -= before.size
    fingerprint &-= before.hashNumber.mixed
    note(after)
    return true
  }

  static func == (left: PointsToSet, right: PointsToSet) -> Bool {
    left.fingerprint == right.fingerprint && left.size == right.size && left.all == right.all
  }

  func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }

  /// The same, as values of which not all is known.
  var widened: PointsToSet {
    var values = self
    values.isWidened = true
    return values
  }

  /// Whether both hold the same, in whatever order.
  func isSame(as other: PointsToSet) -> Bool {
    all.count == other.all.count && fingerprint == other.fingerprint
      && (all == other.all || all.allSatisfy(other.contains))
  }

  func union(_ other: PointsToSet) -> PointsToSet {
    var union = self
    union.formUnion(other)
    return union
  }

  /// Tuples among them with the labels of the declared type.
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

  func flatMap(_ transform: (AbstractValue) -> PointsToSet) -> PointsToSet {
    if all.count == 1 { return transform(all[0]) }
    var found = PointsToSet()
    for value in all { found.formUnion(transform(value)) }
    return found
  }

  /// What the closures among them return.
  var called: PointsToSet {
    flatMap { value in
      if case .callable(let result) = value { return result }
      return []
    }
  }

  func filter(_ isIncluded: (AbstractValue) -> Bool) -> PointsToSet {
    if all.allSatisfy(isIncluded) { return self }
    var kept = PointsToSet()
    for value in all where isIncluded(value) { kept.append(value) }
    kept.isWidened = isWidened
    return kept
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
  var flattened: PointsToSet {
    guard all.contains(where: \.isCollection) else { return self }
    var (found, open) = (PointsToSet(), Array(all.reversed()))
    while let value = open.popLast() {
      if value.isCollection {
        for part in value.parts.reversed() { open += part.all.reversed() }
      } else {
        found.insert(value)
      }
    }
    return found
  }
}

extension PointsToSet: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: AbstractValue...) { self.init(elements) }
}

extension AbstractValue {
  /// The type, where it is an object.
  fileprivate var objectType: TypeID? {
    if case .object(let object) = self { return object.type }
    return nil
  }
}
