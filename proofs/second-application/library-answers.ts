import { toyIds } from 'platform/testing'
import { expect } from 'vitest'

/** The parameter of calls about books. */
export const book = { objectApiName: 'Book__c' }

const titled = (id: string, value: string) => ({ id, fields: { Title__c: { value } } })

/** Three books, as a call about records shows them. */
export const [duneRow, tideRow, alpRow] = [
  titled(toyIds.dunes, 'Dunes of the north'),
  titled(toyIds.tides, 'A history of tides'),
  titled(toyIds.alps, 'Over the Alps'),
]

export const column = (fieldApiName: string): unknown => expect.objectContaining({ fieldApiName })
export const named = (apiName: string): unknown => expect.objectContaining({ apiName })
/** Matches a list that holds these, and maybe more. */
export const some = (...items: unknown[]): unknown => expect.arrayContaining(items)
