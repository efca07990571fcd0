import CoordinatorDeclarations
import CoordinatorDiagrams
import CoordinatorGraph

/// Any text states a graph or is a named error; what was read is read again from the snapshot that is written of it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  do throws(MermaidError) {
    let snapshot = try Snapshot(markdown: text)
    let again = try? Snapshot(json: Array(snapshot.json().utf8))
    precondition(again == snapshot, "what was written is read as something else")
  } catch {
    precondition(!error.description.isEmpty, "an error without words")
  }
  return 0
}
