import { createHooks, type TypedRecord } from 'record-cache-react'
import type { Objects } from './record-types.ts'

/** The hooks of the record cache, for the objects of this product. */
export const { useAdapter, useSend, useRecord, useRelatedList, useListRecords } = createHooks<Objects>()

/** A record as it is read by lists of fields: the first ones are there, the others where the reader may see them. */
export type RecordWith<
  Fields extends readonly string[],
  Optional extends readonly string[] = readonly [],
> = TypedRecord<Objects, Fields[number], Optional[number]>
