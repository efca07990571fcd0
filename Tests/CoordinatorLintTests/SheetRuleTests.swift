import Testing

/// Sheets of SwiftUI that the user pulls down.
@Suite("Lint: sheets")
struct SheetRuleTests {
  private static func app(_ modifier: String, _ close: String = "self?.isEditing = false; self?.edit = nil")
    -> String
  {
    LintCase.coordinator(
      "Edit",
      "  var onDone: (() -> Void)?\n  func start() {}\n  @objc func save() { onDone?() }"
    )
      + LintCase.coordinator(
        "App",
        """
          var isEditing = false
          var edit: Edit?
          var other: Edit?
          func start() {}
          func open() {
            let child = Edit()
            child.onDone = { [weak self] in \(close) }
            edit = child
            isEditing = true
          }
        """
      ) + """
        struct AppView: View {
          var app: App
          var body: some View {
            Text("A")
              \(modifier)
          }
        }
        """
  }

  private static let content = "{ if let edit = app.edit { EditView(edit) } }"

  static let cases = [
    LintCase(
      "a sheet is pulled down",
      app(".sheet(isPresented: $app.isEditing) \(content)"),
      found: ["swipe-keeps-child .sheet(isPresented: $app.isEditing) \(content)"]
    ),
    LintCase(
      "something hears of it",
      app(".sheet(isPresented: $app.isEditing, onDismiss: { app.edit = nil }) \(content)")
    ),
    LintCase(
      "it cannot be pulled down",
      app(".sheet(isPresented: $app.isEditing) { EditView(app.edit).interactiveDismissDisabled() }")
    ),
    LintCase(
      "a binding that nothing sets",
      app(
        ".sheet(isPresented: Binding(get: { app.edit != nil }, set: { _ in })) \(content)",
        "self?.edit = nil"
      ),
      found: [
        "swipe-keeps-child .sheet(isPresented: Binding(get: { app.edit != nil }, set: { _ in })) \(content)"
      ]
    ),
    LintCase(
      "a binding that clears the child",
      app(
        ".sheet(isPresented: Binding(get: { app.edit != nil }, set: { _ in app.edit = nil })) \(content)",
        "self?.edit = nil"
      )
    ),
    LintCase("a cover has no swipe", app(".fullScreenCover(isPresented: $app.isEditing) \(content)")),
    LintCase(
      "the end only hides it",
      app(".fullScreenCover(isPresented: $app.isEditing) \(content)", "self?.isEditing = false"),
      found: ["slot-never-cleared edit = child"]
    ),
  ]

  @Test(arguments: cases) func swipesClearTheChild(_ test: LintCase) {
    #expect(test.findings == test.found)
  }
}
