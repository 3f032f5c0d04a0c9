/** The filter that a caller sent, echoed in the answer: JSON text, or null when there was none. */
export function whereText(where: unknown): string | null {
  if (where === undefined || where === null) return null
  return typeof where === 'string' ? where : JSON.stringify(where)
}
