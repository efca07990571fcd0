/// Finds the functions that a call may mean: by name, labels, types of arguments, and the type of the receiver.
///
/// It follows the main rules of Swift. If several functions fit, all of them count.
struct OverloadResolver {
  let context: FunctionContext

  var program: Program { _read { yield context.flow.program } }
  var symbols: SymbolLookup { context.symbols }

  /// A protocol with more concrete types says nothing about the value behind it.
  static let mostImplementers = 16

  /// The concrete types of a protocol, without test doubles; the type itself where it is no protocol. Empty where there are
  /// too many.
  func implementers(of type: TypeID) -> [TypeID] {
    guard program[type].isProtocol else { return [type] }
    let types = symbols.receivers(of: Field(type: type, name: ""), from: context.scope.file) {
      symbols.concreteTypes(below: type).filter { !context.classification.isTestDouble($0) }
    }
    return types.count > Self.mostImplementers ? [] : types
  }

  /// The types whose implementation of a method a call may reach (dynamic dispatch): the types that implement a
  /// protocol, and the subclasses that override the method. If no type of the program conforms to the protocol,
  /// classes of the system may: `extension UINavigationController: StackNavigator`.
  func receivers(of name: Name, on type: TypeID) -> [TypeID] {
    if program[type].isProtocol {
      return symbols.concreteTypes(below: type).isEmpty
        ? program.extended(below: type) : implementers(of: type)
    }
    let overriding = symbols.receivers(of: Field(type: type, name: name), from: context.scope.file) {
      subtypes(overriding: name, of: type)
    }
    return overriding.count > Self.mostImplementers ? [type] : [type] + overriding
  }

  private func subtypes(overriding name: Name, of type: TypeID) -> [TypeID] {
    let own = Set(context.methods(named: name, on: type))
    return symbols.concreteTypes(below: type).filter { below in
      !own.isSuperset(of: context.methods(named: name, on: below))
        && !context.classification.isTestDouble(below)
    }
  }

  /// The methods of a type that a call may mean by its labels. A value of several protocols may get the method from another
  /// one of them, so the types that implement the protocol count too.
  func methods(named name: Name, on type: TypeID, for arguments: [EvaluatedArgument]) -> [FunctionID] {
    let named = context.methods(named: name, on: type)
    let own = labelled(named, like: arguments)
    guard own.isEmpty, !named.isEmpty, program[type].isProtocol else { return own }
    return implementers(of: type).lazy
      .map { labelled(context.methods(named: name, on: $0), like: arguments) }
      .first { !$0.isEmpty } ?? []
  }

  /// The methods of a name that `super` means: those of the nearest superclass that has any.
  func methodsOfSuper(named name: Name) -> [FunctionID] {
    guard let owner = context.scope.type ?? context.this else { return [] }
    return program.ancestors(of: owner).lazy.filter { !program[$0.type].isProtocol }
      .map { context.methods(named: name, on: $0.type) }
      .first { !$0.isEmpty } ?? []
  }

  /// The generic arguments of a call.
  func bindings(of function: FunctionID, _ arguments: [EvaluatedArgument]) -> [Name: PointsToSet] {
    let fact = program[function].fact
    guard !fact.generics.isEmpty, let places = places(of: arguments, in: function) else { return [:] }
    let match = Match(function: function, places: places)
    return GenericBindings(fact: fact, arguments: match.values(arguments, for: fact.parameters)).all
  }
}
