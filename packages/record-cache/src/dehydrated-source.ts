import { FetchError } from './fetch-error.ts'
import { type ListFacts, ListPages } from './store/list-pages.ts'
import { Representation } from './store/representation.ts'
import type { KeyedSource } from './store/source.ts'
import type { Store } from './store/store.ts'

/** A failure as plain JSON. */
export type DehydratedFailure = { url: string; status: number; statusText: string; body: unknown }

type DehydratedPages = {
  rows: string[]
  tokens: [number, string][]
  end: number | null
  facts: ListFacts
  columns: readonly string[]
  objectApiName: string
  parentId: string
}

/** A list, a whole answer or the failure of either as plain JSON, with the milliseconds until it is past its lifetime. */
export type DehydratedSource = { freshMs: number } & (
  | { failure: DehydratedFailure }
  | { pages: DehydratedPages }
  | { body: unknown; parentId: string }
)

/** Writes a source down; undefined when it holds nothing worth keeping. */
export function dehydrateSource(source: KeyedSource, nowMs: number): DehydratedSource | undefined {
  const { error, isKnown, expiresAt } = source
  const freshMs = expiresAt - nowMs
  if (error !== undefined) return { freshMs, failure: dehydrateFailure(error) }
  // What must not be kept is not written down either.
  if (!isKnown || expiresAt === Number.NEGATIVE_INFINITY) return undefined
  if (source instanceof Representation) return { freshMs, body: source.body, parentId: source.parentId }
  if (!(source instanceof ListPages)) return undefined
  const { rows, expiries, tokens, end, facts, columns, objectApiName, parentId } = source
  const ids = rows.map(({ id }) => id)
  const pages = { rows: ids, tokens: [...tokens], end, facts, columns, objectApiName, parentId }
  return { freshMs: Math.min(expiresAt, ...expiries) - nowMs, pages }
}

/** Puts what `dehydrateSource` wrote down into a source of the same kind. Lifetimes count on from `nowMs`. */
export function restoreSource(store: Store, source: KeyedSource, state: DehydratedSource, nowMs: number): void {
  const expiresAt = nowMs + state.freshMs
  source.expiresAt = expiresAt
  if ('failure' in state) source.error = rehydratedFailure(state.failure)
  else if ('pages' in state) {
    const { rows, tokens, ...rest } = state.pages
    const entries = rows.map((id) => store.entry(id))
    Object.assign(source, rest, { rows: entries, expiries: rows.map(() => expiresAt), tokens: new Map(tokens) })
  } else Object.assign(source, { body: state.body, parentId: state.parentId })
}

export const dehydrateFailure = ({ url, status, statusText, body }: FetchError): DehydratedFailure => ({
  url,
  status,
  statusText,
  body,
})

export const rehydratedFailure = ({ url, ...response }: DehydratedFailure): FetchError => new FetchError(url, response)
