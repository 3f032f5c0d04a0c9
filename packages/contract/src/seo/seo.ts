import type { CallOf } from '../call.ts'
import type * as schemas from './seo.schemas.ts'

export const getSeoProperties: CallOf<typeof schemas.getSeoProperties> = {
  method: 'GET',
  path: '/services/data/v65.0/connect/communities/{communityId}/seo/properties/{recordId}',
}
