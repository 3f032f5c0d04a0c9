import type { Engine } from '../engine/engine.ts'
import { FetchError } from '../fetch-error.ts'
import { type ListFacts, ListPages } from '../store/list-pages.ts'
import { Representation } from '../store/representation.ts'
import type { KeyedSource } from '../store/source.ts'

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

type DehydratedAnswer = { body?: unknown; parentId: string; aboutId: string }

/** A list (`pages`) or a whole answer as plain JSON, or its failure, with the milliseconds until it expires. */
export type DehydratedSource = {
  readonly freshMs: number
  readonly failure?: DehydratedFailure | undefined
  readonly pages?: DehydratedPages
  readonly whole?: DehydratedAnswer
}

/** Serializes a source; undefined when it is empty or must not be cached. */
export function dehydrateSource(source: KeyedSource, nowMs: number): DehydratedSource | undefined {
  const { error, isKnown, expiresAt } = source
  if ((!isKnown && error === undefined) || (source as Representation).isCacheable === false) return undefined
  const failure = error && dehydrateFailure(error)
  if (source instanceof ListPages) {
    const { rows, expiries, tokens, end, facts, columns, objectApiName, parentId } = source
    const ids = rows.map(({ id }) => id)
    const pages = { rows: ids, tokens: [...tokens], end, facts, columns, objectApiName, parentId }
    return { freshMs: Math.min(expiresAt, ...expiries) - nowMs, failure, pages }
  }
  const { body, parentId, aboutId } = source as Representation
  return { freshMs: expiresAt - nowMs, failure, whole: { body, parentId, aboutId } }
}

/** Restores a dehydrated source by its key, unless the cache has an equally new or newer one. Lifetimes continue from `nowMs`. */
export function restoreSource(
  { store, source: sourceOf }: Engine,
  key: string,
  state: DehydratedSource,
  nowMs: number,
) {
  const { freshMs, failure, pages } = state
  const source = sourceOf<KeyedSource>(key, pages ? ListPages : Representation)
  const expiresAt = nowMs + freshMs
  const isNewer = !source.isKnown || source.expiresAt < expiresAt || grows(source as ListPages, pages)
  if (store.isLate(source) || !isNewer) return
  source.expiresAt = expiresAt
  source.error = failure && rehydratedFailure(failure)
  if (pages) {
    const { rows, tokens, ...rest } = pages
    const entries = rows.map((id) => store.entry(id))
    Object.assign(source, rest, { rows: entries, expiries: rows.map(() => expiresAt), tokens: new Map(tokens) })
  } else Object.assign(source, state.whole)
  store.touch(source)
}

/**
 * Whether a later part of a page contains more rows of a list that this cache has not requested itself. The first rows of both are equal.
 */
const grows = ({ rows, answer }: ListPages, pages: DehydratedPages | undefined): boolean =>
  pages !== undefined &&
  answer === 0 &&
  rows.length < pages.rows.length &&
  rows.every(({ id }, row) => id === pages.rows[row])

export const dehydrateFailure = ({ url, status, statusText, body }: FetchError): DehydratedFailure => ({
  url,
  status,
  statusText,
  body,
})

export const rehydratedFailure = (failure: DehydratedFailure): FetchError => new FetchError(failure.url, failure)
