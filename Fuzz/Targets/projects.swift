import CoordinatorScanner

/// Any bytes are a project of Xcode, a manifest of Tuist or one of SwiftPM, as the first of them says: it gives modules or none.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  guard let kind = bytes.first else { return 0 }
  let paths = ["App/App.xcodeproj/project.pbxproj", "App/Project.swift", "App/Package.swift"]
  // The command replaces what is not UTF-8 before it reads a manifest.
  let text = Array(String(decoding: bytes.dropFirst(), as: UTF8.self).utf8)
  let map = ModuleMap([Manifest(path: paths[Int(kind) % paths.count], text: text)])
  let files = ["App/Sources/App/Main.swift", "App/Features/Login/Login.swift", "Other.swift"]
  precondition(map.modules(of: files).count == files.count, "a module for each file")
  return 0
}
