import Testing

@Suite("Only the command touches the world")
struct PurityTests {
  @Test func noLibraryTouchesFilesEnvironmentOrOutput() {
    #expect(SourceFile.all.flatMap(World.touches) == [])
  }

  @Test func nothingTraps() {
    #expect(SourceFile.all.flatMap(Traps.uses) == [])
  }

  @Test(arguments: [
    "print(1)", "debugPrint(1)", "FileManager.default", "ProcessInfo.processInfo", "fputs(a, stderr)",
    "CommandLine.arguments", "try text.write(to: url, atomically: true)",
    "let text = try String(contentsOf: url)", "exit(1)",
    "URLSession.shared", "\"\\(getenv(\"A\"))\"", "NSLog(a)", "Date()", "let now = Date.now",
  ])
  func aPlantedTouchIsSeen(text: String) {
    #expect(World.touches(in: file("CoordinatorCore/Planted.swift", text)).isEmpty == false)
  }

  @Test func theCommandMay() {
    #expect(World.touches(in: file("CoordViz/Planted.swift", "print(1)")) == [])
    #expect(World.touches(in: file("CoordinatorGraph/Planted.swift", "// print(1)\nfootprint(1)")) == [])
  }

  @Test(arguments: ["try! make()", "a as! B", "fatalError()", "// TODO: mend", "// FIXME"])
  func aPlantedTrapIsSeen(text: String) {
    #expect(Traps.uses(in: file("CoordViz/Planted.swift", text)).count == 1)
  }

  private func file(_ path: String, _ text: String) -> SourceFile {
    SourceFile(path: "Sources/\(path)", text: text)
  }
}

/// What reaches out of the process: files, environment, clock, network, standard streams.
enum World {
  static func touches(in file: SourceFile) -> [FoundWord] {
    let mayTouch = file.target == "CoordViz" || exceptions.contains(file.path)
    return mayTouch ? [] : file.occurrences(of: words)
  }

  /// What streams a run to `coordviz serve` where the app asks for it. The writers in what apps embed, which save what they are asked to where the app says, and the time by which a
  /// tracker knows what had time to go; and the file of the running program itself, which says where a closure was written.
  private static let exceptions = [
    "Sources/CoordinatorCore/Streaming/StreamConnection.swift",
    "Sources/CoordinatorSymbols/ProgramFile.swift",
    "Sources/CoordinatorCore/Saving/Saving.swift",
    "Sources/CoordinatorCore/Saving/RecordingFile.swift",
    "Sources/CoordinatorCore/System/System.swift",
  ]

  private static let words = [
    "print(", "debugPrint(", "dump(", "NSLog", "os_log", "readLine(", "stdin", "stdout", "stderr", "fputs",
    "puts(",
    "fopen", "open(", "FileManager", "FileHandle", "String(contentsOf", "Data(contentsOf", "atomically:",
    "URL(",
    "ProcessInfo", "getenv", "setenv", "CommandLine", "Process(", "exit(", "abort(", "URLSession", "socket(",
    "Date(",
    "Date.now", "DispatchTime", "clock_gettime", "UserDefaults", "systemUptime",
  ]
}

/// What ends a program where an error should be told, and notes that work was left undone.
enum Traps {
  static func uses(in file: SourceFile) -> [FoundWord] {
    let notes = file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains("TODO") || $0.element.contains("FIXME") }
    return file.occurrences(of: ["try!", "as!", "fatalError"])
      + notes.map { FoundWord(path: file.path, line: $0.offset + 1, word: "a note to self") }
  }
}
