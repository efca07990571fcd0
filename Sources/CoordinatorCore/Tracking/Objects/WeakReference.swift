/// A weak reference. Passing it on does not access the object, which may be in its `deinit`.
struct WeakReference {
  private(set) weak var object: AnyObject?
}
