import Testing

@Suite("What counts as code")
struct CodeTests {
  @Test(arguments: [
    ("let a = 1 // FileManager", "let a = 1               "),
    ("/* a /* b */ c */let d", "                 let d"),
    (#"let a = "print(1)""#, #"let a = "________""#),
    (#"let a = "\n\u{1F600}b""#, #"let a = "___""#),
    (#"let a = "b\(print("c"))d""#, #"let a = "_(print("_"))_""#),
    (##"let a = #"b"c\d"#"##, ##"let a = #"_____"#"##),
    ("let a = \"\"\"\n  b \"c\"\n  \"\"\"\nlet d", "let a = \"\"\"\n_______\n__\"\"\"\nlet d"),
    ("#if os(Linux)", "#if os(Linux)"),
  ])
  func commentsAndStringsAreBlanked(text: String, code: String) {
    #expect(Code.only(of: text) == code)
  }
}
