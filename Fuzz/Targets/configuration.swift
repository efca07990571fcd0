import CoordinatorDeclarations
import CoordinatorGraph

private let words = {
  var words = Configuration.Words.none
  words.rules = ["attached-twice"]
  words.themes = ["default", "guide"]
  words.directions = ["TD", "LR"]
  words.languages = ["en", "ko"]
  words.media = ["html", "markdown"]
  return words
}()

/// Any text is a configuration or a named error; what is written of a configuration is read as the same one.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  do throws(DeclarationError) {
    let configuration = try Configuration(yaml: text, words: words)
    let again = try? Configuration(yaml: configuration.yaml(), words: words)
    precondition(again?.yaml() == configuration.yaml(), "what was written is read as something else")
  } catch {
    precondition(!error.description.isEmpty, "an error without words")
  }
  return 0
}
