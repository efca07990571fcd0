import CoordinatorGraph

/// The source places of functions in the running program, by their addresses; nil if the program was stripped
/// of its names.
///
/// Used only for places that an explanation shows, because it reads files. Results are cached.
enum CodePlaces {
  private static let lock = Lock()
  // Guarded by the lock.
  nonisolated(unsafe) private static var known: [UInt: CodePlace?] = [:]

  /// There are no more closures in an explanation, and few programs have more of interest.
  private static let most = 1000

  /// The function at an address.
  static func place(of function: UInt) -> CodePlace? {
    guard !Emulation.isOfApple else { return nil }
    if let known = lock.locked({ known[function] }) { return known }
    let place = UnsafeRawPointer(bitPattern: function).flatMap(LoadedProgram.place)
    lock.locked {
      if known.count >= most { known = [:] }
      known[function] = .some(place)
    }
    return place
  }

  /// Where the class was written that declares a property of objects of a class.
  static func location(ofClassWith property: String, in type: AnyClass) -> SourceLocation? {
    declaringClass(of: property, in: type).flatMap(location)
  }

  /// The place of a class: the line of its declaration, or of its `deinit` if it has one.
  private static func location(of type: AnyClass) -> SourceLocation? {
    guard ClassMetadata(of: type) != nil else { return nil }
    // Source: `FullMetadata` of the Swift ABI: the pointer to the deallocating function is two words before
    // the class.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return metadata.pointer(at: -16).flatMap { place(of: UInt(bitPattern: $0)) }?.location
  }
}

/// Where a piece of the running program was written.
struct CodePlace {
  /// `closure #1 in AppCoordinator.checkOut()`.
  let name: String
  /// `Shop/Checkout.swift:18`, where the program has a table of lines.
  let location: SourceLocation?

  /// Of a symbol as the compiler writes it, whose line is at a path.
  init?(symbol: String, line: (path: String, line: Int)?) {
    guard let demangled = Demangler.text(of: symbol), let name = FunctionName(demangled: demangled) else {
      return nil
    }
    self.name = name.text
    location = line.flatMap { line in
      line.path.split(separator: "/").last.map {
        SourceLocation(file: "\(name.module)/\($0)", line: line.line)
      }
    }
  }

  /// The name of a closure's function, without the suffix of the wrappers that the compiler generates.
  static func wrapped(by symbol: String) -> String? {
    for suffix in ["TATu", "TA"] where symbol.hasSuffix(suffix) {
      return String(symbol.dropLast(suffix.count))
    }
    return nil
  }
}
