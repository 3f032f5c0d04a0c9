/** The filter as the answer repeats it: text as it was sent, an object as JSON; null without a filter. */
export function whereText(where: unknown): string | null {
  if (where === undefined || where === null) return null
  return typeof where === 'string' ? where : JSON.stringify(where)
}
