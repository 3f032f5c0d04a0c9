import { checkSuffix } from 'contract'

const SHORT_ID = /^[0-9A-Za-z]{15}$/

/**
 * The key of a record: its 18-character id. Null for text that cannot be an id. The check suffix of a long id is not verified, to keep
 * cache hits fast; the service rejects a wrong one.
 */
export function recordKey(id: unknown): string | null {
  if (typeof id !== 'string') return null
  if (id.length === 18) return id
  return SHORT_ID.test(id) ? id + checkSuffix(id) : null
}

/** The key of an object's description; names compare in lower case. */
export const objectInfoKey = (objectApiName: string) => `object-info:${objectApiName.toLowerCase()}`

/** The key of a list view by its names, which compare in lower case. */
export const listViewKey = (objectApiName: string, listViewApiName: string) =>
  `${objectApiName}:${listViewApiName}`.toLowerCase()

/** The key of the description of a list, by the key of the list. */
export const listDescriptionKey = (list: string) => `list-info:${list}`

/** The prefix of all keys for descriptions of a related list; the list is named `Parent.RelatedList`. */
export const relatedListInfoOf = (relatedList: string) => `related-list-info:${relatedList.toLowerCase()}:`

/** The key of a layout. */
export const layoutKey = (
  objectApiName: string,
  recordTypeId: string,
  layoutType: string,
  mode: string,
  formFactor = 'Large',
) => `layout:${objectApiName.toLowerCase()}:${recordTypeId}:${layoutType}:${mode}:${formFactor}`

/** The key of the collapsed sections of a layout. */
export const layoutUserStateKey = (layoutId: string) => `layout-user-state:${layoutId}`

/** A text that is equal for equal JSON values with properties in any order. Undefined properties are ignored. */
export const stableKey = (value: unknown): string => JSON.stringify(inOrder(value)) ?? ''

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (value?.constructor !== Object) return value
  const parts = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(parts.map(([name, part]) => [name, inOrder(part)]))
}
