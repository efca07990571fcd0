import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorLint
import CoordinatorScanner

/// Any bytes are scanned as a file of Swift, to the end: parser, program, findings, snapshot.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // The command replaces what is not UTF-8 before it scans.
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let file = SourceFile(path: "App/Main.swift", module: "App", text: Array(text.utf8))
  let program = Program([file.facts()])
  _ = program.lint()
  guard let snapshot = try? program.snapshot(name: "App") else { fatalError("no graph") }
  let again = try? Snapshot(json: Array(snapshot.json().utf8))
  precondition(again == snapshot, "what was written is read as something else")
  return 0
}
