#if os(Linux)
  import CoordinatorSymbols
#endif

/// The names in the files that the running program was loaded from.
enum LoadedProgram {
  private static let lock = Lock()
  // Guarded by the lock.
  nonisolated(unsafe) private static var knownStatics: [UInt: [StaticVariable]] = [:]

  /// The function at an address.
  static func place(of function: UnsafeRawPointer) -> CodePlace? {
    guard let file = LoadedFile(holding: function) else { return nil }
    #if os(Linux)
      // The system only knows exported names, and closures are not exported.
      guard let start = file.start else { return nil }
      return ProgramSymbols.function(
        at: function,
        inFileAt: readablePath(of: file),
        loadedAt: start,
        wrapped: CodePlace.wrapped
      ).flatMap { CodePlace(symbol: $0.symbol, line: $0.line) }
    #else
      return file.symbol.flatMap { CodePlace(symbol: $0, line: nil) }
    #endif
  }

  /// The static variables of the program that an address is in.
  static func statics(ofProgramWith address: UnsafeRawPointer) -> [StaticVariable] {
    guard let file = LoadedFile(holding: address), let start = file.start else { return [] }
    let key = UInt(bitPattern: start)
    if let known = lock.locked({ knownStatics[key] }) { return known }
    let statics = statics(of: file, loadedAt: start)
    lock.locked { knownStatics[key] = statics }
    return statics
  }

  private static func statics(of file: LoadedFile, loadedAt start: UnsafeRawPointer) -> [StaticVariable] {
    // Stored static properties end so.
    let end = "vpZ"
    #if os(Linux)
      let found = ProgramSymbols.variables(endingIn: end, ofFileAt: readablePath(of: file), loadedAt: start)
      return found.compactMap { symbol, address, size in
        let variable = StaticVariable(symbol: symbol, address: address)
        return variable.flatMap { ValueWitnesses(of: $0.type).size <= size ? $0 : nil }
      }
    #else
      var image = MachOImage(at: start)
      return StaticVariable.all(among: image?.variables(endingIn: end) ?? [])
    #endif
  }

  #if os(Linux)
    private static func readablePath(of file: LoadedFile) -> String {
      file.path.hasPrefix("/") ? file.path : "/proc/self/exe"
    }
  #endif
}
