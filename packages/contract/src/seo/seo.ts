import { defineCall } from '../call.ts'
import type * as schemas from './seo.schemas.ts'

export const seo = {
  getSeoProperties: defineCall<typeof schemas.getSeoProperties>({
    method: 'GET',
    path: '/services/data/v65.0/connect/communities/{communityId}/seo/properties/{recordId}',
    access: 'visitor',
    summary: 'What search engines may know of a record that everybody may read; nothing, with errors, of any other.',
  }),
}
