import { anything, each, flag, integer, mapOf, maybe, name, names, nullable, object, text } from '../define/check.ts'

const orderedBy = each(object({ fieldApiName: name, isAscending: flag, label: nullable(text) }))

/** What a user sets of a list: widths of columns in pixels, wrapping, order. Columns that are not named keep what they have. */
export const preferencesInput = {
  columnWidths: nullable(mapOf(integer)),
  columnWrap: nullable(mapOf(flag)),
  orderedBy: nullable(orderedBy),
}

/** The order of a related list and what a user sets of it. */
export const relatedListInput = {
  orderedByInfo: nullable(orderedBy),
  userPreferences: nullable(object(preferencesInput)),
}

/** What a list view is made of. */
export const listViewInput = {
  displayColumns: nullable(names),
  filterLogicString: nullable(text),
  filteredByInfo: nullable(
    each(object({ fieldApiName: name, operandLabels: each(text), operator: name, label: maybe(text) })),
  ),
  listShares: nullable(each(anything)),
  scope: nullable(object({ apiName: name, entityId: nullable(text), relatedEntityId: nullable(text) })),
  visibility: nullable(text),
}
