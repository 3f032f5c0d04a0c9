import { cacheWasReset, FetchError, failureOf } from '../fetch-error.ts'
import type { CacheFetch, CacheRequest, CacheResponse } from '../request.ts'
import type { Store } from '../store/store.ts'

/** Stores a successful answer. */
export type Take = (body: unknown, headers: CacheResponse['headers']) => void

/** Whether a request in flight covers what is stored under a key: a whole answer, or these field paths of a record. */
export type Covers = (key: string, required: readonly string[], optional: readonly string[]) => boolean

/** Requests in flight that readers share. */
type Flight = {
  readonly key: string
  promise: Promise<void>
  readonly controller: AbortController
  readonly covers: Covers | undefined
  readers: number
}

/** Stores that what was asked for does not exist for this user. */
export type Refuse = (error: FetchError) => void

/** A request that readers share, for those who send it together with others. */
export type Shared = {
  /** Aborted when its last reader has left. */
  readonly signal: AbortSignal
  /** The answer is there, or there will be none: nobody joins it any more: who asks from now on wants a newer answer. */
  readonly end: () => void
}

/** Sends a read of a flight. */
export type SendRead = (request: CacheRequest, take: Take, refuse?: Refuse) => Promise<void>

export type Network = ReturnType<typeof createNetwork>

/** Makes the network side of a cache. Equal requests in flight at the same time are sent once. */
export function createNetwork(fetch: CacheFetch, store: Store) {
  const flights = new Map<string, Flight>()
  /** Raised at a reset: answers to earlier requests are dropped. */
  let epoch = 0

  const network = {
    /** Requests handed to the host since the start. */
    sent: 0,
    /** Readers that joined a request in flight instead of sending their own. */
    joined: 0,

    /** How many are in flight that others can join. */
    pending: () => flights.size,

    /**
     * Sends a request once for all readers that want it at the same time. `take` stores the body, once, before any reader continues.
     *
     * @param signal - the reader's; the request is aborted when all of its readers have left.
     * @throws FetchError
     */
    share(
      request: CacheRequest,
      take: Take,
      signal: AbortSignal | undefined,
      refuse?: Refuse,
      covers?: Covers,
    ): Promise<void> {
      return network.once(keyOf(request), (send) => send(request, take, refuse), signal, covers)
    },

    /**
     * Runs work of one or several requests once for all readers that want the same key at the same time. As soon as an answer has come,
     * nobody joins any more: who asks then wants a newer one.
     *
     * @throws whatever the work throws.
     */
    once(
      key: string,
      run: (send: SendRead, shared: Shared) => Promise<void>,
      signal: AbortSignal | undefined,
      covers?: Covers,
    ): Promise<void> {
      let flight = flights.get(key)
      if (!flight) {
        const controller = new AbortController()
        const { signal: leaving } = controller
        const made: Flight = { key, promise: NEVER, controller, covers, readers: 0 }
        const shared: Shared = { signal: leaving, end: () => forget(made) }
        made.promise = run((request, take, refuse) => network.read(request, take, refuse, shared), shared)
        flights.set(key, made)
        flight = made
      }
      return join(flight, signal)
    },

    /** Joins a request in flight that covers these fields, which keeps it from being aborted; undefined when there is none. */
    joinCovering(...[key, required, optional, signal]: [...Parameters<Covers>, AbortSignal | undefined]) {
      const flight = [...flights.values()].find(({ covers }) => covers?.(key, required, optional))
      return flight && join(flight, signal)
    },

    /**
     * Sends a read, for those who share it where it is shared. It is stored unless the cache was reset meanwhile.
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
     * Sends one request that nobody joins.
     *
     * @param take - stores a successful answer, unless the cache was reset meanwhile: it is told so.
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

    /** After news, new readers do not join the requests in flight, which were sent before it. Present readers still wait for them. */
    stopSharing: () => flights.clear(),

    reset(): void {
      epoch++
      for (const { controller } of flights.values()) controller.abort()
      flights.clear()
    },
  }
  return network

  function join(flight: Flight, signal: AbortSignal | undefined): Promise<void> {
    if (flight.readers++ > 0) network.joined++
    // A component that unmounts and mounts again at once leaves and joins within one turn of the event loop.
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
    if (flights.get(flight.key) === flight) flights.delete(flight.key)
  }
}

/** Stands for the promise of a request that is not sent yet. */
const NEVER = Promise.resolve()

const keyOf = ({ method, path, query, body }: CacheRequest) => JSON.stringify([method, path, query, body])
