/// The references of an object through objects of libraries that it makes: the first screen of a navigation controller, the
/// closures of a container.
struct OwnedByLibraries {
  /// A property with a stack, and the effect that shows a screen on it.
  struct Hold {
    let method: Method
    let property: Name
    let screen: Effect
  }

  private let code: ProgramCode
  private(set) var screens: [Hold] = []
  private(set) var closures: [StrongReference] = []
  /// The code that replaces all screens of a stack, by the name of the variable.
  private var replacing: [Name: [Method]] = [:]
  /// The code that makes objects of each type: a method, and its expression.
  private var makers: [TypeID: [(method: Method, site: Expression?)]] = [:]

  /// A line that puts screens on the stack in a property.
  private struct Show {
    let method: Method
    let site: Expression
    /// Whether it takes the place of all screens.
    let replaces: Bool
    let isLater: Bool
  }

  init(_ code: ProgramCode) {
    self.code = code
    for method in code.methods {
      for effect in method.own where effect.kind == .creates {
        for type in effect.subject.types {
          makers[type, default: []].append((method, method.site(at: effect.place)?.expression))
        }
      }
    }
    var shows: [Name: [Show]] = [:]
    for method in code.methods where code.isOfApp(file: method.file) {
      closures += closures(of: method) + [lazyStream(of: method)].compactMap(\.self)
      for site in method.sites {
        guard let (property, replaces) = Self.stack(of: site.expression) else { continue }
        shows[property, default: []].append(
          Show(method: method, site: site.expression, replaces: replaces, isLater: site.isLater)
        )
      }
    }
    replacing = shows.mapValues { $0.filter(\.replaces).map(\.method) }
    for (property, shows) in shows.sorted(by: { $0.key < $1.key }) {
      let types = Set(shows.compactMap(\.method.type))
      screens += types.sorted().flatMap { screens(on: property, of: $0, shows) }
    }
  }

  // MARK: Screens

  /// Users pop all screens but the first.
  private func screens(on property: Name, of type: TypeID, _ shows: [Show]) -> [Hold] {
    guard isMade(property, on: type, UIKit.isStack) || isGivenNew(property, on: type) else { return [] }
    let own = shows.filter { show in
      show.method.type.map { code.program.isRelated($0, type) } ?? true
    }
    guard let first = own.filter({ !$0.isLater && code.runsOnce($0.method) }).only,
      first.method.type == type, own.allSatisfy({ !$0.replaces || $0.site.id == first.site.id })
    else { return [] }
    return first.method.effects(at: first.site).filter { $0.kind.shows }.map {
      Hold(method: first.method, property: property, screen: $0)
    }
  }

  /// Whether each maker of an object gives it a new stack, and no coordinator below it sets the screens of a stack.
  private func isGivenNew(_ name: Name, on type: TypeID) -> Bool {
    guard let property = code.stored(name, on: type), code.isKept(property), property.fact.initial == nil,
      property.fact.typeName.map({ UIKit.isStack($0.lastPart) }) ?? false,
      let makers = makers[type]
    else { return false }
    let isOwn = makers.allSatisfy { method, site in
      guard case .call(_, let arguments)? = site?.kind,
        let stack = arguments.first(where: { $0.label == name })?.value
      else { return false }
      return isNew(stack, in: method)
    }
    return isOwn && !replacesBelow(type)
  }

  /// Whether a coordinator below a type replaces the screens of a stack, which may be the same stack.
  private func replacesBelow(_ type: TypeID) -> Bool {
    var seen: Set = [type]
    var open = [type]
    while let next = open.popLast() {
      open += code.program.made(by: next).filter { code.nodes.contains($0) && seen.insert($0).inserted }
    }
    return replacing.values.joined().contains { $0.type.map { $0 != type && seen.contains($0) } ?? false }
  }

  /// Whether a value is a new stack without screens: a call, or a variable with its result.
  private func isNew(_ value: Expression, in method: Method) -> Bool {
    if let variable = value.plainName {
      guard !(replacing[variable] ?? []).contains(where: { $0 === method }) else { return false }
      let bound = method.sites.filter { $0.bound == variable }.map(\.expression)
      return bound.count == 1 && isNewResult(bound[0], in: method)
    }
    return isNewResult(value, in: method)
  }

  /// Whether a call makes a stack, or calls a helper that does.
  private func isNewResult(_ value: Expression, in method: Method) -> Bool {
    if Self.makesStack(value) { return true }
    guard case .call(let callee, _) = value.kind, let name = callee.ownName, let type = method.type else {
      return false
    }
    let helpers = code.methods(named: name, of: type)
    return !helpers.isEmpty
      && helpers.allSatisfy { helper in
        let result = helper.function.flatMap { code.program[$0].fact.returns?.name }
        return result.map { UIKit.isStack($0.lastPart) } ?? false
          && helper.sites.contains { Self.makesStack($0.expression) }
          && !replacing.values.joined().contains { $0 === helper }
      }
  }

