import { toyIds } from 'platform/testing'
import { expect } from 'vitest'
import { book, named, some } from './library-answers.ts'
import type { LibraryCalls } from './library-call.ts'

// Calls about actions and apps.

const { aliceOnDunes, dunes } = toyIds
const actionsOf = (place: string, ...apiNames: string[]) => ({
  actions: { [place]: { actions: some(...apiNames.map(named)) } },
})

export const actionReads: LibraryCalls = {
  'actions.getGlobalActions': { person: 'libby', expected: actionsOf('Global', 'NewBook') },
  'actions.getQuickActionLayout': {
    person: 'alice',
    params: { actionApiName: 'Loan__c.Extend' },
    expected: { layout: { rows: [{ items: [{ apiName: 'DueDate__c', required: true }, { apiName: 'Remark__c' }] }] } },
  },
  'actions.getLookupActions': {
    person: 'libby',
    params: { objectApiNames: 'Book__c' },
    expected: actionsOf('Book__c', 'CreateFromLookup'),
  },
  'actions.getObjectCreateActions': { person: 'libby', params: book, expected: actionsOf('Book__c', 'SaveEdit') },
  'actions.getActionOverrides': {
    person: 'libby',
    params: book,
    expected: { actions: { Book__c: { actions: some(expect.objectContaining({ targetUrl: '/books/new' })) } } },
  },
  'actions.getFormulaActivations': {
    person: 'alice',
    params: { actionFeature: 'QuickAction' },
    query: { objectApiNames: 'Loan__c' },
    expected: { activations: { Loan__c: { 'Loan__c.Extend': some({ fieldApiName: 'Status__c', values: ['Out'] }) } } },
  },
  'actions.getQuickActionInfo': {
    person: 'libby',
    params: { actionApiName: 'Loan__c.TakeBack' },
    expected: { label: 'Take back', iconName: 'action:return', colors: [{ color: '336699' }] },
  },
  'actions.getQuickActionDefaults': {
    person: 'alice',
    params: { actionApiName: 'Loan__c.Extend' },
    query: { parentRecordId: aliceOnDunes },
    expected: { objectApiName: 'Loan__c', fields: { Remark__c: { value: 'A gift for mother' } } },
  },
  'actions.getRecordActions': {
    person: 'alice',
    params: { recordIds: aliceOnDunes },
    query: { sections: 'Page' },
    expected: actionsOf(aliceOnDunes, 'Loan__c.Extend', 'Edit'),
  },
  'actions.getRecordEditActions': {
    person: 'alice',
    params: { recordIds: aliceOnDunes },
    expected: actionsOf(aliceOnDunes, 'Loan__c.Extend'),
  },
  'actions.getRelatedListsActions': {
    person: 'libby',
    params: { recordIds: dunes },
    body: { relatedListsActionParameters: [{ relatedListId: 'Loans' }, { relatedListId: 'Nope' }] },
    expected: { results: [{ statusCode: 200, result: actionsOf(dunes, 'New') }, { statusCode: 404 }] },
  },
  'actions.getRelatedListActions': {
    person: 'libby',
    params: { recordIds: dunes, relatedListId: 'Loans' },
    body: {},
    expected: actionsOf(dunes, 'New'),
  },
  'actions.getRelatedListRecordActions': {
    person: 'alice',
    params: { recordIds: dunes, relatedListRecordIds: aliceOnDunes },
    expected: actionsOf(aliceOnDunes, 'Loan__c.Extend', 'Delete'),
  },
  'apps.getAllApps': {
    person: 'libby',
    expected: { apps: [{ developerName: 'Desk', selected: true }, { developerName: 'Catalogue' }] },
  },
  'apps.getAppDetails': {
    person: 'alice',
    params: { appId: 'Catalogue' },
    expected: { navItems: [{ developerName: 'Books' }, { developerName: 'Fines' }, { developerName: 'Help' }] },
  },
  'apps.getNavItems': {
    person: 'alice',
    expected: { navItems: some(expect.objectContaining({ objectApiName: 'Book__c' })) },
  },
}

export const actionWrites: LibraryCalls = {
  'actions.performQuickAction': {
    person: 'alice',
    params: { actionApiName: 'Book__c.Borrow' },
    body: { contextId: dunes, fields: { DueDate__c: '2026-12-01T00:00:00.000Z' } },
    expected: { contextId: dunes, isCreated: true, successMessage: 'The loan was made.' },
  },
  'actions.performUpdateRecordQuickAction': {
    person: 'alice',
    params: { actionApiName: 'Loan__c.Extend' },
    body: { contextId: aliceOnDunes, fields: { DueDate__c: '2026-12-01T00:00:00.000Z' } },
    expected: { id: aliceOnDunes, isCreated: false, successMessage: 'The loan was extended.' },
  },
}
