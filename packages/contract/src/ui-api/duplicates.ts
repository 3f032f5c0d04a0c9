import { type Static, Type } from 'typebox'
import { UI_API } from '../call.ts'
import { ofHidden, ofIds, ofValues } from '../call-errors.ts'
import { defineCall } from '../define-call.ts'
import { ApiName, CreateRecordInput, RecordId, strict } from './inputs.ts'

const text = Type.String()
const flag = Type.Boolean()
const texts = Type.Array(text)

/** `ruleCritera` is misspelled as in the original service. It is always empty: the filter is in its items. */
const DuplicateRuleFilter = Type.Object({
  booleanFilter: Type.Union([text, Type.Null()]),
  eTag: text,
  filterItems: Type.Array(
    Type.Object({
      eTag: text,
      field: text,
      operation: text,
      sortOrder: Type.Integer(),
      value: Type.Union([text, Type.Null()]),
    }),
  ),
  ruleCritera: text,
})

const DuplicateRule = Type.Object({
  actionOnInsert: text,
  actionOnUpdate: text,
  active: flag,
  duplicateRuleFilters: Type.Array(DuplicateRuleFilter),
  eTag: text,
  matchRules: Type.Array(
    Type.Object({ eTag: text, matchEngine: text, matchFields: texts, name: text, objectApiName: text }),
  ),
  name: text,
  operationsOnInsert: texts,
  operationsOnUpdate: texts,
})

export const getDuplicateConfiguration = defineCall({
  method: 'GET',
  path: `${UI_API}/duplicates/{objectApiName}`,
  summary: 'The rules to find duplicates of a record before it is saved; internal users only.',
  returns: '`DuplicatesConfiguration`.',
  errors: [...ofHidden],

  params: Type.Object({ objectApiName: ApiName }, strict),
  query: Type.Object({ recordTypeId: Type.Optional(RecordId) }, strict),
  response: Type.Object({
    apiName: text,
    dedupeEnabled: flag,
    dedupeFields: texts,
    duplicateRules: Type.Array(DuplicateRule),
    eTag: text,
    predupeEnabled: flag,
  }),
})

export const getDuplicates = defineCall({
  method: 'POST',
  path: `${UI_API}/predupe`,
  rate: 'search',
  summary:
    'Possible duplicates of a record before it is saved, among the records that the caller can see; internal users only.',
  returns: '`Duplicates`.',
  limits: '200 fields; 20 matches per rule; rate class search.',
  errors: [...ofIds, ...ofValues, 'FIELD_NOT_WRITEABLE'],

  body: CreateRecordInput,
  response: Type.Object({
    allowSave: flag,
    duplicateError: flag,
    duplicateRules: texts,
    matches: Type.Array(
      Type.Object({
        duplicateResultInfos: Type.Record(
          text,
          Type.Object({
            allowSave: flag,
            matchResultInfo: Type.Object({ recordIds: texts, rule: text }),
            rule: text,
          }),
        ),
        objectApiName: text,
        recordIds: texts,
      }),
    ),
  }),
})

/** The duplicate rules of an object. */
export type DuplicatesConfiguration = Static<typeof getDuplicateConfiguration.response>
/** What the check before saving found: matches by object, each with the rules that matched. */
export type Duplicates = Static<typeof getDuplicates.response>
