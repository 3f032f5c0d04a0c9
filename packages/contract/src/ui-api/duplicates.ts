import { defineCall, UI_API } from '../call.ts'
import type * as schemas from './duplicates.schemas.ts'

export const duplicates = {
  getDuplicateConfiguration: defineCall<typeof schemas.getDuplicateConfiguration>({
    method: 'GET',
    path: `${UI_API}/duplicates/{objectApiName}`,
    summary: 'The rules by which records of an object are compared before they are saved; for internal people.',
  }),
  getDuplicates: defineCall<typeof schemas.getDuplicates>({
    method: 'POST',
    path: `${UI_API}/predupe`,
    rate: 'search',
    summary: 'Records like one about to be saved, among those that the caller can see; for internal people.',
  }),
}
