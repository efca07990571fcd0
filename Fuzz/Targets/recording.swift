import CoordinatorDiagrams
import CoordinatorGraph

/// Any bytes are a recording or a named error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  _ = Recording.looksLike(bytes)
  do throws(RecordingError) {
    let recording = try Recording(jsonLines: bytes)
    _ = (recording.leaks, recording.snapshots, recording.checks)
  } catch {
    precondition(!error.description.isEmpty, "an error without words")
  }
  return 0
}
