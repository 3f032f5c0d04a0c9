/**
 * The address to go to after signing in: the wanted one when it is a path of this portal, else the home page. Only paths
 * that start with one slash count, so that no scheme, host, back-slash or control character can lead to another site.
 */
export function safeStartUrl(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\\\p{Cc}\p{Cf}]/u.test(wanted)) return '/'
  let decoded: string
  try {
    decoded = decodeURIComponent(wanted)
  } catch {
    return '/'
  }
  if (/^\/[/\\]/.test(decoded) || /[\\\p{Cc}]/u.test(decoded)) return '/'
  const base = 'https://portal.invalid'
  const url = URL.parse(wanted, base)
  // Resolved `..` segments can change how the path begins.
  if (url?.origin !== base || /^\/(?:\/|%2f|%5c)/i.test(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}
