import type { CacheRequest } from '../request.ts'

type RecordFlight = { required: ReadonlySet<string>; all: ReadonlySet<string>; requests: readonly CacheRequest[] }

/** Requests for single records under way, so that a reader of fewer fields waits for one that brings more. */
export class RecordFlights {
  readonly #byRecord = new Map<string, RecordFlight[]>()

  /** The requests under way that bring these paths of a record for certain; undefined when there are none. */
  covering(id: string, required: readonly string[], optional: readonly string[]): readonly CacheRequest[] | undefined {
    for (const flight of this.#byRecord.get(id) ?? []) {
      if (required.every((path) => flight.required.has(path)) && optional.every((path) => flight.all.has(path))) {
        return flight.requests
      }
    }
    return undefined
  }

  /** Remembers requests until `done`. */
  add(
    id: string,
    required: readonly string[],
    optional: readonly string[],
    requests: readonly CacheRequest[],
    done: Promise<void>,
  ): void {
    const flight = { required: new Set(required), all: new Set([...required, ...optional]), requests }
    const flights = this.#byRecord.get(id) ?? []
    flights.push(flight)
    this.#byRecord.set(id, flights)
    const remove = () => {
      const rest = (this.#byRecord.get(id) ?? []).filter((other) => other !== flight)
      if (rest.length > 0) this.#byRecord.set(id, rest)
      else this.#byRecord.delete(id)
    }
    done.then(remove, remove)
  }

  clear(): void {
    this.#byRecord.clear()
  }
}
