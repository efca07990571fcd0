import CoordinatorGraph

/// The symbol table of a project: its types with their extensions, and its global functions and variables.
public struct Program: Sendable {
  /// The files, by path.
  let files: [FileFacts]
  /// The paths of the files as bytes, for quick comparison.
  let paths: [[UInt8]]
  /// The modules of the files.
  let modules: Set<String>
  /// The modules that some file imports. Other files may use them too.
  let imports: Set<String>
  /// Base types from the configuration: their subtypes are coordinators.
  let baseTypes: Set<String>
  private(set) var types: [SourceType] = []
  private(set) var functions: [Function] = []
  private(set) var globals: [Property] = []
  var index = NameIndex()
  var family = ClassHierarchy()

  /// Joins files. Their order does not matter. O(size of the files).
  ///
  /// - Parameters:
  ///   - files: What each file says.
  ///   - baseTypes: Names of types whose subtypes are coordinators.
  public init(_ files: [FileFacts], baseTypes: Set<String> = []) {
    self.baseTypes = baseTypes
    self.files = files.sorted { ($0.path, $0.module ?? "") < ($1.path, $1.module ?? "") }
    paths = self.files.map { Array($0.path.utf8) }
    modules = Set(self.files.compactMap(\.module))
    imports = self.files.reduce(into: []) { $0.formUnion($1.imports) }
    for file in self.files.indices { declare(file) }
    for file in self.files.indices { extend(file) }
    family = ClassHierarchy(of: self)
    weakenWrapped()
  }

  /// Replaces the strength of properties that wrappers and boxes keep weakly.
  private mutating func weakenWrapped() {
    let weak = WeakWrappers(self)
    for type in types.indices {
      for place in types[type].properties.indices where weak.keep(types[type].properties[place]) {
        types[type].properties[place] = types[type].properties[place].held(.weak)
      }
    }
  }

  // Lent, not copied: a copy would retain a dozen arrays, and this is asked at every name.
  subscript(id: TypeID) -> SourceType { _read { yield types[id.index] } }
  subscript(id: FunctionID) -> Function { functions[id.index] }

  var typeIDs: [TypeID] { types.indices.map(TypeID.init) }

  func location(_ place: Place) -> SourceLocation {
    SourceLocation(file: files[place.file].path, line: place.line)
  }

  /// A line, as in `App/Home.swift:12`.
  func text(of place: Place) -> String { "\(files[place.file].path):\(place.line)" }

  private mutating func declare(_ file: Int) {
    for alias in files[file].aliases { index.add(alias, file: file) }
    declare(files[file].types, in: file)
    for fact in files[file].functions {
      functions.append(Function(fact: fact, file: file, owner: nil, requirements: []))
      index.functions[fact.name, default: []].append(FunctionID(index: functions.count - 1))
    }
    for variable in files[file].variables {
      index.globals[variable.name] = index.globals[variable.name] ?? globals.count
      globals.append(Property(variable, in: Scope(file: file, type: nil), at: globals.count))
    }
  }

  private mutating func declare(_ facts: [TypeFact], in file: Int) {
    for position in facts.indices where facts[position].kind != .extension {
      let id = TypeID(index: types.count)
      types.append(SourceType(facts[position], file: file))
      index.add(id, name: facts[position].name, file: file)
      add(facts, position, to: id, file: file)
    }
  }

  /// The program with more types, such as one that stands for a global constant.
  func adding(_ added: [(type: TypeFact, file: Int)]) -> Program {
    if added.isEmpty { return self }
    var program = self
    for (type, file) in added { program.declare([type], in: file) }
    program.family = ClassHierarchy(of: program)
    return program
  }

  /// Adds extensions to their types. A type of a library gets an entry here.
  private mutating func extend(_ file: Int) {
    let facts = files[file].types
    for position in facts.indices where facts[position].kind == .extension {
      let name = facts[position].name
      let known = resolve(name, in: Scope(file: file, type: nil))
      let id = known ?? TypeID(index: types.count)
      if known == nil {
        types.append(SourceType(facts[position], file: file))
        index.add(id, name: name, file: file)
      }
      add(facts, position, to: id, file: file)
    }
  }

  /// Adds a declaration or an extension to a type. It takes a position, because facts are slow to copy.
  private mutating func add(_ facts: [TypeFact], _ position: Int, to id: TypeID, file: Int) {
    let (line, condition) = (facts[position].line, facts[position].condition)
    let inherited = facts[position].inherited.map {
      Inheritance(type: $0, place: Place(file: file, line: line), condition: condition)
    }
    types[id.index].inherited += inherited
    let (scope, isOfProtocol) = (Scope(file: file, type: id), types[id.index].isProtocol)
    for fact in facts[position].properties {
      let place = types[id.index].properties.count
      types[id.index].properties.append(Property(fact, in: scope, at: place, isOfProtocol: isOfProtocol))
      index.properties[fact.name, default: []].append((id, place))
    }
    types[id.index].cases += facts[position].cases
    types[id.index].aliases += facts[position].aliases
    let requirements = facts[position].requirements
    for function in facts[position].functions {
      let method = FunctionID(index: functions.count)
      index.methods[function.name, default: []].append(method)
      functions.append(Function(fact: function, file: file, owner: id, requirements: requirements))
      types[id.index].functions.append(method)
    }
  }
}

extension SourceType {
  fileprivate init(_ fact: TypeFact, file: Int) {
    self.init(
      name: fact.name,
      kind: fact.kind,
      file: file,
      line: fact.line,
      documentation: fact.documentation,
      condition: fact.condition,
      attributes: fact.attributes,
      generics: fact.generics
    )
  }
}

extension Program {
  /// The number of expressions.
  var size: Int { files.reduce(0) { $0 + $1.size } }
}
