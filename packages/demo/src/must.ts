/** The value of a key that must be there: demo data that refers to something missing is a mistake. */
export function must<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key)
  if (value === undefined) throw new Error(`The demo data has no ${String(key)}`)
  return value
}
