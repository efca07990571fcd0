// The only file that imports the test frameworks. This target is for tests only, so that neither gets into an
// app. If one framework is missing, the other is used.
#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// The place of an expectation in the source of a test.
struct TestPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

/// Records a failure of the current test in Swift Testing or XCTest.
enum TestFailure {
  /// Records a failure at a place of the test's source.
  static func record(_ message: String, at place: TestPlace) {
    #if canImport(Testing)
      if Test.current != nil {
        recordIssue(message, at: place)
        return
      }
    #endif
    // Swift Testing does not know its current test inside an unstructured task. Each framework checks whether
    // it is running, so this records the failure in both.
    #if canImport(XCTest)
      XCTFail(message, file: place.filePath, line: place.line)
    #endif
    #if canImport(Testing)
      recordIssue(message, at: place)
    #endif
  }

  #if canImport(Testing)
    private static func recordIssue(_ message: String, at place: TestPlace) {
      let location = SourceLocation(
        fileID: "\(place.fileID)",
        filePath: "\(place.filePath)",
        line: Int(place.line),
        column: Int(place.column)
      )
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    }
  #endif
}
