/** Whether two lists hold the same things in the same order. */
export function hasSame(known: readonly unknown[], others: readonly unknown[]): boolean {
  if (known.length !== others.length) return false
  // A loop, because it runs at every read and calls nothing.
  for (let position = 0; position < known.length; position++) if (known[position] !== others[position]) return false
  return true
}
