/** Headers of every answer. Answers other than pages may load nothing, run nothing and not be framed. */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Answers are private by default; cacheable routes override this.
    'cache-control': 'no-store',
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/**
 * The content security policy of an HTML page: scripts by nonce and the scripts that they load, everything else from this origin only.
 *
 * @param logoUrls - logos of the brand; these are the only pictures from other hosts.
 * @param analyticsUrl - the address for page views, the only one outside this origin that the page may send to; `console` is no address.
 */
export function pagePolicy(
  nonce: string,
  isHttps: boolean,
  logoUrls: readonly (string | null)[] = [],
  analyticsUrl = 'console',
): string {
  const logoOrigins = new Set(logoUrls.flatMap((url) => (url?.startsWith('http') ? ` ${new URL(url).origin}` : [])))
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${[...logoOrigins].join('')}`,
    "media-src 'self'",
    ...(analyticsUrl === 'console' ? [] : [`connect-src 'self' ${new URL(analyticsUrl).origin}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The two Trusted Types policies that create markup: that of the portal for cleaned text, and that of the cleaning library.
    "require-trusted-types-for 'script'",
    'trusted-types cleaned-html dompurify',
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
