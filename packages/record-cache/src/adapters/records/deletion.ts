import { recordIsGone } from '../../fetch-error.ts'
import type { Written } from './apply-writes.ts'

/** The deletion of a record, to be applied to the store. */
export const deletion = (id: string, objectApiName = ''): Written => ({
  operation: 'deleted',
  id,
  record: null,
  gone: recordIsGone(id),
  objectApiName,
  parentIds: [],
})
