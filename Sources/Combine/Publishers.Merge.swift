import OpenCombine

// The publishers that `merge(with:)` returns: each number of publishers has a type of its own, as in Apple's
// Combine.

extension Publishers {
  /// A publisher of the values of two others, as they come. See Apple's documentation of
  /// `Publishers.Merge`.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where B.Output == A.Output, B.Failure == A.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergedSubscription.start(
        subscriber, [{ $0.follow(a, number: $1) }, { $0.follow(b, number: $1) }])
    }
  }

  /// A publisher of the values of three others, as they come. See Apple's documentation of
  /// `Publishers.Merge3`.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergedSubscription.start(
        subscriber,
        [{ $0.follow(a, number: $1) }, { $0.follow(b, number: $1) }, { $0.follow(c, number: $1) }])
    }
  }

  /// A publisher of the values of four others, as they come. See Apple's documentation of
  /// `Publishers.Merge4`.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergedSubscription.start(
        subscriber,
        [
          { $0.follow(a, number: $1) }, { $0.follow(b, number: $1) }, { $0.follow(c, number: $1) },
          { $0.follow(d, number: $1) },
        ])
    }
  }

  /// A publisher of the values of five others, as they come. See Apple's documentation of
  /// `Publishers.Merge5`.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergedSubscription.start(
        subscriber,
        [
          { $0.follow(a, number: $1) }, { $0.follow(b, number: $1) }, { $0.follow(c, number: $1) },
          { $0.follow(d, number: $1) }, { $0.follow(e, number: $1) },
        ])
    }
  }

  /// A publisher of the values of six others, as they come. See Apple's documentation of
  /// `Publishers.Merge6`.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergedSubscription.start(
        subscriber,
        [
          { $0.follow(a, number: $1) }, { $0.follow(b, number: $1) }, { $0.follow(c, number: $1) },
          { $0.follow(d, number: $1) }, { $0.follow(e, number: $1) }, { $0.follow(f, number: $1) },
        ])
    }
  }

  /// A publisher of the values of seven others, as they come. See Apple's documentation of
  /// `Publishers.Merge7`.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergedSubscription.start(
        subscriber,
        [
          { $0.follow(a, number: $1) }, { $0.follow(b, number: $1) }, { $0.follow(c, number: $1) },
          { $0.follow(d, number: $1) }, { $0.follow(e, number: $1) }, { $0.follow(f, number: $1) },
          { $0.follow(g, number: $1) },
        ])
    }
  }

  /// A publisher of the values of eight others, as they come. See Apple's documentation of
  /// `Publishers.Merge8`.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure,
    H.Output == A.Output, H.Failure == A.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G
    public let h: H

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergedSubscription.start(
        subscriber,
        [
          { $0.follow(a, number: $1) }, { $0.follow(b, number: $1) }, { $0.follow(c, number: $1) },
          { $0.follow(d, number: $1) }, { $0.follow(e, number: $1) }, { $0.follow(f, number: $1) },
          { $0.follow(g, number: $1) }, { $0.follow(h, number: $1) },
        ])
    }
  }

  /// A publisher of the values of any number of others of one kind, as they come. See Apple's documentation of
  /// `Publishers.MergeMany`.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    public init<Upstreams: Swift.Sequence>(_ upstream: Upstreams)
    where Upstreams.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Returns a publisher that merges the same publishers and one more.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergedSubscription.start(
        subscriber, publishers.map { publisher in { $0.follow(publisher, number: $1) } })
    }
  }
}
