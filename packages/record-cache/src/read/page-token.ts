/**
 * The token that readers get for an offset, counted from 0: the tokens of the service stay in the store, by offset.
 * A screen that numbers its pages itself makes it from the number.
 */
export const clientToken = (offset: number): string => btoa(`client:${offset}`)

/** The offset of a token that a reader gives: 0 without one; null for what is no client token. */
export function offsetOf(token: string | null | undefined): number | null {
  if (!token || token === '0') return 0
  try {
    const match = /^client:(\d+)$/.exec(atob(token))
    return match && Number(match[1])
  } catch {
    return null
  }
}
