import Testing

/// Subscriptions, timers, observers and tasks that keep their owner.
@Suite("Lint: endless registrations")
struct EndlessRegistrationTests {
  private static func subscribed(_ line: String) -> String {
    "import Combine\n"
      + LintCase.coordinator(
        "App",
        """
          let taps = PassthroughSubject<Void, Never>()
          var bag = Set<AnyCancellable>()
          var end: AnyCancellable?
          func start() {
            \(line)
          }
          func open() {}
        """
      )
  }

  private static func kept(_ line: String) -> LintCase {
    LintCase(line, subscribed(line), found: ["subscription-keeps-owner \(line)"])
  }

  static let subscriptions = [
    kept("taps.sink { self.open() }.store(in: &bag)"),
    kept("end = taps.sink { self.open() }"),
    kept("taps.sink(receiveValue: open).store(in: &bag)"),
    kept("NotificationCenter.default.publisher(for: .gone).sink { _ in self.open() }.store(in: &bag)"),
    kept("end = view.observe(\\.title) { _, _ in self.open() }"),
    kept("end = taps.assign(to: \\.title, on: self)"),
    kept("objectWillChange.sink { _ in self.open() }.store(in: &bag)"),
    LintCase(
      "an assignment of the team's own",
      subscribed("end = taps.assign(to: \\.title, on: self, ownership: .weak)")
    ),
    LintCase("weak", subscribed("taps.sink { [weak self] in self?.open() }.store(in: &bag)")),
    LintCase("unowned", subscribed("taps.sink { [unowned self] in open() }.store(in: &bag)")),
    LintCase("it names no self", subscribed("taps.sink { print(1) }.store(in: &bag)")),
    LintCase("a request that ends", subscribed("load().sink { self.open() }.store(in: &bag)")),
    LintCase(
      "a method of the program gives a stream without an end",
      subscribed("load().sink { self.open() }.store(in: &bag)")
        + "func load() -> AnyPublisher<Date, Never> { Timer.publish(every: 1, on: .main, in: .common).autoconnect().eraseToAnyPublisher() }",
      found: ["subscription-keeps-owner load().sink { self.open() }.store(in: &bag)"]
    ),
    kept("taps.sink { DispatchQueue.main.async { [weak self] in self?.open() } }.store(in: &bag)"),
    LintCase(
      "somebody completes the subject",
      subscribed("taps.sink { self.open() }.store(in: &bag)")
        + "extension App { func stop() { taps.send(completion: .finished) } }"
    ),
    LintCase(
      "somebody empties the bag",
      subscribed("taps.sink { self.open() }.store(in: &bag)")
        + "extension App { func stop() { bag.removeAll() } }"
    ),
    LintCase("a stream of a library", subscribed("store.changes.sink { self.open() }.store(in: &bag)")),
    LintCase(
      "the closure is given the object",
      subscribed("taps.subscribe(with: self, onNext: { `self`, _ in self.open() }).disposed(by: bag)")
    ),
    LintCase("only the first", subscribed("taps.first().sink { self.open() }.store(in: &bag)")),
    LintCase("kept by a variable", subscribed("let end = taps.sink { self.open() }; print(end)")),
  ]

  /// A model of a screen.
  private static let model =
    """
    import Combine
    final class Feed {
      let taps = PassthroughSubject<Void, Never>()
      var bag = Set<AnyCancellable>()
      func listen() {
        taps.sink { self.open() }.store(in: &bag)
      }
      func open() {}
    }
    final class FeedScreen: UIViewController { let feed = Feed() }

    """
    + LintCase.coordinator(
      "App",
      "  weak var nav: UINavigationController?\n  func start() { nav?.pushViewController(FeedScreen(), animated: true) }"
    )

  static let models = [
    LintCase(
      "a model that only its screen keeps",
      model,
      found: ["subscription-keeps-owner taps.sink { self.open() }.store(in: &bag)"]
    ),
    LintCase(
      "what such a model keeps",
      model.replacing("let feed = Feed() }", with: "let box = Box() }")
        + "final class Box { let feed = Feed() }",
      found: ["subscription-keeps-owner taps.sink { self.open() }.store(in: &bag)"]
    ),
    LintCase("a model that may live as long as the app", model + "final class Depot { let feed = Feed() }"),
    LintCase(
      "the first coordinator of the app",
      subscribed("taps.sink { self.open() }.store(in: &bag)")
        + "final class Delegate: NSObject, UIApplicationDelegate { let app = App() }"
    ),
    LintCase("a model for all", model + "extension Feed { static let shared = Feed() }"),
  ]

