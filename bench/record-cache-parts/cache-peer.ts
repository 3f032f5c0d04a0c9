import type { RecordShape } from 'contract'
import { caseRecord } from './case-list.ts'

/** A case as a service of flat objects answers it: what the payload of the product holds, without the headers of its records. */
export type FlatCase = { __typename: 'Case'; id: string; [name: string]: unknown }

/** A public cache with nothing in it yet. What it takes is its own from then on. */
export type PeerCache = {
  /** Takes the answer to a list. Absent where the cache cannot take it without reading it again. */
  readonly store?: (rows: readonly FlatCase[]) => void
  /** Takes the answer to a list and gives the rows that a screen draws. */
  readonly takeList: (rows: readonly FlatCase[]) => readonly unknown[]
  /** Takes the answer to a question for some cases and tells those who follow them. */
  readonly takeCases: (rows: readonly FlatCase[]) => void
  /** Takes the answer to a question for one case of the list and tells those who follow the list. */
  readonly takeRow: (row: FlatCase) => void
  /** Reads one case from the cache; undefined when it is not there. */
  readonly readCase: (id: string) => unknown
  readonly followCase: (id: string, notify: () => void) => void
  readonly followList: (notify: () => void) => void
}

/** A public cache that does the same work as the product, in the way its own guide shows. */
export type CachePeer = {
  readonly name: string
  /** Whether it holds each record once, wherever it came from. */
  readonly isNormalised: boolean
  readonly create: () => PeerCache
  readonly bundles: PeerBundles
}

/** What a browser imports: the cache alone, and with everything that a screen needs to call a service. */
export type PeerBundles = { readonly cache: string; readonly client: string }

/** A page of a list of cases as a peer takes it, in JSON. */
export const flatCaseListJson = (count: number): string =>
  JSON.stringify(Array.from({ length: count }, (_, number) => flatCase(caseRecord(number, 1))))

/** A case as a peer takes it: each value by its name, with its display value, the two parents as nested objects. */
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
