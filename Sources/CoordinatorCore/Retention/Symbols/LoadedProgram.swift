import CoordinatorGraph

/// The parts that the running program was loaded from, as the system lists them.
enum LoadedProgram {
  /// Source: `Dl_info`: the path and the start of the file, then the name and the start of the symbol.
  private typealias Info = (
    path: UnsafePointer<CChar>?, start: UnsafeRawPointer?, symbol: UnsafePointer<CChar>?,
    address: UnsafeRawPointer?
  )
  private typealias Ask = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32

  private static let ask: Ask? = runtimeSymbol("dladdr").map { unsafeBitCast($0, to: Ask.self) }

  /// The function at an address.
  static func place(of function: UnsafeRawPointer) -> CodePlace? {
    var info = Info(nil, nil, nil, nil)
    guard let ask, ask(function, &info) != 0 else { return nil }
    #if os(Linux)
      // The system only knows exported names, and closures are not exported.
      guard let start = info.start, let path = info.path.map({ String(cString: $0) }) else { return nil }
      return place(of: function, inFileAt: path.hasPrefix("/") ? path : "/proc/self/exe", loadedAt: start)
    #else
      return info.symbol.flatMap { CodePlace(symbol: String(cString: $0), line: nil) }
    #endif
  }

  #if os(Linux)
    private static let lock = Lock()
    // Guarded by the lock.
    nonisolated(unsafe) private static var knownStatics: [UInt: [StaticVariable]] = [:]

    /// The static variables of the program that an address is in.
    static func statics(ofProgramWith address: UnsafeRawPointer) -> [StaticVariable] {
      var info = Info(nil, nil, nil, nil)
      guard let ask, ask(address, &info) != 0, let start = info.start else { return [] }
      let key = UInt(bitPattern: start)
      if let known = lock.locked({ knownStatics[key] }) { return known }
      let path = info.path.map { String(cString: $0) } ?? ""
      let statics = statics(ofFileAt: path.hasPrefix("/") ? path : "/proc/self/exe", loadedAt: start)
      lock.locked { knownStatics[key] = statics }
      return statics
    }

    private static func statics(ofFileAt path: String, loadedAt start: UnsafeRawPointer) -> [StaticVariable] {
      guard let file = ProgramFile(path: path, loadedAt: start) else { return [] }
      defer { file.end() }
      guard let table = symbolTable(of: file) else { return [] }
      return table.symbols(endingIn: "vpZ").compactMap { symbol in
        let address = file.pointer(to: Int(symbol.addresses.lowerBound), loadedAt: start)
        let variable = StaticVariable(symbol: symbol.name, address: address)
        return variable.flatMap { ValueWitnesses(of: $0.type).size <= symbol.addresses.count ? $0 : nil }
      }
    }

    private static func symbolTable(of file: ProgramFile) -> SymbolTable? {
      let symbolTable: UInt32 = 2
      guard let section = file.sections.first(where: { $0.type == symbolTable }),
        file.sections.indices.contains(section.link), let symbols = file.bytes(of: section),
        let texts = file.bytes(of: file.sections[section.link])
      else { return nil }
      return SymbolTable(symbols: symbols, texts: texts)
    }

    private static func place(
      of function: UnsafeRawPointer,
      inFileAt path: String,
      loadedAt start: UnsafeRawPointer
    ) -> CodePlace? {
      guard let file = ProgramFile(path: path, loadedAt: start) else { return nil }
      defer { file.end() }
      guard let table = symbolTable(of: file),
        let symbol = table.symbol(at: file.address(function, loadedAt: start))
      else { return nil }
      // A wrapper around a closure has no line in source.
      let closure = CodePlace.wrapped(by: symbol.name).flatMap(table.symbol(named:)) ?? symbol
      return CodePlace(symbol: symbol.name, line: line(of: closure, in: file))
    }

    private static func line(of symbol: SymbolTable.Symbol, in file: ProgramFile) -> (
      path: String, line: Int
    )? {
      guard file.sections.indices.contains(file.nameSection),
        let names = file.bytes(of: file.sections[file.nameSection]),
        let section = file.section(".debug_line", texts: names), section.size <= LineTable.mostBytes
      else { return nil }
      return file.bytes(of: section).flatMap { LineTable(section: $0).place(of: symbol.addresses) }
    }
  #endif
}
