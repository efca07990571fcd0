import Foundation

/// The compiler that is on the path, for code that must compile but is not built with the tests.
public struct SwiftCompiler {
  /// Where modules, libraries and programs are made.
  public let folder: URL
  /// Other folders with modules and libraries that the code may import.
  private let searched: [URL]

  /// A compiler that makes things in a new folder, or in the given one.
  public init(into folder: URL? = nil, using searched: [URL] = []) throws {
    self.folder =
      folder
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("compiled-\(UUID().uuidString)")
    self.searched = searched
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
  }

  /// Removes what was made.
  public func removeFolder() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Makes a module from sources that may import those made before.
  ///
  /// - Returns: What the compiler says; empty when all is well.
  public func makeModule(_ name: String, from sources: [String], languageMode: Int = 6) throws -> String {
    let output = folder.appendingPathComponent("\(name).swiftmodule").path
    let options = ["-emit-module", "-enable-testing", "-module-name", name, "-o", output]
    return try run(options + ["-swift-version", "\(languageMode)"] + sources)
  }

  /// Makes a library from sources that may use those made before.
  public func makeLibrary(_ name: String, from sources: [String]) throws -> String {
    let output = folder.appendingPathComponent("lib\(name).so").path
    let module = folder.appendingPathComponent("\(name).swiftmodule").path
    let options = ["-emit-library", "-emit-module", "-enable-testing", "-emit-module-path", module]
    return try run(
      options + ["-module-name", name] + libraries + ["-o", output, "-swift-version", "6"] + sources
    )
  }

  /// Makes a program from sources that may use the libraries made before, and runs it.
  ///
  /// - Returns: What the compiler and the program print.
  public func run(_ name: String, _ sources: [String]) throws -> String {
    let program = folder.appendingPathComponent(name)
    let options = ["-module-name", name, "-o", program.path, "-swift-version", "6", "-g"]
    let words = try run(options + libraries + sources)
    guard words.isEmpty else { return words }
    return try output(of: program, [])
  }

  /// The options that name the libraries made before.
  private var libraries: [String] {
    ([folder] + searched).flatMap { folder in
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let names = files.filter { $0.hasSuffix(".so") }.sorted().map { $0.dropFirst(3).dropLast(3) }
      return ["-L", folder.path, "-Xlinker", "-rpath", "-Xlinker", folder.path] + names.map { "-l\($0)" }
    }
  }

  /// Checks sources that may import the modules made before.
  public func check(_ name: String, _ sources: [String], options: [String]) throws -> String {
    try run(["-typecheck", "-module-name", name] + options + sources)
  }

  private func run(_ arguments: [String]) throws -> String {
    let common = ["swiftc", "-wmo", "-parse-as-library", "-package-name", "coordviz"]
    let modules = ([folder] + searched).flatMap { ["-I", $0.path] }
    return try output(of: URL(fileURLWithPath: "/usr/bin/env"), common + modules + arguments)
  }

  private func output(of program: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 || !words.isEmpty
      ? words : "\(arguments.first ?? program.path) ended with \(process.terminationStatus)"
  }

  /// The paths of the Swift files below a folder of the project.
  public static func sources(below path: String) throws -> [String] {
    let root = projectFolder.appendingPathComponent(path)
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return files.filter { $0.hasSuffix(".swift") }.sorted().map { root.appendingPathComponent($0).path }
  }
}
