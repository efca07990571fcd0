import CoordinatorGraph

/// Reads which object keeps which, where the code surely says so.
struct ReferenceReader {
  private let code: ProgramCode
  private let strengths: ReferenceStrengths
  private var sites: [AllocationSite: Int] = [:]
  private var seen: Set<StrongReference> = []
  /// The methods that set each reference.
  private var methods: [StrongReference: Set<SummaryKey>] = [:]
  /// The properties with objects that their owner's own code makes.
  private var filled: Set<Field> = []
  /// The properties that other code fills, each with an object of its own.
  private var given: [Field: Int] = [:]
  private(set) var all: [StrongReference] = []

  private var program: Program { code.program }

  init(_ code: ProgramCode) {
    self.code = code
    strengths = ReferenceStrengths(code: code)
    for method in code.methods where method.type != nil && code.isOfApp(file: method.file) { read(method) }
    for closure in code.closures.all { read(closure) }
    let (libraries, views) = (OwnedByLibraries(code), OwnedByViews(code))
    for closure in libraries.closures + views.actions { keep(closure) }
    for hold in libraries.screens { read(hold) }
    for cell in views.cells { read(cell) }
    all = SureReferences(code, methods).among(all)
  }

  private mutating func keep(_ reference: StrongReference, setBy method: Method? = nil) {
    if let method { methods[reference, default: []].insert(method.key) }
    if seen.insert(reference).inserted { all.append(reference) }
  }

  /// A screen keeps its list, and that its cells.
  private mutating func read(_ given: OwnedByViews.CellProperty) {
    let method = given.method
    guard let type = method.type, let property = stored(given.property, on: given.cell),
      given.isClosure ? isClosure(property) : mayHold(property, type),
      let cell = object(.object(AllocationSite(type: given.cell, place: given.place)), in: method)
    else { return }
    let this = OwnedObject(type: type.index)
    keep(
      StrongReference(
        from: this,
        property: "view",
        to: cell,
        kind: .list,
        code: type.index,
        place: program.location(given.place),
        fix: ReferenceFix("let go of the cell"),
        isBroken: false
      )
    )
    if given.isClosure {
      let fix = ReferenceFix.capture(isOneEdit: returnsNothing(property))
      add(cell, property, this, .closure, method, given.place, fix)
    } else {
      add(cell, property, this, .property, method, property.place, strengths.weakening(property))
    }
  }

  private mutating func read(_ hold: OwnedByLibraries.Hold) {
    let screens = hold.screen.subject.flattened
    guard let type = hold.method.type, let property = stored(hold.property, on: type),
      let value = screens.all.only, !screens.isWidened, let screen = object(value, in: hold.method)
    else { return }
    let (this, fix) = (OwnedObject(type: type.index), ReferenceFix("let go of `\(hold.property)`"))
    add(this, property, screen, .property, hold.method, hold.screen.place, fix)
  }

  private mutating func read(_ method: Method) {
    for effect in method.effects where !effect.isPossible {
      switch effect.kind {
      case .sets(let name): add(effect, name, .property, in: method)
      case .adds(let list): add(effect, list, .list, in: method)
      default: break
      }
    }
  }

  private mutating func add(_ effect: Effect, _ name: Name, _ kind: StrongReference.Kind, in method: Method) {
    let (targets, subjects) = (effect.target.all, effect.subject.flattened)
    guard targets.count == 1, subjects.all.count == 1, !subjects.isWidened,
      let from = object(targets[0], in: method), let to = object(subjects.all[0], in: method),
      let property = stored(name, on: from.type), isReference(to.type),
      kind == .list || mayHold(property, TypeID(index: to.type))
    else { return }
    let place = kind == .property ? property.place : effect.places[0]
    // A list cannot be weak.
    let isList = kind == .list || property.fact.type?.element != nil
    let fix =
      isList
      ? ReferenceFix("take \(code.name(TypeID(index: to.type))) out of `\(name)`")
      : strengths.weakening(property)
    add(from, property, to, kind, method, place, fix)
  }

  /// Whether the declared type of a property fits an object. In `child.onEnd(…)`, a property with a closure may be
  /// called instead of a method.
  private func mayHold(_ property: Property, _ type: TypeID) -> Bool {
    guard let declared = property.fact.type else { return true }
    return program.parts(of: declared.unwrapped, in: property.scope).contains { part in
      switch part {
      case .source(let other, _): program.isRelated(other, type)
      case .external(let name, _): name == "AnyObject" || program.inherits(type, from: name)
      }
    }
  }

  private mutating func read(_ closure: StoredClosure) {
    let method = closure.method
    guard code.isOfApp(file: method.file) else { return }
    for target in closure.targets.all {
      guard let type = type(of: target, in: method),
        let property = stored(closure.property, on: type), isClosure(property)
      else { continue }
      if let ring = closure.ring {
        let object = OwnedObject(type: type.index)
        let fix =
          closure.isDirect
          ? ReferenceFix.capture(ring, isOneEdit: returnsNothing(property))
          : ReferenceFix("capture weakly the part of `\(ring)` that it needs")
        add(object, property, object, .closure, method, closure.place, fix, code: type)
      } else if closure.targets.all.count == 1, let from = object(target, in: method),
        let own = method.type, isReference(own.index)
      {
        let to = OwnedObject(type: own.index)
        add(from, property, to, .closure, method, closure.place, fix(closure, own, property))
      }
    }
    readGiven(closure, in: method)
  }

