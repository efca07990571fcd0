/// Closures that code gives to a property of another object, and that run only if something calls that property:
/// `child.onFinish = { self.remove(child) }`.
struct Callbacks {
  /// The properties to which closures are given, by the expressions in these.
  private var properties: [Place: Name] = [:]
  /// The types whose code calls a property or passes it on, and whether it does so on `self`.
  private var uses: [Name: [(type: TypeID?, isOwn: Bool)]] = [:]

  init(_ methods: [Method]) {
    var given: Set<Name> = []
    for method in methods {
      for site in method.sites {
        guard let (property, body) = site.expression.givenToOther else { continue }
        given.insert(property)
        for inner in SiteReader.sites(of: body) {
          properties[Place(file: method.file, at: inner.expression.id)] = property
        }
      }
    }
    for method in methods {
      var set: Set<ExpressionID> = []
      for site in method.sites {
        if case .assignment(let left, _) = site.expression.kind { set.insert(left.id) }
        guard let name = site.expression.name, given.contains(name), !set.contains(site.expression.id)
        else { continue }
        uses[name, default: []].append((method.type, site.expression.isOwn))
      }
    }
  }

  /// Whether a line stands in a closure of a property of an object, and nothing calls that property on such objects.
  func isSilent(_ place: Place, of child: TypeID, _ code: ProgramCode) -> Bool {
    guard let property = properties[place], code.stored(property, on: child) != nil else { return false }
    return !(uses[property] ?? []).contains { use in
      guard use.isOwn, let type = use.type else { return true }
      return code.program.isRelated(type, child)
    }
  }
}

extension Expression {
  /// A closure that it gives to a property of another object: `child.onEnd = { … }`.
  var givenToOther: (property: Name, body: [Statement])? {
    guard case .assignment(let left, let right) = kind, !left.isOwn, let property = left.member,
      let body = right.closureBody
    else { return nil }
    return (property, body)
  }
}
