import { cacheWasReset, FetchError } from '../fetch-error.ts'
import type { CacheFetch, CacheRequest, CacheResponse } from '../request.ts'

/** Puts a successful answer into the store. */
export type Take = (body: unknown, headers: CacheResponse['headers']) => void

type Flight = { promise: Promise<void>; controller: AbortController; readers: number }

/** Sends requests and lets equal ones that are under way share one answer. */
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
    const key = keyOf(request)
    let flight = this.#flights.get(key)
    if (flight === undefined) {
      const controller = new AbortController()
      const asked: CacheRequest = { ...request, isRead: true, signal: controller.signal }
      const promise = this.send(asked, (response) => take(response.body, response.headers)).finally(() => {
        if (this.#flights.get(key) === flight) this.#flights.delete(key)
      })
      flight = { promise, controller, readers: 0 }
      this.#flights.set(key, flight)
    } else this.joined++
    return this.#join(key, flight, signal)
  }

  /** Waits for a request under way, so that it is not aborted meanwhile; undefined when it is not under way. */
  join(request: CacheRequest, signal: AbortSignal | undefined): Promise<void> | undefined {
    const key = keyOf(request)
    const flight = this.#flights.get(key)
    if (flight === undefined) return undefined
    this.joined++
    return this.#join(key, flight, signal)
  }

  /**
   * Sends one request of its own. `take` runs unless the cache was reset meanwhile.
   *
   * @throws FetchError
   */
  async send<T>(request: CacheRequest, take: (response: CacheResponse) => T): Promise<T> {
    const epoch = this.#epoch
    this.sent++
    let response: CacheResponse
    try {
      response = await this.#fetch(request)
    } catch (cause) {
      const statusText = cause instanceof Error ? cause.message : 'No answer'
      throw new FetchError(request.path, { status: 0, statusText, body: undefined }, cause)
    }
    if (epoch !== this.#epoch) throw cacheWasReset(request.path)
    if (response.status < 200 || response.status > 299) throw new FetchError(request.path, response)
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

  #join(key: string, flight: Flight, signal: AbortSignal | undefined): Promise<void> {
    flight.readers++
    if (signal === undefined) return flight.promise
    const leave = () => {
      flight.readers--
      // A component that is taken off the page and put back at once leaves and joins in one turn.
      queueMicrotask(() => {
        if (flight.readers > 0) return
        if (this.#flights.get(key) === flight) this.#flights.delete(key)
        flight.controller.abort()
      })
    }
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
    return flight.promise.finally(() => signal.removeEventListener('abort', leave))
  }
}

const keyOf = ({ method, path, query, body }: CacheRequest) => JSON.stringify([method, path, query, body])
