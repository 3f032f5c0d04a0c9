// Written by `npm run generate` from seo/seo.ts; change that file instead.

import type { CallOf } from '../../call.ts'
import type * as definitions from '../../seo/seo.ts'

/**
 * Head-tag properties of a record that the caller may read; an empty result with errors for any other.
 *
 * @returns `{ errors, fields, objectName, recordId, recordName }`.
 * Limits: 2,000 characters of field names, of a fixed list: Title, Summary, UrlName, InfoType__c.
 */
export const getSeoProperties: CallOf<typeof definitions.getSeoProperties> = {
  method: 'GET',
  path: '/services/data/v65.0/connect/communities/{communityId}/seo/properties/{recordId}',
}
