type RecordFlight = { required: ReadonlySet<string>; all: ReadonlySet<string>; promise: Promise<void> }

/** Requests for single records under way, so that a reader of fewer fields waits for one that brings more. */
export class RecordFlights {
  readonly #byRecord = new Map<string, RecordFlight[]>()

  /** A request under way that brings these paths of a record for certain; undefined when there is none. */
  covering(id: string, required: readonly string[], optional: readonly string[]): Promise<void> | undefined {
    for (const flight of this.#byRecord.get(id) ?? []) {
      if (required.every((path) => flight.required.has(path)) && optional.every((path) => flight.all.has(path))) {
        return flight.promise
      }
    }
    return undefined
  }

  add(id: string, required: readonly string[], optional: readonly string[], promise: Promise<void>): void {
    const flight = { required: new Set(required), all: new Set([...required, ...optional]), promise }
    const flights = this.#byRecord.get(id) ?? []
    flights.push(flight)
    this.#byRecord.set(id, flights)
    const remove = () => {
      const rest = (this.#byRecord.get(id) ?? []).filter((other) => other !== flight)
      if (rest.length > 0) this.#byRecord.set(id, rest)
      else this.#byRecord.delete(id)
    }
    promise.then(remove, remove)
  }

  clear(): void {
    this.#byRecord.clear()
  }
}
