import { defineCall, UI_API } from '../call.ts'
import type * as schemas from './actions.schemas.ts'

const ACTIONS = `${UI_API}/actions`

export const actions = {
  getGlobalActions: defineCall<typeof schemas.getGlobalActions>({
    method: 'GET',
    path: `${ACTIONS}/global`,
    summary: 'The actions that need no record.',
  }),
  getQuickActionLayout: defineCall<typeof schemas.getQuickActionLayout>({
    method: 'GET',
    path: `${ACTIONS}/layout/{actionApiName}`,
    summary: 'The form of a quick action.',
  }),
  getLookupActions: defineCall<typeof schemas.getLookupActions>({
    method: 'GET',
    path: `${ACTIONS}/lookup/{objectApiNames}`,
    summary: 'The actions offered in a lookup to these objects; one hidden object makes the answer 404.',
  }),
  getObjectCreateActions: defineCall<typeof schemas.getObjectCreateActions>({
    method: 'GET',
    path: `${ACTIONS}/object/{objectApiName}/record-create`,
    summary: 'The actions of the page that creates a record.',
  }),
  getActionOverrides: defineCall<typeof schemas.getActionOverrides>({
    method: 'GET',
    path: `${ACTIONS}/overrides/{objectApiName}`,
    summary: 'Standard actions of an object that lead to a page of the application.',
  }),
  getFormulaActivations: defineCall<typeof schemas.getFormulaActivations>({
    method: 'GET',
    path: `${ACTIONS}/formula-activation/{actionFeature}`,
    summary: 'The conditions under which the actions of objects are offered; absent objects mean all.',
  }),
  getQuickActionInfo: defineCall<typeof schemas.getQuickActionInfo>({
    method: 'GET',
    path: `${ACTIONS}/quick-action-info/{actionApiName}`,
    summary: 'Describes a quick action.',
  }),
  getQuickActionDefaults: defineCall<typeof schemas.getQuickActionDefaults>({
    method: 'GET',
    path: `${ACTIONS}/record-defaults/{actionApiName}`,
    summary: 'The values to start the form of a quick action with.',
  }),
  getRecordActions: defineCall<typeof schemas.getRecordActions>({
    method: 'GET',
    path: `${ACTIONS}/record/{recordIds}`,
    summary: 'The actions that records offer; wants sections or apiNames. One hidden record makes the answer 404.',
  }),
  getRecordEditActions: defineCall<typeof schemas.getRecordEditActions>({
    method: 'GET',
    path: `${ACTIONS}/record/{recordIds}/record-edit`,
    summary: 'The actions of the page that edits a record.',
  }),
  getRelatedListsActions: defineCall<typeof schemas.getRelatedListsActions>({
    method: 'POST',
    path: `${ACTIONS}/record/{recordIds}/related-list/batch`,
    rate: 'read',
    summary: 'The actions of several related lists of records, in the order asked, each with its own status.',
  }),
  getRelatedListActions: defineCall<typeof schemas.getRelatedListActions>({
    method: 'POST',
    path: `${ACTIONS}/record/{recordIds}/related-list/{relatedListId}`,
    rate: 'read',
    summary: 'The actions of a related list of records.',
  }),
  getRelatedListRecordActions: defineCall<typeof schemas.getRelatedListRecordActions>({
    method: 'GET',
    path: `${ACTIONS}/record/{recordIds}/related-list-record/{relatedListRecordIds}`,
    summary: 'The actions of rows of related lists of these records.',
  }),
  performQuickAction: defineCall<typeof schemas.performQuickAction>({
    method: 'POST',
    path: `${ACTIONS}/perform-quick-action/{actionApiName}`,
    idempotent: true,
    summary: 'Performs a quick action: creates a record, or changes the record of contextId.',
  }),
  performUpdateRecordQuickAction: defineCall<typeof schemas.performUpdateRecordQuickAction>({
    method: 'PATCH',
    path: `${ACTIONS}/perform-quick-action/{actionApiName}`,
    idempotent: true,
    summary: 'Performs a quick action that changes the record of contextId.',
  }),
}
