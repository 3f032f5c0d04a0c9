import * as recordCache from 'record-cache'
import { createHooks, type ProductAdapters } from 'record-cache-react'

type Objects = { Case: { Subject: string | null; Status: string }; CaseComment: { CommentBody: string } }

type Names = {
  listViews: { Case: 'MyCases' | 'AllCases' }
  relatedLists: { Case: { CaseComments: 'CaseComment' } }
  actions: { 'Case.Close': { on: 'Case'; fields: { Reason?: string } } }
  creates: { CaseComment: { ParentId: string; CommentBody: string } }
  updates: { Case: { Subject?: string } }
}

export const { useListRecords } = createHooks<Objects, Names>()

type Adapters = ProductAdapters<Objects, Names>
const createRecord: Adapters['createRecord'] = recordCache.createRecord
const performQuickAction: Adapters['performQuickAction'] = recordCache.performQuickAction

export async function closeCase(cache: recordCache.RecordCache, contextId: string): Promise<void> {
  await cache.send(createRecord, { apiName: 'CaseComment', fields: { ParentId: contextId, CommentBody: 'Done.' } })
  await cache.send(performQuickAction, { actionApiName: 'Case.Close', contextId, fields: { Reason: 'Solved' } })
  // @ts-expect-error there is no such action
  await cache.send(performQuickAction, { actionApiName: 'Case.Reopen', contextId })
  // @ts-expect-error a comment has no subject
  await cache.send(createRecord, { apiName: 'CaseComment', fields: { Subject: 'Done.' } })
}
