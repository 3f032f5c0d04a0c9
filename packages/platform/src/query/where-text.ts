/** The filter a caller sent, as the answer repeats it: JSON text, or null when there was none. */
export function whereText(where: unknown): string | null {
  if (where === undefined || where === null) return null
  return typeof where === 'string' ? where : JSON.stringify(where)
}
