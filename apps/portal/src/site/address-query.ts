import { limits } from 'contract'

/** One search parameter of an address. `write` answers undefined for a value that needs no parameter. */
export type Parameter<T> = {
  readonly read: (text: string | null) => T
  readonly write: (value: T) => string | undefined
  /** Its name in the address, where that is not the name of the value. */
  readonly name?: string
}

/** The search parameters of one page as a typed value, in both directions. */
export type AddressQuery<Q> = {
  /** Reads an address. Values that are missing or invalid become the default. */
  readonly read: (address: URLSearchParams) => Q
  /** The address of the page with this query; defaults are left out. */
  readonly href: (query: Q) => string
  /** The query of the address without parameters. */
  readonly initial: Q
}

/** The typed value of a page's search parameters. */
export type QueryOf<A> = A extends AddressQuery<infer Q> ? Q : never

/**
 * Defines the search parameters of a page once, for its screen, its filters and its reads:
 *
 *     export const peopleQuery = addressQuery(paths.userManagement, { q: words(), sort: oneOf(sorts, 'Name'), page: pageNumber(25) })
 *
 * @param pathOf - the member of `paths` of the page.
 */
export function addressQuery<Q extends object>(
  pathOf: (values: Record<string, string | undefined>) => string,
  parameters: { readonly [Name in keyof Q]: Parameter<Q[Name]> },
): AddressQuery<Q> {
  const entries = Object.entries(parameters) as [keyof Q & string, Parameter<Q[keyof Q]>][]
  const read = (address: URLSearchParams): Q =>
    Object.fromEntries(entries.map(([key, { name = key, read }]) => [key, read(address.get(name))])) as Q
  return {
    read,
    href: (query) =>
      pathOf(Object.fromEntries(entries.map(([key, { name = key, write }]) => [name, write(query[key])]))),
    initial: read(new URLSearchParams()),
  }
}

/** The same parameter under another name in the address. */
export const named = <T>(name: string, parameter: Parameter<T>): Parameter<T> => ({ ...parameter, name })

/** Free text, '' by default, cut to the length that searches accept. */
export const words = (most: number = limits.searchTermCharacters): Parameter<string> => ({
  read: (text) => [...(text ?? '')].slice(0, most).join(''),
  write: (text) => text || undefined,
})

/** One of a few values, else the default. */
export function oneOf<T extends string, Default extends T | null>(
  values: readonly T[],
  byDefault: Default,
): Parameter<T | Default> {
  return {
    read: (text) => values.find((value) => value === text) ?? byDefault,
    write: (value) => (value === byDefault ? undefined : (value ?? undefined)),
  }
}

/** Any of a few values, joined by commas, in the order of `values`. */
export const someOf = <T extends string>(values: readonly T[]): Parameter<readonly T[]> => ({
  read: (text) => {
    const parts = (text ?? '').split(',')
    return values.filter((value) => parts.includes(value))
  },
  write: (chosen) => (chosen.length === 0 ? undefined : chosen.join(',')),
})

/** A boolean: true when the parameter has the value `yes`. */
export const flag = (yes = 'yes'): Parameter<boolean> => ({
  read: (text) => text === yes,
  write: (isSet) => (isSet ? yes : undefined),
})

/** The id of a record, or null. */
export const recordId: Parameter<string | null> = {
  read: (text) => (text !== null && /^[a-zA-Z0-9]{18}$/.test(text) ? text : null),
  write: (id) => id ?? undefined,
}

/** The last page of a list with pages of this length. A page in the middle is loaded by one request for all rows up to it. */
export const lastPage = (pageSize: number): number => limits.pageSizeMax / pageSize

/** The page number of a list, counted from 1. */
export const pageNumber = (pageSize: number): Parameter<number> => ({
  read: (text) => {
    const page = Number(text)
    return Number.isInteger(page) && page > 1 ? Math.min(page, lastPage(pageSize)) : 1
  },
  write: (page) => (page === 1 ? undefined : String(page)),
})
