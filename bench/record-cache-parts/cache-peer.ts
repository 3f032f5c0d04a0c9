import type { RecordShape } from 'contract'
import { caseRecord } from './case-list.ts'

/** A case as an API with flat objects returns it: the values of the product's payload without the record headers. */
export type FlatCase = { __typename: 'Case'; id: string; [name: string]: unknown }

/** An empty public cache. It owns the objects that it receives. */
export type PeerCache = {
  /** Stores the response of a list. Absent where the cache cannot store it without reading it again. */
  readonly store?: (rows: readonly FlatCase[]) => void
  /** Stores the response of a list and returns the rows that a screen renders. */
  readonly takeList: (rows: readonly FlatCase[]) => readonly unknown[]
  /** Stores a response with some cases and notifies their subscribers. */
  readonly takeCases: (rows: readonly FlatCase[]) => void
  /** Stores a response with one case of the list and notifies the subscribers of the list. */
  readonly takeRow: (row: FlatCase) => void
  /** Reads one case from the cache; undefined when it is not cached. */
  readonly readCase: (id: string) => unknown
  readonly followCase: (id: string, notify: () => void) => void
  readonly followList: (notify: () => void) => void
}

/** A public cache that does the same work as the product, used as its own guide shows. */
export type CachePeer = {
  readonly name: string
  /** Whether each record is stored once, whichever response contained it. */
  readonly isNormalised: boolean
  readonly create: () => PeerCache
  readonly bundles: PeerBundles
}

/** Imports of a browser: the cache alone, and the cache with everything that a screen needs to call a service. */
export type PeerBundles = { readonly cache: string; readonly client: string }

/** JSON of a page of a case list in the format of the peers. */
export const flatCaseListJson = (count: number): string =>
  JSON.stringify(Array.from({ length: count }, (_, number) => flatCase(caseRecord(number, 1))))

/** A case in the format of the peers: values and display values by name, the two parents as nested objects. */
export function flatCase({ id, weakEtag, fields }: RecordShape): FlatCase {
  const flat: FlatCase = { __typename: 'Case', id, weakEtag }
  for (const [name, { value, displayValue }] of Object.entries(fields)) {
    if (name === 'Id') continue
    if (typeof value === 'object' && value !== null) {
      flat[name] = { __typename: value.apiName, id: value.id, Name: value.fields.Name?.value }
      continue
    }
    flat[name] = value
    if (displayValue !== null) flat[`${name}Display`] = displayValue
  }
  return flat
}
