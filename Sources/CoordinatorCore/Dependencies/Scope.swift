/// How long a container keeps an instance.
public enum Scope: String, CaseIterable, Hashable, Sendable {
  /// Not at all: each call returns a new object.
  case transient
  /// As long as the container lives: all get the same object. When two threads ask first at the same time, both may
  /// run the factory; both get the object that was ready first.
  case shared
  /// As long as another owner keeps it. Values that are not objects are created each time.
  case weak
}
