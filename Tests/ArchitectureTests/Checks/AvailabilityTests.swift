import Testing

@Suite("No API newer than iOS 13 in what apps embed")
struct AvailabilityTests {
  @Test func nothingNewerIsUsed() {
    let embedded = SourceFile.all.filter { Target.embedded.contains($0.target) }
    #expect(embedded.flatMap(NewerAPI.uses) == [])
  }

  @Test(arguments: [
    "let pause: Duration", "Task.sleep(for: pause)", "ContinuousClock().now", "let lock = Mutex(0)",
    "URL(filePath: path)", "@Observable class A {}", "text.contains(\"ab\")", "text.ranges(of: word)",
    "text.split(separator: \", \")", "text.replacing(a, with: b)", "Regex { }", "text.firstMatch(of: a)",
    "sheet.sheetPresentationController", "let wide: Int128", "date.formatted()", "Logger()",
  ])
  func aPlantedUseIsSeen(text: String) {
    #expect(NewerAPI.uses(in: file(text)).isEmpty == false)
  }

  @Test(arguments: [
    "// Duration", "\"\"\"\nMutex\n\"\"\"", "let animationDuration = 1", "text.contains(\"\\n\")",
    "text.split(separator: \",\")", "names.contains(name)",
  ])
  func whatIOS13HasIsLeftAlone(text: String) {
    #expect(NewerAPI.uses(in: file(text)) == [])
  }

  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "Sources/CoordinatorCore/Planted.swift", text: text)
  }
}

/// API that Linux compiles without a word and that an app for iOS 13 cannot have.
enum NewerAPI {
  static func uses(in file: SourceFile) -> [FoundWord] {
    file.occurrences(of: words + wordsBeforeText)
  }

  /// Types, functions and labels. The version is the iOS that they came with.
  private static let words =
    ios14 + ios15 + ios16 + ios17 + ios18

  private static let ios14 = ["Logger", "UTType", "UIListContentConfiguration", "UIColorWell"]
  private static let ios15 = [
    ".formatted", "AttributedString", "FormatStyle", "UISheetPresentationController",
    "sheetPresentationController", "UIButton.Configuration", "Date.now",
  ]
  private static let ios16 = [
    "Regex", "firstMatch", "wholeMatch", "prefixMatch", "Duration", "ContinuousClock", "SuspendingClock",
    "Clock", "sleep(for", "sleep(until", "URL(filePath", "appending(path",
    "appending(component", "OSAllocatedUnfairLock", "ranges(of", "firstRange(of", "replacing",
    "trimmingPrefix",
    "UIHostingConfiguration",
  ]
  private static let ios17 = [
    "Observable", "withObservationTracking", "ObservationRegistrar", "UITraitBridgedEnvironmentKey",
  ]
  private static let ios18 = [
    "Mutex", "Atomic", "Synchronization", "Int128", "UInt128", "String(validating", "Span", "RawSpan",
    "UTF8Span",
    "InlineArray", "utf8Span", "isTriviallyIdentical",
  ]

  /// Searches for more than one character at a time (`__`, see ``Code``) came with iOS 16; for one, long before.
  private static let wordsBeforeText = [
    ".contains(\"__", "split(separator: \"__", ".split(separator: \"\"\"",
  ]
}
