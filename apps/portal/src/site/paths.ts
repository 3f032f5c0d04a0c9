import { safeStartUrl } from 'contract'
import { type PageEntry, type PageName, type Pages, pages } from './pages.ts'

/** Why the sign-in page is shown. */
export type SignInReason = 'hidden' | 'expired' | 'signed-out' | 'password-updated' | 'registration-canceled'

type Varying<Path> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | Varying<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never

type QueryNames<Page, Kind> = Page extends { query: infer Query }
  ? { [Name in keyof Query]: Query[Name] extends Kind ? Name : never }[keyof Query]
  : never

type Values<Page extends PageEntry> = { [Name in Varying<Page['path']> | QueryNames<Page, 'required'>]: string } & {
  [Name in QueryNames<Page, 'optional'>]?: string | undefined
}

type PathOf<Page extends PageEntry> =
  Record<never, never> extends Values<Page> ? (values?: Values<Page>) => string : (values: Values<Page>) => string

/** Functions for the addresses of all pages, by page name. */
export const paths = Object.fromEntries(
  Object.entries(pages).map(([name, page]) => [
    name,
    (values: Readonly<Record<string, string | undefined>> = {}) => addressOf(page, values),
  ]),
) as unknown as { readonly [Name in PageName]: PathOf<Pages[Name]> }

/** The address of the sign-in page that leads back to `url` afterwards; the home page needs no return address. */
export function signInAndReturn(url: Pick<URL, 'pathname' | 'search'>, reason?: SignInReason): string {
  const startURL = safeStartUrl(url.pathname + url.search)
  return paths.signIn({ startURL: startURL === '/' ? undefined : startURL, reason })
}

/** The address at which a stored file is downloaded. */
export function fileAddress(contentVersionId: string): string {
  return `/files/${encodeURIComponent(contentVersionId)}`
}

/** The address of a preview page of a stored file. */
export function previewAddress(contentVersionId: string, page: number): string {
  return `${fileAddress(contentVersionId)}/preview?page=${page}`
}

function addressOf({ path }: PageEntry, values: Readonly<Record<string, string | undefined>>): string {
  const parts = path.split('/')
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value && !parts.includes(`:${name}`)) query.set(name, value)
  }
  const address = parts.map((part) => (part.startsWith(':') ? encodeURIComponent(values[part.slice(1)] ?? '') : part))
  return address.join('/') + (query.size === 0 ? '' : `?${query}`)
}

/** Replaces the record id in the address of a form for a new record. */
export const NEW = 'new'
