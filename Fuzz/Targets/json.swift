import CoordinatorDiagrams
import CoordinatorGraph

/// Any bytes are a snapshot or a named error; what was read is read again from what is written of it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  do throws(SnapshotError) {
    let snapshot = try Snapshot(json: bytes)
    let again = try? Snapshot(json: Array(snapshot.json().utf8))
    precondition(again == snapshot, "what was written is read as something else")
  } catch {
    precondition(!error.description.isEmpty, "an error without words")
  }
  return 0
}
