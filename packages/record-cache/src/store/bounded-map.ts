/** A map that can create missing values, and drops the oldest entry beyond a limit. */
export class BoundedMap<K, V> extends Map<K, V> {
  readonly #limit: number

  constructor(limit = Number.POSITIVE_INFINITY) {
    super()
    this.#limit = limit
  }

  /** The value of a key; created if it is missing. */
  ensure(key: K, make: (key: K) => V): V {
    let value = this.get(key)
    if (value === undefined) {
      value = make(key)
      this.set(key, value)
      if (this.size > this.#limit) this.delete(this.keys().next().value as K)
    }
    return value
  }
}
