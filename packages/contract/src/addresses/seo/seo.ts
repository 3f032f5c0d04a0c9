// Written by `npm run generate` from seo/seo.ts; change that file instead.

import type { CallOf } from '../../call.ts'
import type * as definitions from '../../seo/seo.ts'

/**
 * Properties of a record for the head of its page. For a record that the caller may not read, an empty result with
 * errors.
 *
 * @returns `{ errors, fields, objectName, recordId, recordName }`.
 * Limits: 2,000 characters of field names, of a fixed list: Title, Summary, UrlName, InfoType__c.
 */
export const getSeoProperties: CallOf<typeof definitions.getSeoProperties> = {
  method: 'GET',
  path: '/services/data/v65.0/connect/communities/{communityId}/seo/properties/{recordId}',
}
