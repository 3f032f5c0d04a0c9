import type { RecordShape } from 'record-cache'

/** The id of the case that tests read. */
export const CASE = '500000000000001AAA'

/** That case, or the one of another id, with these values, in a version of it. */
export function caseRecord(values: { [name: string]: string }, weakEtag = 1, id = CASE): RecordShape {
  const fields = Object.entries(values).map(([name, value]) => [name, { displayValue: null, value }])
  return {
    apiName: 'Case',
    childRelationships: {},
    eTag: String(weakEtag),
    fields: Object.fromEntries(fields),
    id,
    lastModifiedById: null,
    lastModifiedDate: null,
    recordTypeId: null,
    recordTypeInfo: null,
    systemModstamp: null,
    weakEtag,
  }
}
