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
  /// The types that stand for aliases and that objects keep.
  private(set) var aliasesOfObjects: Set<TypeID> = []
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
    for alias in GenericAliases(self).all { declare([alias.type], in: alias.file) }
    for file in self.files.indices { extend(file) }
    family = ClassHierarchy(of: self)
    weakenWrapped()
    aliasesOfObjects = GenericAliases.keptByObjects(in: self)
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

  /// The type that a name means in a scope: a nested type of the types around first, then the nearest declaration.
  func resolve(_ name: Name, in scope: Scope) -> TypeID? {
    var outer = index.inner.contains(name) ? scope.type.map { self[$0].name } : nil
    while let around = outer {
      if let type = nearest(index.types[.joined([around, name])] ?? [], to: scope.file) { return type }
      outer = around.outerPart
    }
    if let type = nearest(index.types[name] ?? [], to: scope.file) { return type }
    return withoutModule(name, in: scope)
  }

  /// `App.HomeCoordinator`, where `App` is a module.
  private func withoutModule(_ name: Name, in scope: Scope) -> TypeID? {
    let text = name.text
    guard let dot = text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let module = String(text[..<dot])
    guard modules.contains(module) else { return nil }
    let rest = String(text[text.utf8.index(after: dot)...])
    let entries = (index.types[Name(rest)] ?? []).filter { files[$0.file].module == module }
    return nearest(entries, to: scope.file)
  }

  /// The declaration nearest to a file: in the file, in its module, or in the nearest folder.
  private func nearest<Target>(_ entries: [NameIndex.Entry<Target>], to file: Int) -> Target? {
    if entries.count < 2 { return entries.first?.target }
    let ranked = entries.map { ($0, nearness(of: $0.file, to: file)) }
    return ranked.max { ($0.1, $1.0.file) < ($1.1, $0.0.file) }?.0.target
  }

  /// How near two files are: the same file, the same module, or a common folder.
  func nearness(of file: Int, to other: Int) -> Int {
    if file == other { return .max }
    let sharesModule = files[file].module != nil && files[file].module == files[other].module
    return countOfShared(paths[file], paths[other]) + (sharesModule ? 1_000_000 : 0)
  }

  /// The length of the common start of two paths.
  private func countOfShared(_ path: [UInt8], _ other: [UInt8]) -> Int {
    zip(path, other).lazy.prefix { $0 == $1 }.count
  }

  /// The type of the typealias that a name means in a scope.
  func alias(_ name: Name, in scope: Scope) -> TypeReference? {
    var type = scope.type
    while let around = type {
      if let alias = self[around].aliases.first(where: { $0.name == name }) { return alias.type }
      type = self[around].name.outerPart.flatMap { resolve($0, in: Scope(file: scope.file, type: nil)) }
    }
    return nearest(index.aliases[name] ?? [], to: scope.file)
  }
}

/// Resolves names.
protocol Resolving {
  func resolve(_ name: Name, in scope: Scope) -> TypeID?
  func alias(_ name: Name, in scope: Scope) -> TypeReference?
}

extension Program: Resolving {
  var copies: DeclarationCopies { DeclarationCopies(program: self) }
}

extension Resolving {
  /// The types that a reference names, with typealiases resolved.
  func parts(of reference: TypeReference, in scope: Scope) -> [ResolvedType] {
    var found: [ResolvedType] = []
    var open = reference.parts
    // In broken source, an alias may refer to itself.
    var steps = 0
    while let part = open.popLast(), steps < 64 {
      steps += 1
      guard case .named(let name, let arguments) = part else { continue }
      if let type = resolve(name, in: scope) {
        found.append(.source(type, arguments))
      } else if let alias = alias(name, in: scope) {
        open += alias.parts
      } else {
        found.append(.external(name, arguments))
      }
    }
    return found.reversed()
  }

  /// The types of the sources that a reference names.
  func sources(of reference: TypeReference?, in scope: Scope) -> [TypeID] {
    reference.map { parts(of: $0, in: scope).compactMap(\.source) } ?? []
  }

  /// A reference with its typealias resolved, if it is one.
  func expanded(_ reference: TypeReference, in scope: Scope) -> TypeReference {
    var reference = reference
    for _ in 0..<16 {
      guard case .named(let name, _) = reference.unwrapped, resolve(name, in: scope) == nil,
        let next = alias(name, in: scope)
      else { break }
      reference = next
    }
    return reference
  }
}

enum ResolvedType: Hashable, Sendable {
  case source(TypeID, [TypeReference])
  case external(Name, [TypeReference])

  var source: TypeID? {
    if case .source(let type, _) = self { type } else { nil }
  }
}
