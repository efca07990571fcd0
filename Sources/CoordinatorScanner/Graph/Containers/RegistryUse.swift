import CoordinatorGraph

/// The entries of registries, and the code that resolves them.
struct RegistryUse {
  /// The edges of registries: to what they register and require, and from those that resolve.
  private(set) var links = ContainerLinks()
  /// What each registry makes under a key.
  private var products: [ContainerLinks.Key: Set<TypeID>] = [:]
  /// Lines whose key is unknown, by registry.
  private var unknownEntries: [ContainerEnd: Set<Place>] = [:]
  private var unknownQuestions: [ContainerEnd: Set<Place>] = [:]

  private let flow: DataFlow
  private let classification: ContainerClassification
  private let registries: [TypeID: Registry]
  /// The registries below each type.
  private var below: [TypeID: [TypeID]] = [:]
  private let generics: Set<Name>
  /// The only type that wraps the registry of a package.
  private let wrapper: TypeID?
  /// All names of methods that register and resolve.
  private let methods: Set<Name>
  private var program: Program { flow.program }

  init(_ flow: DataFlow, _ classification: ContainerClassification) {
    (self.flow, self.classification) = (flow, classification)
    registries = classification.parts.compactMapValues { part in
      if case .registry(let registry) = part { registry } else { nil }
    }
    generics = Self.genericNames(flow.program)
    wrapper = Self.wrapper(among: registries, flow.program)
    methods = registries.values.reduce(into: PackagedRegistry.methods.all) { $0.formUnion($1.all) }
    for registry in registries.keys {
      for above in Set(program.ancestors(of: registry).map(\.type)) where above != registry {
        below[above, default: []].append(registry)
      }
    }
    for attributed in flow.attributedEffects { add(attributed) }
    for (type, registry) in wrappers.sorted(by: { $0.key < $1.key }) { askByWrapper(type, registry) }
    for (key, types) in products {
      links.label(key, Set(types.map { program[$0].name.text }).sorted().joined(separator: ", "))
    }
  }

  private mutating func add(_ attributed: AttributedEffect) {
    guard case .calls(let name) = attributed.effect.kind, methods.contains(name) else { return }
    for (registry, methods) in registries(of: attributed) {
      if methods.registering.contains(name) {
        register(attributed.effect, in: registry)
      } else if methods.resolving.contains(name) {
        ask(attributed, of: registry)
      }
    }
  }

  private func registries(of attributed: AttributedEffect) -> [(ContainerEnd, Registry)] {
    let effect = attributed.effect
    let file = effect.place.file
    // The parameter of a factory that a package calls.
    if effect.target.isEmpty, effect.registration != nil,
      PackagedRegistry.isImported(by: program.files[file].imports)
    {
      return [packaged]
    }
    return effect.target.all.compactMap { value in
      switch value {
      case .object(let made): registry(made.type, in: attributed)
      case .typed(let type), .type(let type): registry(type, in: attributed)
      case .external(let name, _), .externalType(let name, _):
        program.containerTypes.isPackagedRegistry(name, inFile: file) ? packaged : nil
      default: nil
      }
    }
  }

  /// The registry of a package: the type of the program that wraps it, where there is one.
  private var packaged: (ContainerEnd, Registry) {
    (wrapper.map { .type($0) } ?? .external(PackagedRegistry.nodeName), PackagedRegistry.methods)
  }

  /// The methods of a registry pass on their arguments. Some name what they register, or use the registry of a
  /// package.
  private func registry(_ type: TypeID, in attributed: AttributedEffect) -> (ContainerEnd, Registry)? {
    if let own = registry(type), let registry = registries[own],
      own != attributed.type || namesKey(attributed.effect.subject)
    {
      return (.type(own), registry)
    }
    guard case .calls(let name) = attributed.effect.kind, program.containerTypes.wrapsPackagedRegistry(type)
    else { return nil }
    return type == attributed.type || program.functions(named: name, on: type).isEmpty ? packaged : nil
  }

  /// The registry that a type is, or the only one behind a protocol.
  private func registry(_ type: TypeID) -> TypeID? {
    registries[type] != nil ? type : below[type]?.only
  }

  private mutating func register(_ effect: Effect, in registry: ContainerEnd) {
    guard let key = key(in: effect.subject) ?? keyOfObject(in: effect.subject) else {
      unknownEntries[registry, default: []].insert(effect.place.wholeLine)
      return
    }
    links.add(registry, .registers, key, at: effect.places.reversed(), condition: effect.condition)
    let made = Self.products(in: effect.subject)
    if !made.isEmpty {
      products[.init(from: registry, to: key, kind: .registers), default: []].formUnion(made)
    }
  }

