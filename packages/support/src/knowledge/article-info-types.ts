import type { PicklistValueDefinition } from 'platform'

/** The kinds of information that articles are of, as readers see them. */
export const infoTypes: readonly PicklistValueDefinition[] = ['Documentation', 'Article', 'Video', 'Product page'].map(
  (value) => ({ value, label: value }),
)
