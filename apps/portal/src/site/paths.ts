import { safeStartUrl } from 'contract'

/** Where an article was opened from; the breadcrumb leads back there. */
export type ArticleOrigin = { caseId?: string; caseNumber?: string; productName?: string }

/** What the case form starts with: a product's item number, a tail or service number. */
export type CasePrefill = { productName?: string; tail?: string }

/** Why somebody is asked to sign in (again). */
export type SignInReason = 'expired' | 'timed-out' | 'signed-out'

/** Every address of the portal, as a function of what it shows. */
export const paths = {
  home: () => '/',
  signIn: (wanted: { startUrl?: string; reason?: SignInReason } = {}) =>
    withQuery('/login', { startURL: wanted.startUrl, reason: wanted.reason }),
  caseManager: () => '/case-manager',
  openCase: (prefill: CasePrefill = {}) => withQuery('/case-manager/Open-a-Case', prefill),
  caseDetails: (caseId: string) => withQuery('/case-details', { id: caseId }),
  article: (urlName: string, origin: ArticleOrigin = {}) =>
    withQuery(`/article/${encodeURIComponent(urlName)}`, origin),
  file: (contentVersionId: string) => `/files/${encodeURIComponent(contentVersionId)}`,
}

/** The address of the sign-in page that leads back to `url` afterwards; the home page needs no way back. */
export function signInAndReturn(url: URL | Location, reason?: SignInReason): string {
  const startUrl = safeStartUrl(url.pathname + url.search)
  return paths.signIn({
    ...(startUrl === '/' ? {} : { startUrl }),
    ...(reason ? { reason } : {}),
  })
}

function withQuery(path: string, values: Record<string, string | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value)
  }
  return query.size === 0 ? path : `${path}?${query}`
}
