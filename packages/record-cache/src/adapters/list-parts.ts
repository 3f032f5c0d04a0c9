import { anything, each, flag, integer, mapOf, maybe, name, names, nullable, object, text } from '../define/check.ts'

const orderedBy = each(object({ fieldApiName: name, isAscending: flag, label: nullable(text) }))

/** A user's preferences of a list: widths of columns in pixels, wrapping and order. Columns that are not sent keep their settings. */
export const preferencesInput = {
  columnWidths: nullable(mapOf(integer)),
  columnWrap: nullable(mapOf(flag)),
  orderedBy: nullable(orderedBy),
}

/** The order and the preferences of a related list. */
export const relatedListInput = {
  orderedByInfo: nullable(orderedBy),
  userPreferences: nullable(object(preferencesInput)),
}

/** The parts of a list view. */
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
