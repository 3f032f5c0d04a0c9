/** What a browser says about where a request comes from; programs send neither. */
export type Provenance = { origin: string | undefined; fetchSite: string | undefined }

/** Whether an unsafe request may come from another site. A missing header is accepted: the CSRF token is checked as well. */
export function isCrossSite({ origin, fetchSite }: Provenance, ownOrigin: string): boolean {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true
  return origin !== undefined && origin !== ownOrigin
}
