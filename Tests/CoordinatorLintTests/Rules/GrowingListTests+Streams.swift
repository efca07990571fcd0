/// Children that wait for the end of a stream.
extension GrowingListTests {
  /// A coordinator that takes a child out when the stream of its start completes.
  private static func streaming(_ result: String, _ open: String = "  @objc func open() { run() }") -> String
  {
    "import Combine\n"
      + LintCase.coordinator(
        "App",
        """
          let taps = PassthroughSubject<Void, Never>()
          var bag = Set<AnyCancellable>()
          func start() {}
          func coordinate(to child: Talk) -> AnyPublisher<Void, Never> {
            children.append(child)
            return child.begin().handleEvents(receiveCompletion: { [weak self] _ in self?.childDidFinish(child) })
              .eraseToAnyPublisher()
          }
          func run() {
            coordinate(to: Talk()).sink { print(1) }.store(in: &bag)
          }
        \(open)
        """
      )
      + LintCase.coordinator(
        "Talk",
        """
          func start() {}
          @objc func tap() { ends.send() }
          let ends = PassthroughSubject<Void, Never>()
          func begin() -> AnyPublisher<Void, Never> { \(result) }
        """
      )
  }

  private static let adds = "coordinate(to: Talk()).sink { print(1) }.store(in: &bag)"

  private static func flat(_ stream: String) -> String {
    "  func begin() { \(stream).flatMap { [unowned self] in coordinate(to: Talk()) }.sink { print(1) }.store(in: &bag) }"
  }

  static let streams = [
    LintCase(
      "the start adds one for each tab, and something else has a method of that name",
      LintCase.coordinator(
        "App",
        "  func start() { [1, 2].forEach { add($0, in: 1) } }\n  func add(_ tab: Int, in n: Int) { \(adding) }\n  @objc func fill(_ cells: [Any]) { cells.forEach { $0.add(1) } }"
      )
        + LintCase.mute
    ),
    grows("the stream of its start never completes", streaming("ends.eraseToAnyPublisher()"), adds),
    LintCase("it ends with the first value", streaming("ends.prefix(1).eraseToAnyPublisher()")),
    grows(
      "it waits for the end of what it keeps",
      streaming("page.deallocations()").replacing(
        "let ends",
        with: "let page = UIViewController()\n  let ends"
      ),
      adds
    ),
    LintCase(
      "it waits for the end of what others keep",
      streaming("page.deallocations()").replacing(
        "let ends",
        with: "weak var page: UIViewController!\n  let ends"
      )
    ),
    LintCase(
      "the owner waits for the first value only",
      streaming("ends.eraseToAnyPublisher()").replacing(".handleEvents", with: ".prefix(1).handleEvents")
    ),
    LintCase(
      "it may send something",
      streaming("ends.eraseToAnyPublisher()").replacing("receiveCompletion", with: "onNext")
    ),
    LintCase(
      "some code completes it",
      streaming("ends.eraseToAnyPublisher()").replacing(
        "ends.send()",
        with: "ends.send(completion: .finished)"
      )
    ),
    LintCase("a stream of a library", streaming("Library.shared.changes()")),
    LintCase(
      "each element of an endless stream adds one",
      streaming("ends.eraseToAnyPublisher()", flat("taps")).replacing("func run", with: "private func run"),
      found: ["child-never-removed \(flat("taps").trimmingPrefix(while: \.isWhitespace))"]
    ),
    LintCase(
      "a request adds one",
      streaming("ends.eraseToAnyPublisher()", flat("Library.shared.load()")).replacing(
        "func run",
        with: "private func run"
      )
    ),
  ]
}
