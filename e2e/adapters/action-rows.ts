import {
  getActionOverrides,
  getAllApps,
  getAppDetails,
  getFormulaActivations,
  getGlobalActions,
  getLookupActions,
  getNavItems,
  getObjectCreateActions,
  getQuickActionDefaults,
  getQuickActionInfo,
  getQuickActionLayout,
  getRecord,
  getRecordActions,
  getRecordEditActions,
  getRelatedListActions,
  getRelatedListRecordActions,
  getRelatedListsActions,
  performQuickAction,
  performUpdateRecordQuickAction,
} from 'record-cache'
import { expect } from 'vitest'
import { type AdapterRow, read, write } from './adapter-row.ts'

const actions = { lifetime: 'actions' } as const

/** Actions, and the apps and navigation that lead to them. */
export const actionRows: readonly AdapterRow[] = [
  read('mara', getGlobalActions, () => ({}), actions),
  read('mara', getLookupActions, () => ({ objectApiNames: ['Product2'] }), actions),
  read('mara', getObjectCreateActions, () => ({ objectApiName: 'Case' }), actions),
  read('mara', getActionOverrides, () => ({ objectApiName: 'Case' }), actions),
  read('jonas', getFormulaActivations, () => ({ actionFeature: 'RecordPage', objectApiNames: ['Case'] }), {
    lifetime: 'formulaActivations',
  }),
  read('mara', getQuickActionInfo, ({ caseId }) => ({ actionApiName: 'Case.Escalate', parentRecordId: caseId }), {
    lifetime: 'quickActionInfo',
  }),
  read('mara', getQuickActionLayout, () => ({ actionApiName: 'Case.EditDetails', objectApiName: 'Case' }), {
    lifetime: 'quickActionLayout',
  }),
  read(
    'mara',
    getQuickActionDefaults,
    ({ caseId }) => ({ actionApiName: 'Case.EditDetails', parentRecordId: caseId }),
    { lifetime: 'defaults' },
  ),
  read('mara', getRecordActions, ({ caseId }) => ({ recordIds: [caseId], sections: ['Page'] }), actions),
  read('jonas', getRecordEditActions, ({ caseId }) => ({ recordIds: [caseId] }), actions),
  read('mara', getRelatedListActions, ({ caseId }) => ({ recordIds: [caseId], relatedListId: 'CaseComments' }), {
    lifetime: 'relatedListActions',
  }),
  read(
    'mara',
    getRelatedListsActions,
    ({ caseId }) => ({
      recordIds: [caseId],
      relatedListsActionParameters: [{ relatedListId: 'CaseComments' }, { relatedListId: 'ChildCases' }],
    }),
    { lifetime: 'relatedListActions' },
  ),
  read(
    'mara',
    getRelatedListRecordActions,
    ({ caseId, commentId }) => ({ recordIds: [caseId], relatedListRecordIds: [commentId] }),
    actions,
  ),
  write(
    'mara',
    performQuickAction,
    async ({ newCase }) => ({
      actionApiName: 'Case.Escalate',
      contextId: await newCase('To be escalated'),
      fields: { EscalationReason__c: 'We fly on Friday.' },
    }),
    async (result, cache) => {
      const config = { recordId: result.id, fields: ['Case.IsEscalated'] }
      expect((await cache.invoke(getRecord, config)).data?.fields.IsEscalated?.value).toBe(true)
    },
  ),
  write('mara', performUpdateRecordQuickAction, async ({ newCase }) => ({
    actionApiName: 'Case.EditDetails',
    contextId: await newCase('To be worded anew'),
    fields: { Subject: 'Worded anew' },
  })),
  read('mara', getAllApps, () => ({}), { lifetime: 'apps' }),
  read('jonas', getAppDetails, () => ({ appId: 'SupportDesk' }), { lifetime: 'apps' }),
  read('mara', getNavItems, () => ({ page: 0, pageSize: 5 }), { lifetime: 'navItems' }),
]
