import { Type } from 'typebox'
import { UI_API } from '../call.ts'
import { ofHidden, ofIds, ofNumber, ofWrites } from '../call-errors.ts'
import { defineCall } from '../define-call.ts'
import * as limits from '../limits.ts'
import {
  ActionCollection,
  FormulaActivations,
  QuickActionDefaults,
  QuickActionInfo,
  QuickActionLayout,
  QuickActionResult,
} from './action-shapes.ts'
import { ApiName, FieldNames, FieldValues, NameList, RecordId, RecordIds, strict } from './inputs.ts'
import { batchItem } from './shapes.ts'

const ACTIONS = `${UI_API}/actions`

/** `Case.Escalate` for an action of an object, a bare name for a global one. */
const ActionApiName = Type.String({
  minLength: 1,
  maxLength: 161,
  pattern: '^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)?$',
})
const Word = Type.String({ maxLength: 40 })
const Flag = Type.Boolean()

const filter = {
  actionTypes: Type.Optional(NameList),
  formFactor: Type.Optional(Word),
  sections: Type.Optional(NameList),
}
const filterByName = { ...filter, apiNames: Type.Optional(NameList), retrievalMode: Type.Optional(Word) }

const Names = Type.Union([Type.Array(Type.String({ maxLength: 161 }), { maxItems: 100 }), Type.Null()])
const WordOrNull = Type.Union([Word, Type.Null()])
const filterInBody = {
  actionTypes: Type.Optional(Names),
  apiNames: Type.Optional(Names),
  formFactor: Type.Optional(WordOrNull),
  retrievalMode: Type.Optional(WordOrNull),
  sections: Type.Optional(Names),
}

const ofRecords = Type.Object({ recordIds: RecordIds }, strict)
const ofAction = Type.Object({ actionApiName: ActionApiName }, strict)
const ofObject = Type.Object({ objectApiName: ApiName }, strict)

export const getGlobalActions = defineCall({
  method: 'GET',
  path: `${ACTIONS}/global`,
  summary: 'The global actions, which need no record.',
  returns: '`ActionCollection`.',
  limits: '200 names.',
  errors: ['QUERY_TOO_COMPLICATED'],
  query: Type.Object(filterByName, strict),
  response: ActionCollection,
})

export const getQuickActionLayout = defineCall({
  method: 'GET',
  path: `${ACTIONS}/layout/{actionApiName}`,
  summary: 'The form of a quick action.',
  returns: '`QuickActionLayout`. Lengths are in characters.',
  errors: [...ofHidden],

  params: ofAction,
  query: Type.Object({ objectApiName: Type.Optional(ApiName), recordTypeId: Type.Optional(RecordId) }, strict),
  response: QuickActionLayout,
})

export const getLookupActions = defineCall({
  method: 'GET',
  path: `${ACTIONS}/lookup/{objectApiNames}`,
  summary: 'The actions offered in a lookup to these objects. The answer is 404 if one object is hidden.',
  returns: '`ActionCollection`.',
  limits: '200 objects.',
  errors: [...ofHidden, ...ofNumber],

  params: Type.Object({ objectApiNames: NameList }, strict),
  query: Type.Object(filter, strict),
  response: ActionCollection,
})

export const getObjectCreateActions = defineCall({
  method: 'GET',
  path: `${ACTIONS}/object/{objectApiName}/record-create`,
  summary: 'The actions of the page that creates a record.',
  returns: '`ActionCollection`.',
  errors: [...ofHidden],

  params: ofObject,
  query: Type.Object(filter, strict),
  response: ActionCollection,
})

export const getActionOverrides = defineCall({
  method: 'GET',
  path: `${ACTIONS}/overrides/{objectApiName}`,
  summary: 'Standard actions of an object that are replaced by a page of the application.',
  returns: '`ActionCollection`.',
  errors: [...ofHidden],

  params: ofObject,
  query: Type.Object({ defaultTemplateOnly: Type.Optional(Flag), type: Type.Optional(Word) }, strict),
  response: ActionCollection,
})

export const getFormulaActivations = defineCall({
  method: 'GET',
  path: `${ACTIONS}/formula-activation/{actionFeature}`,
  summary: 'The conditions under which the actions of objects are offered; absent objects mean all.',
  returns: '`FormulaActivations`.',
  limits: '200 objects.',
  errors: [...ofHidden, 'QUERY_TOO_COMPLICATED'],

  params: Type.Object({ actionFeature: ApiName }, strict),
  query: Type.Object({ application: Type.Optional(ApiName), objectApiNames: Type.Optional(NameList) }, strict),
  response: FormulaActivations,
})

export const getQuickActionInfo = defineCall({
  method: 'GET',
  path: `${ACTIONS}/quick-action-info/{actionApiName}`,
  summary: 'Describes a quick action.',
  returns: '`QuickActionInfo`. Icons are measured in pixels.',
  errors: [...ofIds],

  params: ofAction,
  query: Type.Object({ parentRecordId: Type.Optional(RecordId) }, strict),
  response: QuickActionInfo,
})

