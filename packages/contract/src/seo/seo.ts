import { Type } from 'typebox'
import { defineCall } from '../define-call.ts'
import { commaJoined, strict } from '../ui-api/inputs.ts'
import { ErrorEntries } from '../ui-api/shapes.ts'

const Anything = Type.String({ minLength: 1, maxLength: 80 })
const textOrNull = Type.Union([Type.String(), Type.Null()])

/** The empty result has no fields, an empty object name, nulls and the errors; it is the same for hidden and for missing records. */

export const getSeoProperties = defineCall({
  method: 'GET',
  path: '/services/data/v65.0/connect/communities/{communityId}/seo/properties/{recordId}',
  access: 'visitor',
  summary:
    'Properties of a record for the head of its page. For a record that the caller may not read, an empty result with errors.',
  returns: '`{ errors, fields, objectName, recordId, recordName }`.',
  limits: '2,000 characters of field names, of a fixed list: Title, Summary, UrlName, InfoType__c.',
  errors: [],

  params: Type.Object({ communityId: Anything, recordId: Anything }, strict),
  query: Type.Object({ fields: Type.Optional(Type.String({ ...commaJoined, maxLength: 2_000 })) }, strict),
  response: Type.Object({
    errors: ErrorEntries,
    fields: Type.Record(Type.String(), Type.String()),
    objectName: Type.String(),
    recordId: textOrNull,
    recordName: textOrNull,
  }),
})