  /// A class with a timer, which its `deinit` or another method stops.
  private static func timed(_ line: String, _ stop: String = "deinit") -> String {
    """
    final class Model: NSObject {
      var timer: Timer?
      var link: CADisplayLink?
      var task: Task<Void, Never>?
      var other: Timer?
      let source = DispatchSource.makeTimerSource()
      var clock: DispatchSourceTimer?
      \(stop) {
        timer?.invalidate(); link?.invalidate(); task?.cancel(); NotificationCenter.default.removeObserver(self)
        source.cancel(); clock?.cancel()
      }
      func begin() {
        \(line)
      }
      func tick() {}
    }

    """ + LintCase.home
  }

  private static func running(_ line: String, _ more: String = "") -> LintCase {
    LintCase(line, timed(line) + more, found: ["timer-keeps-owner \(line)"])
  }

  private static func notes(_ call: String) -> String {
    "extension Model { func notes() -> AsyncStream<Int> { AsyncStream { keep in keep.\(call) } } }\n"
  }

  private static let strong =
    "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }"

  static let timers = [
    running(strong),
    running("timer = Timer(timeInterval: 1, repeats: true) { _ in self.tick() }"),
    running("link = CADisplayLink(target: self, selector: #selector(tick))"),
    running(
      "NotificationCenter.default.addObserver(forName: .a, object: nil, queue: nil) { _ in self.tick() }"
    ),
    LintCase("weak", timed(strong.replacing("{ _ in self.", with: "{ [weak self] _ in self?."))),
    LintCase("only once", timed(strong.replacing("true", with: "false"))),
    running("task = Task { for await note in notes { self.tick(note) } }"),
    running("Task { do { for try await note in notes { self.tick(note) } } catch {} }"),
    LintCase("a task that ends", timed("task = Task { for note in notes { self.tick(note) } }")),
    LintCase(
      "a task with a weak self",
      timed("task = Task { [weak self] in for await note in notes { self?.tick(note) } }")
    ),
    LintCase(
      "a task that is cancelled in time",
      timed("task = Task { for await note in notes { self.tick(note) } }")
        + "extension Model { func stop() { task?.cancel() } }"
    ),
    running("task = Task { for await note in notes { tick() } }"),
    running("task = Task { for await note in notes() { self.tick(note) } }", notes("yield(1)")),
    LintCase(
      "a stream that the program finishes",
      timed("task = Task { for await note in notes() { self.tick(note) } }") + notes("finish()")
    ),
    running("task = Task { while !Task.isCancelled { self.tick(); try? await Task.sleep(nanoseconds: 1) } }"),
    running(
      "task = Task { [weak self] in guard let self else { return }; while true { self.tick(); await Task.yield() } }"
    ),
    LintCase(
      "a loop with a weak self",
      timed("task = Task { [weak self] in while true { self?.tick(); await Task.yield() } }")
    ),
    LintCase(
      "a loop that is left",
      timed("task = Task { while true { self.tick(); if await isDone() { break } } }")
    ),
    LintCase("a loop that may fail", timed("task = Task { while true { self.tick(); try await load() } }")),
    running("source.setEventHandler { self.tick() }"),
    running("let s = DispatchSource.makeTimerSource(); s.setEventHandler { self.tick() }; clock = s"),
    LintCase("a source with a weak self", timed("source.setEventHandler { [weak self] in self?.tick() }")),
    LintCase(
      "a source that is cancelled in time",
      timed("source.setEventHandler { self.tick() }") + "extension Model { func stop() { source.cancel() } }"
    ),
    LintCase("stopped in time", timed(strong, "func stop()")),
    LintCase(
      "stopped in time by a variable of its name",
      timed(strong) + "extension Model { func stop() { if let timer { timer.invalidate() } } }"
    ),
    LintCase(
      "another timer is stopped in time",
      timed(strong) + "extension Model { func stop() { other?.invalidate() } }",
      found: ["timer-keeps-owner \(strong)"]
    ),
    LintCase(
      "another object stops a timer of its own",
      timed(strong) + "final class User { var timer: Timer?; func stop() { timer?.invalidate() } }",
      found: ["timer-keeps-owner \(strong)"]
    ),
    LintCase(
      "stopped by what only deinit calls",
      timed(strong, "deinit { stop() }\n  private func stop()"),
      found: ["timer-keeps-owner \(strong)"]
    ),
    LintCase(
      "stopped by the deinit of another",
      timed(strong, "deinit { stop() }\n  func stop()")
        + "final class User { var model: Model?; deinit { model?.stop() } }"
    ),
    LintCase(
      "stopped by another",
      timed(strong)
        + "final class User { var model: Model?; @objc func end() { model?.timer?.invalidate() } }"
    ),
    LintCase(
      "of an object that may stay",
      timed(strong, "func stop()").replacing("timer?.invalidate()", with: "print(1)")
    ),
  ]

  @Test(arguments: subscriptions + models + timers)
  func findsWhatIsWrongAndNothingElse(_ sample: LintCase) {
    #expect(sample.findings == sample.found)
  }
}
