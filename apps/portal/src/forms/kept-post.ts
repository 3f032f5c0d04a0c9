import { postNames } from './post-names.ts'

/** A form that a browser posted natively after its session had ended: its address, and its fields but no token and no secret. */
export type KeptPost = {
  readonly address: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/** Keeps a form for the page that asks its sender to sign in. @param secrets - names of controls whose values are never written into a page. */
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
