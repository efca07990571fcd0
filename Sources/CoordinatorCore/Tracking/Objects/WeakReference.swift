/// A reference that keeps nothing. It is handed on without looking at the object, which may be ending.
struct WeakReference {
  private(set) weak var object: AnyObject?
}
