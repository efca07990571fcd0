#if os(Linux)
  /// The names and lines in the files of the running program, in the formats of Linux. Apps do not link this.
  package enum ProgramSymbols {
    /// A function, and where it was written.
    package typealias Function = (symbol: String, line: (path: String, line: Int)?)
    package typealias Variable = (symbol: String, address: UnsafeRawPointer, size: Int)

    /// The function at an address in a file that was loaded.
    ///
    /// - Parameter wrapped: The name of the function that a wrapper, which has no line, is around.
    package static func function(
      at address: UnsafeRawPointer,
      inFileAt path: String,
      loadedAt start: UnsafeRawPointer,
      wrapped: (String) -> String?
    ) -> Function? {
      guard let file = ProgramFile(path: path, loadedAt: start) else { return nil }
      defer { file.end() }
      guard let table = symbolTable(of: file),
        let symbol = table.symbol(at: file.address(address, loadedAt: start))
      else { return nil }
      let closure = wrapped(symbol.name).flatMap(table.symbol(named:)) ?? symbol
      return (symbol.name, line(of: closure, in: file))
    }

    /// The symbols of a file whose names end so.
    package static func variables(
      endingIn end: String,
      ofFileAt path: String,
      loadedAt start: UnsafeRawPointer
    ) -> [Variable] {
      guard let file = ProgramFile(path: path, loadedAt: start) else { return [] }
      defer { file.end() }
      return symbolTable(of: file)?.symbols(endingIn: end).map { symbol in
        let address = file.pointer(to: Int(symbol.addresses.lowerBound), loadedAt: start)
        return (symbol.name, address, symbol.addresses.count)
      } ?? []
    }

    private static func symbolTable(of file: ProgramFile) -> SymbolTable? {
      let symbolTable: UInt32 = 2
      guard let section = file.sections.first(where: { $0.type == symbolTable }),
        file.sections.indices.contains(section.link), let symbols = file.bytes(of: section),
        let texts = file.bytes(of: file.sections[section.link])
      else { return nil }
      return SymbolTable(symbols: symbols, texts: texts)
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
  }
#endif
