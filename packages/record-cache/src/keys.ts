import { toRecordId18 } from 'contract'

/** The key of a record: its id with 18 characters. Null for what cannot be an id. */
export function recordKey(id: unknown): string | null {
  if (typeof id !== 'string') return null
  // The check suffix is not verified here: a wrong one is the service's to refuse, and hits are answered without computing it.
  return id.length === 18 ? id : toRecordId18(id)
}

/** The key of an object's description; names compare in lower case. */
export const objectInfoKey = (objectApiName: string) => `object-info:${objectApiName.toLowerCase()}`

/** The key of a list view by its names, which compare in lower case. */
export const listViewKey = (objectApiName: string, listViewApiName: string) =>
  `${objectApiName}:${listViewApiName}`.toLowerCase()

/** The key of the description of a list, by the key of the list. */
export const listDescriptionKey = (list: string) => `list-info:${list}`

/** The key of a layout. */
export const layoutKey = (
  objectApiName: string,
  recordTypeId: string,
  layoutType: string,
  mode: string,
  formFactor = 'Large',
) => `layout:${objectApiName.toLowerCase()}:${recordTypeId}:${layoutType}:${mode}:${formFactor}`

/** The key of what a user collapsed of a layout. */
export const layoutUserStateKey = (layoutId: string) => `layout-user-state:${layoutId}`

/** A text that is equal for equal JSON values, whatever the order of their properties. Undefined properties do not count. */
export function stableKey(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isPlainObject(part) ? sortedByName(part) : part)) ?? ''
}

function sortedByName(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
