/** The filter that a caller sent, repeated in the answer: a text as it was sent, an object as JSON; null when there was none. */
export function whereText(where: unknown): string | null {
  if (where === undefined || where === null) return null
  return typeof where === 'string' ? where : JSON.stringify(where)
}
