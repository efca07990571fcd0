/// The shapes of one search, created on demand. Shapes refer to one another by number, so that a type may
/// contain itself.
struct ShapeTable {
  /// Whether closures are looked into.
  let readsClosures: Bool
  private(set) var shapes: [Shape] = [.empty]
  var names: [String] = [""]
  private(set) var enums: [EnumLayout] = []
  private(set) var collections: [any CollectionReading.Type] = []
  private var numbersOfNames: [String: Int] = ["": 0]
  private var numbersOfEnums: [ObjectIdentifier: Int] = [:]
  private var numbersOfCollections: [ObjectIdentifier: Int] = [:]
  private var valueShapes: [ObjectIdentifier: Int] = [:]
  private var classShapes: [ObjectIdentifier: ClassShape] = [:]
  private var contextShapes: [UnsafeRawPointer: Int] = [:]
  private var last: (type: ObjectIdentifier, shape: ClassShape)?

  init(readsClosures: Bool) {
    self.readsClosures = readsClosures
  }

  /// The layout of a class, as the search knows it.
  enum ClassShape {
    /// Objects with properties.
    case properties(shape: Int)
    /// Screens and windows: UIKit also refers to the screens that they show.
    case screen(shape: Int)
    /// The storage of an array.
    case storage(collection: Int)
  }

  /// The shape of values of a type.
  mutating func shape(ofValues type: Any.Type) -> Int {
    if let known = valueShapes[ObjectIdentifier(type)] { return known }
    var planner = ShapePlanner(table: self, subject: typeName(type))
    planner.add(type, at: 0, name: "", depth: 0)
    return finish(planner, alignment: ValueWitnesses(of: type).alignment) {
      $0.valueShapes[ObjectIdentifier(type)] = $1
    }
  }

  /// The shape of objects of a class.
  mutating func shape(ofObjects type: AnyClass) -> ClassShape {
    let identifier = ObjectIdentifier(type)
    if let last, last.type == identifier { return last.shape }
    let shape = classShapes[identifier] ?? make(type)
    classShapes[identifier] = shape
    last = (identifier, shape)
    return shape
  }

  private mutating func make(_ type: AnyClass) -> ClassShape {
    if let element = elementType(ofArrayStorage: type) {
      return .storage(collection: collection(arrayReading(of: element)))
    }
    var planner = ShapePlanner(table: self, subject: typeName(type))
    planner.add(propertiesOf: type)
    let shape = finish(planner, alignment: 8) { _, _ in }
    return ShownScreens.mayShow(type) ? .screen(shape: shape) : .properties(shape: shape)
  }

  /// The shape of a closure's context.
  mutating func shape(of context: ClosureContext) -> Int {
    if let known = contextShapes[context.identity] { return known }
    let (captures, areAll, areShared) = context.captures()
    var planner = ShapePlanner(table: self, subject: "a closure")
    for capture in captures { planner.add(capture) }
    if !areAll { planner.note("a closure has an unknown capture") }
    return finish(planner, alignment: 8) { table, number in
      if areShared { table.contextShapes[context.identity] = number }
    }
  }

  private mutating func finish(
    _ planner: ShapePlanner,
    alignment: Int,
    _ remember: (inout ShapeTable, Int) -> Void
  ) -> Int {
    self = planner.table
    var shape = planner.shape
    shape.alignment = alignment
    let isEmpty = shape.leaves.isEmpty && shape.notes.isEmpty && alignment <= 16
    if !isEmpty { shapes.append(shape) }
    let number = isEmpty ? 0 : shapes.count - 1
    remember(&self, number)
    return number
  }

  mutating func name(_ text: String) -> Int {
    if let known = numbersOfNames[text] { return known }
    names.append(text)
    numbersOfNames[text] = names.count - 1
    return names.count - 1
  }

  mutating func collection(_ type: any CollectionReading.Type) -> Int {
    if let known = numbersOfCollections[ObjectIdentifier(type)] { return known }
    collections.append(type)
    numbersOfCollections[ObjectIdentifier(type)] = collections.count - 1
    return collections.count - 1
  }

  /// The number of an enum; nil if the program does not describe its cases.
  mutating func enumeration(_ type: Any.Type) -> Int? {
    if let known = numbersOfEnums[ObjectIdentifier(type)] { return known }
    guard let layout = EnumLayout(of: type) else { return nil }
    enums.append(layout)
    numbersOfEnums[ObjectIdentifier(type)] = enums.count - 1
    return enums.count - 1
  }
}
