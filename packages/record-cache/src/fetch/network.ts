import { cacheWasReset, FetchError } from '../fetch-error.ts'
import type { CacheFetch, CacheRequest, CacheResponse } from '../request.ts'

/** Puts a successful answer into the store. */
export type Take = (body: unknown, headers: CacheResponse['headers']) => void

/** Work with the service under way. `brings` says what of a record it brings for certain. */
type Flight = {
  readonly key: string
  readonly promise: Promise<void>
  readonly controller: AbortController
  readonly brings: Brings | undefined
  readers: number
}

/** Whether work under way brings these paths of a record. */
export type Brings = (id: string, required: readonly string[], optional: readonly string[]) => boolean

/** Sends requests and lets those who want the same share what is under way. */
export class Network {
  /** Requests handed to the host since the start. */
  sent = 0
  /** Readers that joined a request under way instead of sending their own. */
  joined = 0
  readonly #fetch: CacheFetch
  readonly #flights = new Map<string, Flight>()
  /** Raised at a reset: answers to what was asked before belong to nobody. */
  #epoch = 0

  constructor(fetch: CacheFetch) {
    this.#fetch = fetch
  }

  get inFlight(): number {
    return this.#flights.size
  }

  /**
   * Asks once for all who want the same. `take` puts the body into the store and runs for the first asker only, before any waits end.
   *
   * @param signal - the asker's; the request is aborted when all askers have left.
   * @throws FetchError
   */
  share(request: CacheRequest, take: Take, signal: AbortSignal | undefined): Promise<void> {
    const ask = (own: AbortSignal) =>
      this.send({ ...request, isRead: true, signal: own }, ({ body, headers }) => take(body, headers))
    return this.once(keyOf(request), ask, signal)
  }

  /**
   * Runs work that may take several requests once for all who want the same, under a key.
   *
   * @throws whatever the work throws.
   */
  once(
    key: string,
    run: (signal: AbortSignal) => Promise<void>,
    signal: AbortSignal | undefined,
    brings?: Brings,
  ): Promise<void> {
    const known = this.#flights.get(key)
    if (known !== undefined) return this.#join(known, signal)
    const controller = new AbortController()
    const promise = run(controller.signal).finally(() => this.#forget(flight))
    const flight: Flight = { key, promise, controller, brings, readers: 0 }
    this.#flights.set(key, flight)
    return this.#join(flight, signal)
  }

  /** Waits for a request under way, so that it is not aborted meanwhile; undefined when it is not under way. */
  join(request: CacheRequest, signal: AbortSignal | undefined): Promise<void> | undefined {
    const flight = this.#flights.get(keyOf(request))
    return flight && this.#join(flight, signal)
  }

  /** Waits for whatever is under way that brings these paths of a record; undefined when nothing does. */
  joinBringing(
    id: string,
    required: readonly string[],
    optional: readonly string[],
    signal: AbortSignal | undefined,
  ): Promise<void> | undefined {
    for (const flight of this.#flights.values()) {
      if (flight.brings?.(id, required, optional)) return this.#join(flight, signal)
    }
    return undefined
  }

  /**
   * Sends one request of its own. `take` runs unless the cache was reset meanwhile.
   *
   * @throws FetchError
   */
  async send<T>(request: CacheRequest, take: (response: CacheResponse) => T): Promise<T> {
    const epoch = this.#epoch
    const { path } = request
    this.sent++
    let response: CacheResponse
    try {
      response = await this.#fetch(request)
    } catch (cause) {
      const statusText = cause instanceof Error ? cause.message : 'No answer'
      throw new FetchError(path, { status: 0, statusText, body: undefined }, cause)
    }
    if (epoch !== this.#epoch) throw cacheWasReset(path)
    if (response.status < 200 || response.status > 299) throw new FetchError(path, response)
    return take(response)
  }

  /** Lets nobody join what is under way any more: it was asked before something changed. Who waits for it goes on waiting. */
  outdate(): void {
    this.#flights.clear()
  }

  reset(): void {
    this.#epoch++
    for (const flight of this.#flights.values()) flight.controller.abort()
    this.#flights.clear()
  }

  #join(flight: Flight, signal: AbortSignal | undefined): Promise<void> {
    if (flight.readers++ > 0) this.joined++
    // A component that is taken off the page and put back at once leaves and joins in one turn.
    const leave = () =>
      queueMicrotask(() => {
        if (--flight.readers > 0) return
        this.#forget(flight)
        flight.controller.abort()
      })
    if (signal?.aborted) leave()
    signal?.addEventListener('abort', leave, { once: true })
    return flight.promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  #forget(flight: Flight): void {
    if (this.#flights.get(flight.key) === flight) this.#flights.delete(flight.key)
  }
}

const keyOf = ({ method, path, query, body }: CacheRequest) => JSON.stringify([method, path, query, body])