export const getQuickActionDefaults = defineCall({
  method: 'GET',
  path: `${ACTIONS}/record-defaults/{actionApiName}`,
  summary: 'The initial values for the form of a quick action.',
  returns: '`QuickActionDefaults`.',
  limits: '200 fields.',
  errors: [...ofIds, 'QUERY_TOO_COMPLICATED'],

  params: ofAction,
  query: Type.Object({ optionalFields: Type.Optional(FieldNames), parentRecordId: Type.Optional(RecordId) }, strict),
  response: QuickActionDefaults,
})

export const getRecordActions = defineCall({
  method: 'GET',
  path: `${ACTIONS}/record/{recordIds}`,
  summary: 'The actions that records offer. The answer is 404 if one record is hidden.',
  returns: '`ActionCollection`.',
  limits: '200 ids, 200 names.',
  errors: [...ofIds, ...ofNumber],

  params: ofRecords,
  query: Type.Object(filterByName, strict),
  response: ActionCollection,
})

export const getRecordEditActions = defineCall({
  method: 'GET',
  path: `${ACTIONS}/record/{recordIds}/record-edit`,
  summary: 'The actions of the page that edits a record.',
  returns: '`ActionCollection`.',
  limits: '200 ids.',
  errors: [...ofIds, ...ofNumber],

  params: ofRecords,
  query: Type.Object(filter, strict),
  response: ActionCollection,
})

export const getRelatedListsActions = defineCall({
  method: 'POST',
  path: `${ACTIONS}/record/{recordIds}/related-list/batch`,
  rate: 'read',
  summary: 'The actions of several related lists of records, in request order, each with its own status.',
  returns: '`{ hasErrors, results }`, each result an `ActionCollection` or a list of `ErrorEntry`.',
  limits: '200 ids, 200 lists, 2,000 sets in all.',
  errors: [...ofIds, ...ofNumber],

  params: ofRecords,
  body: Type.Object(
    {
      relatedListsActionParameters: Type.Array(Type.Object({ ...filterInBody, relatedListId: ApiName }, strict), {
        minItems: 1,
        maxItems: limits.idsPerRequest,
      }),
    },
    strict,
  ),
  response: Type.Object({ hasErrors: Flag, results: Type.Array(batchItem(ActionCollection)) }),
})

export const getRelatedListActions = defineCall({
  method: 'POST',
  path: `${ACTIONS}/record/{recordIds}/related-list/{relatedListId}`,
  rate: 'read',
  summary: 'The actions of a related list of records.',
  returns: '`ActionCollection`.',
  limits: '200 ids, 100 names.',
  errors: [...ofIds, ...ofNumber],

  params: Type.Object({ recordIds: RecordIds, relatedListId: ApiName }, strict),
  body: Type.Object(filterInBody, strict),
  response: ActionCollection,
})

export const getRelatedListRecordActions = defineCall({
  method: 'GET',
  path: `${ACTIONS}/record/{recordIds}/related-list-record/{relatedListRecordIds}`,
  summary: 'The actions of rows of related lists of these records.',
  returns: '`ActionCollection`.',
  limits: '200 ids each.',
  errors: [...ofIds, ...ofNumber],

  params: Type.Object({ recordIds: RecordIds, relatedListRecordIds: RecordIds }, strict),
  query: Type.Object(filter, strict),
  response: ActionCollection,
})

/** `apiName` is the object of the context record or the action of the path; any other name is refused. */
const QuickActionInput = Type.Object(
  {
    actionApiName: Type.Optional(ActionApiName),
    allowSaveOnDuplicate: Type.Optional(Flag),
    apiName: Type.Optional(ActionApiName),
    contextId: Type.Optional(Type.Union([RecordId, Type.Null()])),
    fields: Type.Optional(FieldValues),
  },
  strict,
)

export const performQuickAction = defineCall({
  method: 'POST',
  path: `${ACTIONS}/perform-quick-action/{actionApiName}`,
  idempotent: true,
  summary: 'Performs a quick action: creates a record, or updates the record with the id `contextId`.',
  returns: '`QuickActionResult`.',
  limits: '200 fields.',
  errors: [...ofWrites],
  params: ofAction,
  body: QuickActionInput,
  response: QuickActionResult,
})

export const performUpdateRecordQuickAction = defineCall({
  method: 'PATCH',
  path: `${ACTIONS}/perform-quick-action/{actionApiName}`,
  idempotent: true,
  summary: 'Performs a quick action that updates the record with the id `contextId`.',
  returns: '`QuickActionResult`.',
  limits: '200 fields.',
  errors: [...ofWrites],
  params: ofAction,
  body: QuickActionInput,
  response: QuickActionResult,
})
