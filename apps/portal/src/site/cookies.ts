/** The value of a cookie in a `Cookie` header. */
export function cookieValue(cookieHeader: string | null, name: string): string | undefined {
  return cookieHeader
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([each]) => each === name)?.[1]
}

/** A cookie that a page may read, for this many seconds; 0 removes it. */
export function pageCookie(name: string, value: string, maxAgeSeconds: number): string {
  return `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}`
}
