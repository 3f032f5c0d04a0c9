import { cacheWasReset, FetchError, failureOf } from '../fetch-error.ts'
import type { CacheFetch, CacheRequest, CacheResponse } from '../request.ts'
import type { Store } from '../store/store.ts'

/** Stores a successful answer. */
export type Take = (body: unknown, headers: CacheResponse['headers']) => void

/** Requests in flight that readers share. */
type Flight = {
  promise: Promise<void>
  readonly controller: AbortController
  /** Keys of its content: the request itself, whole answers, fields of records. */
  readonly brings: ReadonlySet<string>
  readers: number
}

/** Stores that the requested data does not exist for this user. */
export type Refuse = (error: FetchError) => void

/** A shared request, for modules that send several together. */
export type Shared = {
  /** Aborted when its last reader has left. */
  readonly signal: AbortSignal
  /** Ends sharing: the answer has arrived or the request has failed, and later readers want a newer answer. */
  readonly end: () => unknown
}

/** Sends the read of a flight. */
export type SendRead = (request: CacheRequest, take: Take, refuse?: Refuse) => Promise<void>

export type Network = ReturnType<typeof createNetwork>

/** Creates the network side of a cache. Equal requests in flight at the same time are sent once. */
export function createNetwork(fetch: CacheFetch, store: Store) {
  /** Requests in flight by the keys of their content; of several for a key, the latest. */
  const flights = new Map<string, Flight>()
  /** Raised at a reset: answers to earlier requests are dropped. */
  let epoch = 0

  const network = {
    /** Requests handed to the host since the start. */
    sent: 0,
    /** Readers that joined a request in flight instead of sending their own. */
    joined: 0,

    /** The number of requests in flight that readers can join. */
    pending: () => new Set(flights.values()).size,

    /**
     * Sends a request once for all readers that need it at the same time. `take` stores the body, once, before any reader continues.
     *
     * @param signal - the reader's; the request is aborted when all of its readers have left.
     * @throws FetchError
     */
    share(
      request: CacheRequest,
      take: Take,
      signal: AbortSignal | undefined,
      refuse?: Refuse,
      brings?: readonly string[],
    ): Promise<void> {
      return network.once(keyOf(request), (send) => send(request, take, refuse), signal, brings)
    },

    /**
     * Runs work of one or several requests once for all readers of the same key at the same time. Readers can join until the answer
     * arrives; later readers need a newer one.
     *
     * @param brings - keys of its content that readers with other keys can join for.
     * @throws the error of the work.
     */
    once(
      key: string,
      run: (send: SendRead, shared: Shared) => Promise<void>,
      signal: AbortSignal | undefined,
      brings: readonly string[] = [],
    ): Promise<void> {
      const joined = network.join([key], signal)
      if (joined) return joined
      const controller = new AbortController()
      const flight: Flight = { promise: NEVER, controller, brings: new Set([key, ...brings]), readers: 0 }
      const shared: Shared = { signal: controller.signal, end: () => forget(flight) }
      flight.promise = run((request, take, refuse) => network.read(request, take, refuse, shared), shared)
      for (const bring of flight.brings) flights.set(bring, flight)
      return follow(flight, signal)
    },

    /** Joins a request in flight that covers all these keys, and so keeps it from being aborted; undefined if there is none. */
    join(wanted: readonly string[], signal: AbortSignal | undefined): Promise<void> | undefined {
      const candidates = wanted.map((each) => flights.get(each))
      const flight = candidates.find((each) => each && wanted.every((item) => each.brings.has(item)))
      if (flight) network.joined++
      return flight && follow(flight, signal)
    },

    /**
     * Sends a read, for all readers that share it. The answer is stored unless the cache was reset after sending.
     *
     * @throws FetchError, also for an answer that cannot be stored.
     */
    async read(request: CacheRequest, take: Take, refuse?: Refuse, shared?: Shared): Promise<void> {
      try {
        await network.send(
          { ...request, isRead: true, ...(shared && { signal: shared.signal }) },
          ({ body, headers }, isDropped) => {
            if (isDropped) throw cacheWasReset(request.path)
            shared?.end()
            take(body, headers)
          },
          refuse,
        )
      } catch (error) {
        shared?.end()
        throw failureOf(error, request.path)
      }
    },

    /**
     * Sends one request that is not shared.
     *
     * @param take - stores a successful answer; its last parameter is true if the cache was reset after sending.
     * @param refuse - stores a 404.
     * @throws FetchError
     */
    async send<T>(
      request: CacheRequest,
      take: (response: CacheResponse, isDropped: boolean) => T,
      refuse?: Refuse,
    ): Promise<T> {
      const sentIn = epoch
      const requestedAt = ++store.moment
      const { path } = request
      network.sent++
      let response: CacheResponse
      try {
        response = await fetch(request)
      } catch (cause) {
        const statusText = cause instanceof Error ? cause.message : 'No answer'
        throw new FetchError(path, { status: 0, statusText, body: undefined }, cause)
      }
      const isDropped = epoch !== sentIn
      store.requestedAt = requestedAt
      try {
        if (response.status >= 200 && response.status < 300) return take(response, isDropped)
        const error = new FetchError(path, response)
        if (response.status === 404 && !isDropped) refuse?.(error)
        throw error
      } finally {
        store.requestedAt = Number.POSITIVE_INFINITY
      }
    },

    /** After a change notification, new readers do not join older requests in flight. Present readers still wait for them. */
    stopSharing: () => flights.clear(),

    reset(): void {
      epoch++
      for (const { controller } of flights.values()) controller.abort()
      flights.clear()
    },
  }
  return network

  function follow(flight: Flight, signal: AbortSignal | undefined): Promise<void> {
    flight.readers++
    // Aborts a turn later: a component that unmounts and mounts again leaves and joins within one turn of the event loop.
    const leave = () =>
      queueMicrotask(() => {
        if (--flight.readers > 0) return
        forget(flight)
        flight.controller.abort()
      })
    if (signal?.aborted) leave()
    signal?.addEventListener('abort', leave, { once: true })
    return signal ? flight.promise.finally(() => signal.removeEventListener('abort', leave)) : flight.promise
  }

  function forget(flight: Flight): void {
    for (const bring of flight.brings) if (flights.get(bring) === flight) flights.delete(bring)
  }
}

/** Placeholder for the promise of a request that is not sent yet. */
const NEVER = Promise.resolve()

const keyOf = ({ method, path, query, body }: CacheRequest) => JSON.stringify([method, path, query, body])
