/// Who wants to know what the user does.
@MainActor
final class Analytics {
  var sinks: [String: (String) -> Void] = [:]
}
