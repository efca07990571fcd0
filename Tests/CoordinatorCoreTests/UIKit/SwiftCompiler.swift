import Foundation
import TestSupport

/// The compiler that is on the path, for code that must compile but is not built with the tests.
struct SwiftCompiler {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("compiled-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func removeFolder() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Makes a module from sources that may import those made before.
  ///
  /// - Returns: What the compiler says; empty when all is well.
  func makeModule(_ name: String, from sources: [String], languageMode: Int = 6) throws -> String {
    let output = folder.appendingPathComponent("\(name).swiftmodule").path
    let options = ["-emit-module", "-module-name", name, "-o", output]
    return try run(options + ["-swift-version", "\(languageMode)"] + sources)
  }

  /// Checks sources that may import the modules made before.
  func check(_ name: String, _ sources: [String], options: [String]) throws -> String {
    try run(["-typecheck", "-module-name", name] + options + sources)
  }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-parse-as-library", "-package-name", "coordviz", "-I", folder.path] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 || !words.isEmpty
      ? words : "swiftc ended with \(process.terminationStatus)"
  }

  /// The paths of the Swift files below a folder of the project.
  static func sources(below path: String) throws -> [String] {
    let root = projectFolder.appendingPathComponent(path)
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return files.filter { $0.hasSuffix(".swift") }.sorted().map { root.appendingPathComponent($0).path }
  }
}