  /// A closure in an object that `self` was given: `self.model.onEnd = { self.close() }`. A property of `self` keeps the object,
  /// so it does not matter which code makes it.
  private mutating func readGiven(_ closure: StoredClosure, in method: Method) {
    guard closure.keepsSelf, let type = method.type,
      let holder = closure.holder.flatMap({ stored($0, on: type) }),
      let kept = classOf(holder, closure.targets), let property = stored(closure.property, on: kept),
      isClosure(property), !code.breaks.isGiven(closure.property, on: kept, besides: closure.place)
    else { return }
    let field = Field(type: type, name: holder.fact.name)
    if given[field] == nil, filled.contains(field) { return }
    let site = given[field] ?? -1 - given.count
    given[field] = site
    let (this, object) = (OwnedObject(type: type.index), OwnedObject(type: kept.index, site: site))
    add(this, holder, object, .property, method, holder.place, strengths.weakening(holder))
    add(object, property, this, .closure, method, closure.place, fix(closure, type, property))
  }

  /// The one class of the object in a property.
  private func classOf(_ property: Property, _ values: PointsToSet) -> TypeID? {
    let known = Set(values.all.compactMap(\.knownType))
    let types = known.isEmpty ? Set(code.types(of: property)) : known
    guard let type = types.only, program[type].isReference,
      !code.flow.classification.isTestDouble(type)
    else { return nil }
    return type
  }

  /// The type of an object; for a parameter, its declared class.
  private func type(of value: AbstractValue, in method: Method) -> TypeID? {
    if value == .this { return method.type }
    guard case .parameter(let position) = value else { return value.knownType }
    return code.types(ofParameter: position, of: method).first { program[$0].isReference }
  }

  /// The fix: the same closure with a weak capture of `self`.
  private func fix(_ closure: StoredClosure, _ type: TypeID, _ property: Property) -> ReferenceFix {
    let isOneEdit = returnsNothing(property)
    if closure.value.isClosure { return .capture(isOneEdit: isOneEdit) }
    if closure.value.callsOwn {
      return ReferenceFix("take a closure instead of an autoclosure, and capture `self` weakly")
    }
    guard let name = closure.value.name, let weak = code.weakCall(of: name, on: type) else {
      return .capture(isOneEdit: false)
    }
    return ReferenceFix("write `\(weak)`", isOneEdit ? .wrap(method: name.text, closure: weak) : nil)
  }

  /// Whether the closure of a property surely has no result, which a weak capture could not give.
  private func returnsNothing(_ property: Property) -> Bool {
    guard let type = property.fact.type else { return false }
    return code.flow.symbols.expanded(type, in: property.scope).returnsNothing
  }

  private mutating func add(
    _ from: OwnedObject,
    _ property: Property,
    _ to: OwnedObject,
    _ kind: StrongReference.Kind,
    _ method: Method,
    _ place: Place,
    _ fix: ReferenceFix,
    code owner: TypeID? = nil
  ) {
    guard let type = owner ?? method.type else { return }
    let (name, holder) = (property.fact.name, TypeID(index: from.type))
    let isBroken =
      kind == .list
      ? !code.removals.removals(of: TypeID(index: to.type), from: name, of: holder).isEmpty
      : code.breaks.isBroken(name, on: holder)
    keep(
      StrongReference(
        from: from,
        property: name.text,
        to: to,
        kind: kind,
        code: type.index,
        place: program.location(place),
        fix: fix,
        isBroken: isBroken
      ),
      setBy: method
    )
    if kind == .property, from.site == nil { filled.insert(Field(type: holder, name: name)) }
  }

  /// An object that a method surely means: `self`, or what an expression makes.
  private mutating func object(_ value: AbstractValue, in method: Method) -> OwnedObject? {
    switch value {
    case .this: return method.type.map { OwnedObject(type: $0.index) }
    case .object(let made):
      guard !code.flow.classification.isTestDouble(made.type) else { return nil }
      let site = sites[made] ?? sites.count
      sites[made] = site
      return OwnedObject(type: made.type.index, site: site)
    default: return nil
    }
  }

  private func stored(_ name: Name, on type: Int) -> Property? { stored(name, on: TypeID(index: type)) }

  private func stored(_ name: Name, on type: TypeID) -> Property? {
    guard program[type].isReference, let property = code.stored(name, on: type), !property.fact.isStatic,
      strengths.isStrong(property)
    else { return nil }
    return property
  }

  private func isReference(_ type: Int) -> Bool { program[TypeID(index: type)].isReference }

  /// Whether a property holds a closure.
  private func isClosure(_ property: Property) -> Bool {
    guard let type = property.fact.type else { return property.fact.initial?.isClosure ?? false }
    return code.flow.symbols.expanded(type, in: property.scope).isFunction
  }
}

extension StrongReference {
  /// A closure that captures the object that keeps it, in a property or in an object behind a property.
  ///
  /// - Parameter change: The change of the line that fixes the cycle, if the closure has no result.
  init(
    closureIn property: Name,
    of type: TypeID,
    at place: SourceLocation,
    _ isBroken: Bool,
    _ change: SourceChange? = nil
  ) {
    let this = OwnedObject(type: type.index)
    self.init(
      from: this,
      property: property.text,
      to: this,
      kind: .closure,
      code: type.index,
      place: place,
      fix: ReferenceFix("write `{ [weak self] … in … }`", change),
      isBroken: isBroken
    )
  }
}
