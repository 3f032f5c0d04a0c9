const CLIENT_TOKEN = /^client:(\d+)$/

/** The token that readers get for an offset: the service's own tokens stay inside, beside the offsets they belong to. */
export function clientToken(offset: number): string {
  return btoa(`client:${offset}`)
}

/** The offset of a token that a reader gives: 0 without one; null for what is no client token. */
export function offsetOf(token: string | null | undefined): number | null {
  if (token === undefined || token === null || token === '' || token === '0') return 0
  try {
    const offset = CLIENT_TOKEN.exec(atob(token))?.[1]
    return offset === undefined ? null : Number(offset)
  } catch {
    return null
  }
}
