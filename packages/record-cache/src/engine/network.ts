import { cacheWasReset, FetchError } from '../fetch-error.ts'
import type { CacheFetch, CacheRequest, CacheResponse } from '../request.ts'

/** Puts a successful answer into the store. */
export type Take = (body: unknown, headers: CacheResponse['headers']) => void

/** Whether work under way brings for certain what is kept under a key: a whole answer, or these paths of a record. */
export type Covers = (key: string, required: readonly string[], optional: readonly string[]) => boolean

/** Work with the service under way. */
type Flight = {
  readonly key: string
  readonly promise: Promise<void>
  readonly controller: AbortController
  readonly covers: Covers | undefined
  readers: number
}

/** Makes the way out of a cache. It sends requests and lets those who want the same share what is under way. */
export function createNetwork(fetch: CacheFetch) {
  const flights = new Map<string, Flight>()
  /** Raised at a reset: answers to what was asked before belong to nobody. */
  let epoch = 0

  const network = {
    /** Requests handed to the host since the start. */
    sent: 0,
    /** Readers that joined a request under way instead of sending their own. */
    joined: 0,

    get inFlight(): number {
      return flights.size
    },

    /**
     * Asks once for all who want the same. `take` puts the body into the store and runs for the first asker only, before any waits end.
     *
     * @param signal - the asker's; the request is aborted when all askers have left.
     * @throws FetchError
     */
    share(request: CacheRequest, take: Take, signal: AbortSignal | undefined, covers?: Covers): Promise<void> {
      const ask = (own: AbortSignal) =>
        network.send({ ...request, isRead: true, signal: own }, ({ body, headers }) => take(body, headers))
      return network.once(keyOf(request), ask, signal, covers)
    },

    /**
     * Runs work that may take several requests once for all who want the same, under a key.
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

    /** Waits for whatever is under way that brings something, so that it is not aborted meanwhile; undefined when nothing does. */
    joinCovering(...[key, required, optional, signal]: [...Parameters<Covers>, AbortSignal | undefined]) {
      const flight = [...flights.values()].find(({ covers }) => covers?.(key, required, optional))
      return flight && join(flight, signal)
    },

    /**
     * Sends one request of its own. `take` runs unless the cache was reset meanwhile.
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

    /** Lets nobody join what is under way any more: it was asked before something changed. Who waits for it goes on waiting. */
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
    // A component that is taken off the page and put back at once leaves and joins in one turn.
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
