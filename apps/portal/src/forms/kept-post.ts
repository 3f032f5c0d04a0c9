import { postNames } from './post-names.ts'

/** A form that the browser posted natively after the session had ended: its address, and its fields without CSRF token and secrets. */
export type KeptPost = {
  readonly address: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/**
 * Keeps a posted form for the page that asks the sender to sign in. @param secrets - controls whose values must not be written into a page.
 */
export function keptPost(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  posted: URLSearchParams,
  secrets: readonly string[],
): KeptPost {
  const fields = [...posted].filter(([name]) => name !== postNames.csrfToken && !secrets.includes(name))
  return { address: pathname + search, fields }
}

export function isKeptPost(data: unknown): data is KeptPost {
  return typeof data === 'object' && data !== null && 'address' in data && 'fields' in data
}
