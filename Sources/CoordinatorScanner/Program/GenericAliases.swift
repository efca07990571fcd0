/// Aliases of generic classes that are types of their own: `typealias ChatRouter = Router<ChatPage>` reads as
/// `final class ChatRouter: Router<ChatPage> {}`.
///
/// To Swift, both are one type. So an alias stays a mere name where a property, a parameter or a result is declared as
/// `Router<ChatPage>`, or where that has another alias.
struct GenericAliases {
  private(set) var all: [(type: TypeFact, file: Int)] = []

  /// Finds them among the declared types of a program. O(size of its declarations), if there are some.
  init(_ program: Program) {
    var found: [String: [(type: TypeFact, file: Int)]] = [:]
    for file in program.files.indices {
      for alias in program.files[file].aliases where Self.isMeant(alias, inFile: file, program) {
        let type = TypeFact(kind: .alias, name: alias.name, line: alias.line, inherited: [alias.type])
        found[alias.type.description, default: []].append((type, file))
      }
    }
    if found.isEmpty { return }
    for written in program.files.flatMap(Self.writtenTypes) { found[written.unwrapped.description] = nil }
    all = found.values.compactMap(\.only).sorted {
      ($0.file, $0.type.line, $0.type.name.text) < ($1.file, $1.type.line, $1.type.name.text)
    }
  }

  private static func isMeant(_ alias: AliasFact, inFile file: Int, _ program: Program) -> Bool {
    guard !alias.isLimited, !alias.type.arguments.isEmpty, let name = alias.type.name,
      name.lastPart != alias.name.text
    else { return false }
    return program.resolve(name, in: Scope(file: file, type: nil)).map { program[$0].kind } == .class
  }

  /// The types that the declarations of a file name.
  private static func writtenTypes(in file: FileFacts) -> [TypeReference] {
    let properties = file.types.flatMap(\.properties) + file.variables
    let functions = file.types.flatMap(\.functions) + file.functions
    return properties.compactMap(\.keptType) + functions.flatMap(\.parameters).compactMap(\.type)
      + functions.compactMap(\.returns)
  }

  /// The class that declares what a type has: for an alias, the generic class behind it.
  static func declaration(of type: TypeID, in program: Program) -> TypeID {
    program[type].kind == .alias ? program.ancestors(of: type).first?.type ?? type : type
  }

  /// Those that some object keeps; the others only views have.
  static func keptByObjects(in program: Program) -> Set<TypeID> {
    guard program.types.contains(where: { $0.kind == .alias }) else { return [] }
    let properties = program.types.filter(\.isReference).flatMap(\.properties)
    return Set(properties.compactMap(program.type(of:)).filter { program[$0].kind == .alias })
  }
}
