import type { ExchangeOf, RecordShape } from 'contract'
import * as limits from 'contract/limits'
import * as lookups from 'contract/ui-api/lookups'
import type { ReadAdapter } from '../adapter.ts'
import { callRequest } from '../define/call-request.ts'
import {
  type Checked,
  type ConfigFor,
  checked,
  each,
  flag,
  id,
  integer,
  mapOf,
  maybe,
  name,
  nullable,
  object,
  scalar,
  text,
  withParts,
} from '../define/check.ts'
import { keyOf } from '../define/define-read.ts'
import type { Engine } from '../engine/engine.ts'
import type { ListCall } from '../fetch/list-call.ts'
import * as lifetimesMs from '../lifetimes.ts'
import { listView } from '../read/list-view.ts'
import { ListPages } from '../store/list-pages.ts'

const config = {
  objectApiName: name,
  fieldApiName: name,
  dependentFieldBindings: maybe(text),
  page: maybe(integer),
  pageSize: maybe(integer),
  q: maybe(text),
  searchType: maybe(text),
  sourceRecordId: maybe(id),
  targetApiName: maybe(name),
}
const body = {
  orderBy: nullable(each(object({ fieldApiName: name, isAscending: flag }))),
  sourceRecord: nullable(object({ apiName: maybe(name), fields: mapOf(scalar) })),
}
const shape = withParts(config, body)

export type GetLookupRecordsConfig = ConfigFor<typeof shape>
/** One page of lookup results, with the tokens and addresses of the service. */
export type LookupRecords = Omit<ExchangeOf<typeof lookups.getLookupRecords>['response'], 'records'> & {
  records: RecordShape[]
}

/**
 * Reads records to which a lookup field can be set: recently used ones, or those that match `q`. Pages count from 1 and have at most 20
 * rows. The rows are stored records, so changes of them are visible.
 */
export const getLookupRecords: ReadAdapter<GetLookupRecordsConfig, LookupRecords> = {
  kind: 'read',
  name: 'getLookupRecords',
  open(engine, config) {
    const values = checked(shape, config)
    return values && listView(engine, 'getLookupRecords', values, () => lookupRows(engine, values))
  },
}

function lookupRows(engine: Engine, values: Checked<typeof shape>): ListCall {
  const key = `lookup:${keyOf(values)}`
  return {
    name: 'getLookupRecords',
    lifetime: lifetimesMs.recordCollection,
    isCollection: true,
    offset: 0,
    size: values.pageSize ?? limits.lookupPageSizeMax,
    required: [],
    optional: [],
    readsColumns: true,
    key: () => key,
    url: () => '',
    request: () => callRequest(lookups.getLookupRecords, values, body),
    take(answer) {
      const { records, count: _count, ...facts } = answer as LookupRecords
      // A change of any record of the object can change the results.
      engine.source(key, ListPages).objectApiName = records[0]?.apiName.toLowerCase() ?? ''
      return { records, nextPageToken: null, facts }
    },
    // Pages are requested by number and each is stored as a separate list, so readers get the tokens and addresses of the service.
    assemble: ({ count, records }, facts) => ({ count, ...facts, records }),
  }
}