  private static func makesStack(_ value: Expression) -> Bool {
    guard case .call(_, let arguments) = value.kind, let made = value.madeType else { return false }
    return arguments.isEmpty && UIKit.isStack(made.lastPart)
  }

  // MARK: Closures

  private func closures(of method: Method) -> [StrongReference] {
    guard let type = method.type else { return [] }
    let sites = method.sites.filter { site in
      guard case .call(let callee, _) = site.expression.kind, let base = callee.base, base.isOwn, !base.isSelf
      else { return false }
      return callee.member.map(PackagedRegistry.methods.registering.contains) ?? false
    }
    if sites.isEmpty { return [] }
    let captures = Captures(code, method)
    return sites.compactMap { site in
      guard case .call(let callee, let arguments) = site.expression.kind, let property = callee.base?.name,
        isMade(property, on: type, { PackagedRegistry.types.contains($0) }),
        let closure = arguments.map(\.value).first(where: captures.keepsSelf)
      else { return nil }
      let place = code.program.location(Place(file: method.file, at: closure.id))
      return StrongReference(
        closureIn: property,
        of: type,
        at: place,
        code.breaks.isBroken(property, on: type)
      )
    }
  }

  /// The closure of an operator, which a lazy stream keeps: `lazy var titles: Observable<[String]> = names.map { self.titles($0) }`.
  /// The operators have to start at a stream in a property of `self`: lists and optionals have a `map`, too.
  private func lazyStream(of method: Method) -> StrongReference? {
    guard case .initial(let owner, let index, _) = method.key, var next = method.statements.first?.result
    else { return nil }
    let property = code.program[owner].properties[index]
    guard property.fact.isLazy, code.isKept(property), isStream(property) else { return nil }
    var given: [Expression] = []
    while case .call(let callee, let arguments) = next.kind, let base = callee.base,
      callee.member.map(Streams.lasting.contains) ?? false
    {
      given += arguments.map(\.value)
      next = base
    }
    guard next.ownName.flatMap({ code.program.property($0, on: owner) }).map(isStream) ?? false,
      let closure = given.first(where: Captures(code, method).keepsSelf)
    else { return nil }
    let name = property.fact.name
    return StrongReference(
      closureIn: name,
      of: owner,
      at: code.program.location(Place(file: method.file, at: closure.id)),
      code.breaks.isBroken(name, on: owner) || isSet(name, on: owner)
    )
  }

  /// Whether a property is declared or made as a stream of a library. An optional one has a `map` of its own.
  private func isStream(_ property: Property) -> Bool {
    let type = property.fact.type
    guard let name = type.map({ $0.name }) ?? property.fact.initial?.madeType, type == type?.unwrapped,
      code.program.resolve(name, in: property.scope) == nil
    else { return false }
    return Streams.types.contains(name.lastPart) || Streams.subjects.contains(name.lastPart)
  }

  /// Whether code gives a property something else.
  private func isSet(_ name: Name, on owner: TypeID) -> Bool {
    code.methods(of: owner).contains { method in
      method.sites.contains { site in
        if case .assignment(let left, _) = site.expression.kind { left.name == name } else { false }
      }
    }
  }

  /// Whether a property starts with a new object of a type.
  private func isMade(_ name: Name, on type: TypeID, _ isMeant: (String) -> Bool) -> Bool {
    guard let property = code.stored(name, on: type), code.program[type].isReference, code.isKept(property),
      case .call? = property.fact.initial?.kind
    else { return false }
    return property.fact.typeName.map { isMeant($0.lastPart) } ?? false
  }

  /// The property with a navigation controller that it gives screens, and whether these are all.
  private static func stack(of expression: Expression) -> (property: Name, replaces: Bool)? {
    switch expression.kind {
    case .call(let callee, _):
      guard let member = callee.member, UIKit.pushing.contains(member), let property = callee.base?.name
      else { return nil }
      return (property, member == "setViewControllers")
    case .assignment(let left, _):
      guard left.member == UIKit.filledProperty, let property = left.base?.name else { return nil }
      return (property, true)
    default: return nil
    }
  }
}

extension Effect.Kind {
  fileprivate var shows: Bool {
    switch self {
    case .hands(let name), .calls(let name): UIKit.pushing.contains(name)
    case .sets(let name): name == UIKit.filledProperty
    default: false
    }
  }
}
