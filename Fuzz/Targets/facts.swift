import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorLint
import CoordinatorScanner

/// Any bytes are the facts of a file or none; what was read is read again from what is written of it, and is analysed to the
/// end.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let facts = FileFacts(bytes: Array(UnsafeBufferPointer(start: start, count: count))) else { return 0 }
  precondition(FileFacts(bytes: facts.bytes) == facts, "what was written is read as something else")
  let program = Program([facts])
  _ = program.lint()
  guard let snapshot = try? program.snapshot(name: "App") else { fatalError("no graph") }
  precondition(
    (try? Snapshot(json: Array(snapshot.json().utf8))) == snapshot,
    "the snapshot is read as another"
  )
  return 0
}
