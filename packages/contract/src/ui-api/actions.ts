import { type CallOf, UI_API } from '../call.ts'
import type * as schemas from './actions.schemas.ts'

const ACTIONS = `${UI_API}/actions`

export const getGlobalActions: CallOf<typeof schemas.getGlobalActions> = {
  method: 'GET',
  path: `${ACTIONS}/global`,
}

export const getQuickActionLayout: CallOf<typeof schemas.getQuickActionLayout> = {
  method: 'GET',
  path: `${ACTIONS}/layout/{actionApiName}`,
}

export const getLookupActions: CallOf<typeof schemas.getLookupActions> = {
  method: 'GET',
  path: `${ACTIONS}/lookup/{objectApiNames}`,
}

export const getObjectCreateActions: CallOf<typeof schemas.getObjectCreateActions> = {
  method: 'GET',
  path: `${ACTIONS}/object/{objectApiName}/record-create`,
}

export const getActionOverrides: CallOf<typeof schemas.getActionOverrides> = {
  method: 'GET',
  path: `${ACTIONS}/overrides/{objectApiName}`,
}

export const getFormulaActivations: CallOf<typeof schemas.getFormulaActivations> = {
  method: 'GET',
  path: `${ACTIONS}/formula-activation/{actionFeature}`,
}

export const getQuickActionInfo: CallOf<typeof schemas.getQuickActionInfo> = {
  method: 'GET',
  path: `${ACTIONS}/quick-action-info/{actionApiName}`,
}

export const getQuickActionDefaults: CallOf<typeof schemas.getQuickActionDefaults> = {
  method: 'GET',
  path: `${ACTIONS}/record-defaults/{actionApiName}`,
}

export const getRecordActions: CallOf<typeof schemas.getRecordActions> = {
  method: 'GET',
  path: `${ACTIONS}/record/{recordIds}`,
}

export const getRecordEditActions: CallOf<typeof schemas.getRecordEditActions> = {
  method: 'GET',
  path: `${ACTIONS}/record/{recordIds}/record-edit`,
}

export const getRelatedListsActions: CallOf<typeof schemas.getRelatedListsActions> = {
  method: 'POST',
  path: `${ACTIONS}/record/{recordIds}/related-list/batch`,
}

export const getRelatedListActions: CallOf<typeof schemas.getRelatedListActions> = {
  method: 'POST',
  path: `${ACTIONS}/record/{recordIds}/related-list/{relatedListId}`,
}

export const getRelatedListRecordActions: CallOf<typeof schemas.getRelatedListRecordActions> = {
  method: 'GET',
  path: `${ACTIONS}/record/{recordIds}/related-list-record/{relatedListRecordIds}`,
}

export const performQuickAction: CallOf<typeof schemas.performQuickAction> = {
  method: 'POST',
  path: `${ACTIONS}/perform-quick-action/{actionApiName}`,
}

export const performUpdateRecordQuickAction: CallOf<typeof schemas.performUpdateRecordQuickAction> = {
  method: 'PATCH',
  path: `${ACTIONS}/perform-quick-action/{actionApiName}`,
}
