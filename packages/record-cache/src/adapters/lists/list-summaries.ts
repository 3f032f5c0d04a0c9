import { limits } from 'contract'
import { type Check, flag, integer, maybe, name, nullable, text } from '../../define/check.ts'
import { keyOf } from '../../define/define-read.ts'

const pageSize: Check<number | undefined, number> = {
  of: (value) => (value === undefined ? limits.listInfosPageSize : integer.of(value)),
}

/** Which list views of an object to name: those with `q` in label or name, 20 a page when not said otherwise. */
export const listSearch = {
  params: { objectApiName: name },
  query: { q: maybe(text), recentListsOnly: maybe(flag), pageSize, pageToken: nullable(text) },
}

/** Where the names of an object's list views are kept. */
export const listSummariesKey = (call: string, values: { readonly objectApiName: string }) =>
  `${listSummariesOf(values.objectApiName)}${call}:${keyOf(values)}`

/** What all keys of the names of an object's list views start with. */
export const listSummariesOf = (objectApiName: string) => `list-summaries:${objectApiName.toLowerCase()}:`
