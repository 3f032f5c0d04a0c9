import * as limits from 'contract/limits'
import { flag, integer, maybe, name, nullable, otherwise, text } from '../../define/check.ts'
import { keyOf } from '../../define/define-read.ts'

/** Which list views of an object to name: those with `q` in label or name, 20 a page when not said otherwise. */
export const listSearch = {
  objectApiName: name,
  q: maybe(text),
  recentListsOnly: maybe(flag),
  pageSize: otherwise(integer, limits.listInfosPageSize),
  pageToken: nullable(text),
}

/** Where the names of an object's list views are kept. */
export const listSummariesKey = (call: string, values: { readonly objectApiName: string }) =>
  `${listSummariesOf(values.objectApiName)}${call}:${keyOf(values)}`

/** What all keys of the names of an object's list views start with. */
export const listSummariesOf = (objectApiName: string) => `list-summaries:${objectApiName.toLowerCase()}:`