  private mutating func ask(_ attributed: AttributedEffect, of registry: ContainerEnd) {
    let effect = attributed.effect
    guard let key = key(in: effect.subject) else {
      unknownQuestions[registry, default: []].insert(effect.place.wholeLine)
      if let type = attributed.type, program[type].has(attribute: "propertyWrapper") {
        wrappers[type] = registry
      }
      return
    }
    if let registration = effect.registration {
      // The service whose factory asks requires it.
      guard let service = self.key(in: registration) ?? keyOfObject(in: registration) else { return }
      links.add(service, .requires, key, at: effect.places.reversed(), condition: effect.condition)
    } else if let asker = attributed.type {
      add(key, askedBy: asker, at: effect.places.reversed(), condition: effect.condition)
    }
  }

  private mutating func add(
    _ key: ContainerEnd,
    askedBy asker: TypeID,
    at places: [Place],
    condition: String?
  ) {
    guard classification.coordinators.contains(asker) || classification.isContainer(asker) else { return }
    links.add(.type(asker), .resolves, key, at: places, condition: condition)
  }

  /// Lines on what a registry registers and is asked for that the analysis could not find out.
  func remarks(on registry: ContainerEnd) -> [String] {
    func lines(_ places: Set<Place>?, _ what: String) -> [String] {
      (places ?? []).sorted().map { place in
        "\(program.text(of: place)): the analysis could not find out what is \(what)"
      }
    }
    return lines(unknownEntries[registry], "registered") + lines(unknownQuestions[registry], "asked for")
  }

  // MARK: Property wrappers

  /// Property wrappers that ask a registry for the type of their property.
  private var wrappers: [TypeID: ContainerEnd] = [:]

  private mutating func askByWrapper(_ wrapper: TypeID, _ registry: ContainerEnd) {
    unknownQuestions[registry] = unknownQuestions[registry]?.filter { $0.file != program[wrapper].file }
    let name = program[wrapper].name.lastPart
    for owner in program.typeIDs {
      for property in program[owner].properties where property.fact.attributes.contains(name) {
        askByWrapper(property, of: owner, registry)
      }
    }
  }

  private mutating func askByWrapper(_ property: Property, of owner: TypeID, _ registry: ContainerEnd) {
    guard let type = property.fact.type, let part = program.parts(of: type, in: property.scope).first else {
      unknownQuestions[registry, default: []].insert(property.place)
      return
    }
    add(ContainerEnd(part), askedBy: owner, at: [property.place], condition: property.fact.condition)
  }

  // MARK: Keys

  /// Whether values name a key for each caller. A generic parameter names none.
  private func namesKey(_ values: PointsToSet) -> Bool {
    if keyOfObject(in: values) != nil { return true }
    return values.all.contains { value in
      switch value {
      case .type(let type): program[type].generics.isEmpty
      case .externalType(let name, let arguments):
        arguments.isEmpty && !name.text.split(separator: ".").contains { generics.contains(Name(String($0))) }
      default: false
      }
    }
  }

  /// The type that a call names; nil for a generic parameter.
  private func key(in values: PointsToSet) -> ContainerEnd? {
    for value in values.all {
      switch value {
      case .type(let type): return .type(type)
      case .externalType(let name, _): return generics.contains(name) ? nil : .external(name)
      default: break
      }
    }
    return nil
  }

  /// The type of the one object that is registered without naming it, or that a factory makes.
  private func keyOfObject(in values: PointsToSet) -> ContainerEnd? {
    guard values.all.count == 1 else { return nil }
    switch values.all[0] {
    case .object(let made): return .type(made.type)
    case .callable(let result) where result.all.count == 1: return keyOfObject(in: result)
    default: return nil
    }
  }

  private static func products(in values: PointsToSet) -> [TypeID] {
    values.all.flatMap { value -> [TypeID] in
      switch value {
      case .callable(let result): result.types
      case .object(let made): [made.type]
      case .maker(let type): [type]
      default: []
      }
    }
  }

  /// The one registry among some that keeps the registry of a package.
  private static func wrapper(among registries: [TypeID: Registry], _ program: Program) -> TypeID? {
    registries.keys.filter(program.containerTypes.wrapsPackagedRegistry).only
  }

  /// The names of all generic parameters.
  private static func genericNames(_ program: Program) -> Set<Name> {
    var names: Set<Name> = ["Self"]
    for type in program.types { names.formUnion(type.generics.map(\.name)) }
    for function in program.functions { names.formUnion(function.fact.generics.map(\.name)) }
    return names
  }
}
