import type { ExchangeOf, LookupMetadata, lookups } from 'contract'
import type { PersonCaller } from '../engine.ts'
import { lookupMetadata } from './lookup-metadata.ts'
import { type LookupParams, lookupRecords } from './lookup-records.ts'

/** Lookup fields that a caller can read or set, and the records that they can be set to. */
export type LookupsGateway = {
  metadata(objectApiName: string, fieldApiName: string): Promise<LookupMetadata>
  records(
    objectApiName: string,
    fieldApiName: string,
    params?: LookupParams,
  ): Promise<ExchangeOf<typeof lookups.getLookupRecords>['response']>
}

export function createLookupsGateway(caller: PersonCaller): LookupsGateway {
  return {
    metadata: async (objectApiName, fieldApiName) => lookupMetadata(caller, objectApiName, fieldApiName),
    records: (objectApiName, fieldApiName, params = {}) => lookupRecords(caller, objectApiName, fieldApiName, params),
  }
}
