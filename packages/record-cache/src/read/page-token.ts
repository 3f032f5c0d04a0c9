/**
 * The page token for readers: an offset from 0. The tokens of the service stay in the store, by offset. A screen with page numbers can
 * compute its tokens.
 */
export const clientToken = (offset: number): string => btoa(`client:${offset}`)

/** The offset of a reader's token: 0 without a token, null for an invalid one. */
export function offsetOf(token: string | null | undefined): number | null {
  if (!token || token === '0') return 0
  try {
    const match = /^client:(\d+)$/.exec(atob(token))
    return match && Number(match[1])
  } catch {
    return null
  }
}
