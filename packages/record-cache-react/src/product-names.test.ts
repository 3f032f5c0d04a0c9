import * as cache from 'record-cache'
import type { ListViewOf, ProductAdapters } from 'record-cache/typed'
import { expectTypeOf, it } from 'vitest'
import { createHooks } from './create-hooks.ts'

type Objects = {
  Case: { Subject: string | null; Status: 'Open' | 'Closed' | null }
  CaseComment: { CommentBody: string | null }
  Account: { Name: string }
}

type Names = {
  listViews: { Case: 'MyCases' | 'AllCases'; Account: 'AllAccounts' }
  relatedLists: { Case: { CaseComments: 'CaseComment'; ChildCases: 'Case' }; Account: { Cases: 'Case' } }
  actions: {
    'Case.Close': { on: 'Case'; fields: { [field: string]: never } }
    'Case.ChangeStatus': { on: 'Case'; fields: { Status: 'Open' | 'Closed'; Resolution__c?: string | null } }
    OpenCase: { on: null; fields: { Subject: string } }
  }
  creates: { Case: { Subject: string; Origin?: 'Web' | 'Phone' | null }; CaseComment: { CommentBody: string } }
  updates: { Case: { Status?: 'Open' | 'Closed' } }
}

const { useListRecords, useRelatedList } = createHooks<Objects, Names>()
const adapters: ProductAdapters<Objects, Names> = cache
const store = cache.createRecordCache({ fetch: () => Promise.reject(new Error('not asked')), now: () => 0 })
const id = '500000000000001AAA'

it('does not compile a hook that names a list wrongly', () => {
  const compiled = () => {
    useListRecords({ objectApiName: 'Case', listViewApiName: 'MyCases', pageSize: 5 }, ['Case.Subject'])
    useListRecords({ objectApiName: 'Case', listViewApiName: '__recent' }, ['Case.Subject'])
    useListRecords({ listViewId: '00B000000000501EAA' }, ['Case.Subject'])
    // @ts-expect-error there is no such list view
    useListRecords({ objectApiName: 'Case', listViewApiName: 'TheirCases' }, ['Case.Subject'])
    // @ts-expect-error it is a list view of another object
    useListRecords({ objectApiName: 'Case', listViewApiName: 'AllAccounts' }, ['Case.Subject'])
    // @ts-expect-error the fields are those of another object
    useListRecords({ objectApiName: 'Account', listViewApiName: 'AllAccounts' }, ['Case.Subject'])
    useRelatedList({ parentRecordId: id, relatedListId: 'CaseComments' }, ['CaseComment.CommentBody'])
    useRelatedList({ parentRecordId: id, relatedListId: 'Cases' }, ['Case.Subject'])
    // @ts-expect-error there is no such related list
    useRelatedList({ parentRecordId: id, relatedListId: 'Comments' }, ['CaseComment.CommentBody'])
    // @ts-expect-error the records of that list are comments
    useRelatedList({ parentRecordId: id, relatedListId: 'CaseComments' }, ['Case.Subject'])
  }
  expectTypeOf(compiled).toBeFunction()
  expectTypeOf<ListViewOf<Names, 'Case'>>().toEqualTypeOf<'MyCases' | 'AllCases' | 'MRU' | '__recent'>()
})

it('does not compile a call that names a list or an action wrongly', () => {
  const compiled = () => [
    store.invoke(adapters.getListRecords, {
      objectApiName: 'Case',
      listViewApiName: 'AllCases',
      fields: ['Case.Subject'],
    }),
    // @ts-expect-error there is no such list view
    store.invoke(adapters.getListRecords, { objectApiName: 'Case', listViewApiName: 'TheirCases' }),
    store.invoke(adapters.getRelatedListCount, { parentRecordId: id, relatedListId: 'Cases' }),
    // @ts-expect-error there is no such related list
    store.invoke(adapters.getRelatedListCount, { parentRecordId: id, relatedListId: 'Casos' }),
    // @ts-expect-error there is no such related list
    store.invoke(adapters.getRelatedListRecords, { parentRecordId: id, relatedListId: 'Casos' }),
    store.invoke(adapters.getGlobalActions, { apiNames: ['OpenCase'] }),
    // @ts-expect-error that action needs a record
    store.invoke(adapters.getGlobalActions, { apiNames: ['Case.Close'] }),
  ]
  expectTypeOf(compiled).toBeFunction()
})

it('does not compile a write with a field or a value that there is not', () => {
  const compiled = () => [
    store.send(adapters.createRecord, { apiName: 'Case', fields: { Subject: 'No signal', Origin: 'Web' } }),
    // @ts-expect-error a case needs a subject
    store.send(adapters.createRecord, { apiName: 'Case', fields: { Origin: 'Web' } }),
    // @ts-expect-error there is no such value
    store.send(adapters.createRecord, { apiName: 'Case', fields: { Subject: 'No signal', Origin: 'Fax' } }),
    // @ts-expect-error no user may set the status of a new case
    store.send(adapters.createRecord, { apiName: 'Case', fields: { Subject: 'No signal', Status: 'Open' } }),
    // @ts-expect-error no user may create accounts
    store.send(adapters.createRecord, { apiName: 'Account', fields: { Name: 'Osprey Ridge' } }),
    store.send(adapters.updateRecord, { apiName: 'Case', fields: { Id: id, Status: 'Closed' } }),
    // @ts-expect-error there is no such value
    store.send(adapters.updateRecord, { apiName: 'Case', fields: { Id: id, Status: 'Shut' } }),
    // @ts-expect-error the subject stays
    store.send(adapters.updateRecord, { apiName: 'Case', fields: { Id: id, Subject: 'No signal' } }),
    // @ts-expect-error a change names its record
    store.send(adapters.updateRecord, { apiName: 'Case', fields: { Status: 'Closed' } }),
  ]
  expectTypeOf(compiled).toBeFunction()
})

it('does not compile a quick action that is not there, or is not filled in', () => {
  const compiled = () => [
    store.send(adapters.performQuickAction, { actionApiName: 'Case.Close', contextId: id }),
    store.send(adapters.performQuickAction, { actionApiName: 'OpenCase', fields: { Subject: 'No signal' } }),
    // @ts-expect-error there is no such action
    store.send(adapters.performQuickAction, { actionApiName: 'Case.Shut', contextId: id }),
    // @ts-expect-error it is performed on a case
    store.send(adapters.performQuickAction, { actionApiName: 'Case.Close' }),
    // @ts-expect-error it has no form
    store.send(adapters.performQuickAction, { actionApiName: 'Case.Close', contextId: id, fields: { Name: 'A' } }),
    // @ts-expect-error its form must be filled in
    store.send(adapters.performQuickAction, { actionApiName: 'Case.ChangeStatus', contextId: id }),
  ]
  expectTypeOf(compiled).toBeFunction()
})

it('takes any name where a product has named nothing', () => {
  const { useListRecords, useRelatedList } = createHooks<Objects>()
  const compiled = () => {
    useListRecords({ objectApiName: 'Case', listViewApiName: 'TheirCases' }, ['Case.Subject'])
    useRelatedList({ parentRecordId: id, relatedListId: 'Comments' }, ['CaseComment.CommentBody'])
  }
  expectTypeOf(compiled).toBeFunction()
})
