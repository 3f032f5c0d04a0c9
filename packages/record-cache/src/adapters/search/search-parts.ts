import { type Check, each, INVALID, maybe, name, nullable, object, scalar, text } from '../../define/check.ts'

const filterValue: Check<string | number | boolean> = {
  of: (value) => (value === null ? INVALID : scalar.of(value)),
}

/** Which records a search is narrowed to: by data categories and by values of fields. */
export const searchOptions = {
  dataCategories: nullable(each(object({ groupName: name, operator: name, values: each(text) }))),
  filters: nullable(
    each(object({ fieldPath: name, objectApiName: maybe(name), operator: name, values: each(filterValue) })),
  ),
}
