import { cacheWasReset, FetchError } from '../fetch-error.ts'
import type { CacheFetch, CacheRequest, CacheResponse } from '../request.ts'

/** Stores a successful answer. */
export type Take = (body: unknown, headers: CacheResponse['headers']) => void

/** Whether a request in flight covers what is stored under a key: a whole answer, or these field paths of a record. */
export type Covers = (key: string, required: readonly string[], optional: readonly string[]) => boolean

/** Requests in flight that readers share. */
type Flight = {
  readonly key: string
  readonly promise: Promise<void>
  readonly controller: AbortController
  readonly covers: Covers | undefined
  readers: number
}

/** Makes the network side of a cache. Equal requests in flight at the same time are sent once. */
export function createNetwork(fetch: CacheFetch) {
  const flights = new Map<string, Flight>()
  /** Raised at a reset: answers to earlier requests are dropped. */
  let epoch = 0

  const network = {
    /** Requests handed to the host since the start. */
    sent: 0,
    /** Readers that joined a request in flight instead of sending their own. */
    joined: 0,

    get pending(): number {
      return flights.size
    },

    /**
     * Sends a request once for all readers that want it at the same time. `take` stores the body, once, before any reader continues.
     *
     * @param signal - the reader's; the request is aborted when all of its readers have left.
     * @throws FetchError
     */
    share(request: CacheRequest, take: Take, signal: AbortSignal | undefined, covers?: Covers): Promise<void> {
      const ask = (own: AbortSignal) =>
        network.send({ ...request, isRead: true, signal: own }, ({ body, headers }) => take(body, headers))
      return network.once(keyOf(request), ask, signal, covers)
    },

    /**
     * Runs work of one or several requests once for all readers that want the same key at the same time.
     *
     * @throws whatever the work throws.
     */
    once(
      key: string,
      run: (signal: AbortSignal) => Promise<void>,
      signal: AbortSignal | undefined,
      covers?: Covers,
    ): Promise<void> {
      let flight = flights.get(key)
      if (!flight) {
        const controller = new AbortController()
        const promise = run(controller.signal).finally(() => forget(made))
        const made = { key, promise, controller, covers, readers: 0 }
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
     * Sends one request that nobody joins. `take` runs unless the cache was reset meanwhile.
     *
     * @throws FetchError
     */
    async send<T>(request: CacheRequest, take: (response: CacheResponse) => T): Promise<T> {
      const sentIn = epoch
      const { path } = request
      network.sent++
      let response: CacheResponse
      try {
        response = await fetch(request)
      } catch (cause) {
        const statusText = cause instanceof Error ? cause.message : 'No answer'
        throw new FetchError(path, { status: 0, statusText, body: undefined }, cause)
      }
      if (epoch !== sentIn) throw cacheWasReset(path)
      if (response.status < 200 || response.status > 299) throw new FetchError(path, response)
      return take(response)
    },

    /** After a change, new readers do not join the requests in flight, which were sent before it. Present readers still wait for them. */
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
    return flight.promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  function forget(flight: Flight): void {
    if (flights.get(flight.key) === flight) flights.delete(flight.key)
  }
}

const keyOf = ({ method, path, query, body }: CacheRequest) => JSON.stringify([method, path, query, body])
