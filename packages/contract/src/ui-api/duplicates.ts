import { type CallOf, UI_API } from '../call.ts'
import type * as schemas from './duplicates.schemas.ts'

export const getDuplicateConfiguration: CallOf<typeof schemas.getDuplicateConfiguration> = {
  method: 'GET',
  path: `${UI_API}/duplicates/{objectApiName}`,
}

export const getDuplicates: CallOf<typeof schemas.getDuplicates> = {
  method: 'POST',
  path: `${UI_API}/predupe`,
}
