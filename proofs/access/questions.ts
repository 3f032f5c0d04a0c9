import type { ServedCall } from 'contract'
import * as calls from 'contract/calls'
import { CANARY, worldApp } from 'support/testing'
import type { CallInput } from '../worlds/call-input.ts'
import type { About } from './about-object.ts'

export type Question = Omit<CallInput, 'actor' | 'call' | 'query'> & { query?: CallInput['query'] }

const COMMUNITY_ID = '0DB000000000001GAA'
const WIDE = { pageSize: '200' }
const each = <T>(items: readonly T[], ask: (item: T) => Question): Question[] => items.map(ask)
const object = ({ objectApiName }: About) => ({ objectApiName })
const parent = ({ objectApiName }: About) => ({ parentObjectApiName: objectApiName })
const all = (about: About): string => about.ids.join(',')
const ofIds = (about: About): Question[] => [{ params: { recordIds: all(about) } }, ...ofEach(about)]
const ofEach = (about: About): Question[] => each(about.ids, (recordIds) => ({ params: { recordIds } }))
const someFields = (about: About): string => about.optionalFields[0] ?? ''

/** Every list that has a name, including the recently used one and the one that every user may create. */
const named = (about: About) =>
  [...about.listViews.map(({ apiName }) => apiName), '__recent'].map((listViewApiName) => ({
    ...object(about),
    listViewApiName,
  }))

const listBodies = (about: About): unknown[] => [
  { optionalFields: someFields(about).split(','), pageSize: 200 },
  { searchTerm: CANARY, pageSize: 200 },
]

const related = (about: About) =>
  about.ids.flatMap((parentRecordId) => about.relatedLists.map((relatedListId) => ({ parentRecordId, relatedListId })))

const ofLists = (about: About): Question[] =>
  named(about).flatMap((params) =>
    about.optionalFields.map((optionalFields) => ({ params, query: { ...WIDE, optionalFields } })),
  )

const ofViewIds = (about: About): Question[] =>
  each(about.listViews, ({ id }) => ({
    params: { listViewId: id },
    query: { ...WIDE, optionalFields: someFields(about) },
  }))

const recent = (about: About): Question[] => [
  { params: object(about), query: { ...WIDE, optionalFields: someFields(about) } },
]

const listInput = (about: About) => ({
  label: 'Mine',
  listViewApiName: 'Mine',
  displayColumns: [...about.fieldNames.slice(0, 1)],
})

const withActions = (about: About, ask: (actionApiName: string, recordId: string) => Question): Question[] =>
  about.actions.flatMap((action) => about.ids.slice(0, 4).map((id) => ask(action, id)))

/** Each method as it is, and with the parameters it takes of those that name a row. */
function methodCalls({ parameters }: About) {
  return (worldApp.methods ?? []).flatMap(({ className, methodName, parameters: taken }) => {
    const params = { apexClass: className, apexMethod: methodName }
    const fitting = parameters.filter((parameter) => Object.keys(parameter).every((name) => name in taken.properties))
    return [...(parameters.length > 0 ? [{}] : []), ...fitting].map((value) => ({ params, given: value }))
  })
}

type Asks = Readonly<Record<string, (about: About) => readonly Question[]>>

/** The values that a parameter of an address can have, for calls that have no written questions. */
function valuesOf(parameter: string, about: About): readonly string[] {
  if (/recordIds?$/i.test(parameter)) return about.ids
  if (/objectApiNames?$/i.test(parameter)) return [about.objectApiName]
  if (parameter === 'relatedListId') return about.relatedLists
  if (parameter === 'actionApiName') return about.actions
  if (parameter === 'recordTypeId') return about.recordTypeIds
  throw new Error(`Add questions of the call to this file: its parameter ${parameter} is not known here`)
}

const ofAddress =
  (path: string) =>
  (about: About): Question[] =>
    [...path.matchAll(/\{(\w+)\}/g)]
      .reduce<Record<string, string>[]>(
        (all, [, name = '']) =>
          all.flatMap((params) => valuesOf(name, about).map((value) => ({ ...params, [name]: value }))),
        [{}],
      )
      .map((params) => ({ params }))

const special: Asks = {
  'records.getRecord': (about) =>
    about.ids.flatMap((recordId) => [
      ...each(about.optionalFields, (optionalFields) => ({ params: { recordId }, query: { optionalFields } })),
      { params: { recordId }, query: { layoutTypes: 'Full,Compact', modes: 'View,Edit', updateMru: 'true' } },
      ...each(about.children, ({ relationship, fields }) => ({
        params: { recordId },
        query: { optionalFields: ['Id', ...fields].join(','), childRelationships: relationship },
      })),
    ]),
  'records.getRecords': (about) =>
    each(about.optionalFields, (optionalFields) => ({ params: { recordIds: all(about) }, query: { optionalFields } })),
  'records.getRecordUi': (about) =>
    each(about.ids, (recordIds) => ({
      params: { recordIds },
      query: { layoutTypes: 'Full', modes: 'View', optionalFields: someFields(about) },
    })),
  'records.createRecord': (about) => [
    { params: {}, body: { apiName: about.objectApiName, fields: { [about.fieldNames[0] ?? '']: 'x' } } },
    {
      params: {},
      body: {
        apiName: about.objectApiName,
        fields: Object.fromEntries(about.requiredTexts.map((name) => [name, 'x'])),
      },
    },
    ...each(about.lookups, ({ name, targetId }) => ({
      params: {},
      body: { apiName: about.objectApiName, fields: { [name]: targetId } },
    })),
  ],
  'records.updateRecord': (about) =>
    about.ids.flatMap((recordId) =>
      each(about.fieldNames.slice(0, 1), (name) => ({ params: { recordId }, body: { fields: { [name]: 'x' } } })),
    ),
  'records.deleteRecord': (about) => each(about.ids, (recordId) => ({ params: { recordId } })),
  'records.executeBatchRecordOperations': (about) =>
    each(['UPDATE', 'DELETE'], (type) => ({
      params: {},
      body: { allOrNone: false, operations: [{ type, records: about.ids.map((id) => ({ id, fields: {} })) }] },
    })),
  'recordDefaults.getRecordCreateDefaults': (about) => [
    { params: object(about), query: { optionalFields: someFields(about) } },
  ],
  'recordDefaults.getRecordTemplateClone': (about) =>
    each(about.ids, (recordId) => ({ params: { recordId }, query: { optionalFields: someFields(about) } })),
  'recordDefaults.getRecordTemplateCreate': (about) => [{ params: object(about) }],
  'objectInfo.getObjectInfoDirectory': () => [{ params: {} }],
  'objectInfo.getObjectInfo': (about) => [{ params: object(about) }],
  'objectInfo.getObjectInfos': (about) => [{ params: { objectApiNames: about.objectApiName } }],
  'objectInfo.getPicklistValuesByRecordType': (about) =>
    each(about.recordTypeIds, (recordTypeId) => ({ params: { ...object(about), recordTypeId } })),
  'objectInfo.getPicklistValues': (about) =>
    each(about.picklists, (fieldApiName) => ({
      params: { ...object(about), recordTypeId: about.recordTypeIds[0] ?? '', fieldApiName },
    })),
  'listObjectInfo.getListObjectInfo': (about) => [{ params: object(about) }],
  'lists.getListUiByName': ofLists,
  'lists.getListUiById': ofViewIds,
  'lists.getListViewSummaries': (about) => [{ params: object(about) }],
  'lists.getListRecordsByName': (about) =>
    named(about).flatMap((params) => each(listBodies(about), (body) => ({ params, body }))),
  'lists.queryListRecordsByName': ofLists,
  'lists.getListRecordsById': ofViewIds,
  'lists.getListRecordsByObject': recent,
  'lists.getMruListUi': recent,
  'lists.getMruListRecords': recent,
  'lists.getListInfoByName': (about) => each(named(about), (params) => ({ params })),
  'lists.getListInfos': (about) => [
    {
      params: {},
      query: {
        names: named(about)
          .map((each) => `${each.objectApiName}.${each.listViewApiName}`)
          .join(','),
      },
    },
  ],
  'lists.searchListInfos': (about) => [{ params: object(about) }],
  'lists.createListInfo': (about) => [{ params: object(about), body: listInput(about) }],
  'lists.updateListInfoByName': (about) => each(named(about), (params) => ({ params, body: { label: 'x' } })),
  'lists.deleteListInfo': (about) => each(named(about), (params) => ({ params })),
  'listPreferences.getListPreferences': (about) => each(named(about), (params) => ({ params })),
  'listPreferences.updateListPreferences': (about) =>
    each(named(about), (params) => ({ params, body: { columnWidths: { [about.fieldNames[0] ?? '']: 90 } } })),
  'layouts.getLayout': (about) =>
    each(about.recordTypeIds, (recordTypeId) => ({ params: object(about), query: { recordTypeId } })),
  'layouts.getLayoutUserState': (about) => [{ params: object(about) }],
  'layouts.updateLayoutUserState': (about) => [{ params: object(about), body: { sectionUserStates: {} } }],
  'layouts.getPathLayout': (about) => [{ params: object(about), query: { layoutOverride: 'Default' } }],
  'relatedLists.getRelatedListRecords': (about) =>
    each(related(about), (params) => ({ params, body: { pageSize: 200, includeColumnLabels: true } })),
  'relatedLists.getRelatedListRecordsBatch': (about) =>
    each(about.ids, (parentRecordId) => ({
      params: { parentRecordId },
      body: { relatedListParameters: about.relatedLists.map((relatedListId) => ({ relatedListId })) },
    })),
  'relatedLists.getRelatedListCount': (about) => each(related(about), (params) => ({ params })),
  'relatedLists.getRelatedListsCount': (about) =>
    each(about.ids, (parentRecordId) => ({
      params: { parentRecordId, relatedListNames: about.relatedLists.join(',') || 'None' },
    })),
  'relatedLists.getRelatedListsInfo': (about) => [{ params: parent(about) }],
  'relatedLists.getRelatedListInfo': (about) =>
    each(about.relatedLists, (relatedListId) => ({ params: { ...parent(about), relatedListId } })),
  'relatedLists.getRelatedListInfoBatch': (about) => [
    { params: { ...parent(about), relatedListNames: about.relatedLists.join(',') || 'None' } },
  ],
  'relatedLists.updateRelatedListInfo': (about) =>
    each(about.relatedLists, (relatedListId) => ({
      params: { ...parent(about), relatedListId },
      body: { orderedByInfo: [{ fieldApiName: 'CreatedDate', isAscending: true }] },
    })),
  'relatedLists.getRelatedListPreferences': (about) =>
    each(about.relatedLists, (list) => ({ params: { preferencesId: `${about.objectApiName}.${list}` } })),
  'relatedLists.getRelatedListPreferencesBatch': (about) => [
    {
      params: {
        preferencesIds: about.relatedLists.map((list) => `${about.objectApiName}.${list}`).join(',') || 'No.List',
      },
    },
  ],
  'relatedLists.updateRelatedListPreferences': (about) =>
    each(about.relatedLists, (list) => ({ params: { preferencesId: `${about.objectApiName}.${list}` }, body: {} })),
  'actions.getGlobalActions': () => [{ params: {} }],
  'actions.getQuickActionLayout': (about) => each(about.actions, (actionApiName) => ({ params: { actionApiName } })),
  'actions.getLookupActions': (about) => [{ params: { objectApiNames: about.objectApiName } }],
  'actions.getObjectCreateActions': (about) => [{ params: object(about) }],
  'actions.getActionOverrides': (about) => [{ params: object(about) }],
  'actions.getFormulaActivations': (about) => [
    { params: { actionFeature: 'QuickAction' }, query: { objectApiNames: about.objectApiName } },
  ],
  'actions.getQuickActionInfo': (about) =>
    withActions(about, (actionApiName, parentRecordId) => ({ params: { actionApiName }, query: { parentRecordId } })),
  'actions.getQuickActionDefaults': (about) =>
    withActions(about, (actionApiName, parentRecordId) => ({
      params: { actionApiName },
      query: { parentRecordId, optionalFields: someFields(about) },
    })),
  'actions.getRecordActions': (about) => ofIds(about).map((each) => ({ ...each, query: { sections: 'Page' } })),
  'actions.getRecordEditActions': ofIds,
  'actions.getRelatedListsActions': (about) =>
    ofEach(about).map((each) => ({
      ...each,
      body: {
        relatedListsActionParameters: [...about.relatedLists, 'None'].map((relatedListId) => ({ relatedListId })),
      },
    })),
  'actions.getRelatedListActions': (about) =>
    each(related(about), ({ parentRecordId, relatedListId }) => ({
      params: { recordIds: parentRecordId, relatedListId },
      body: {},
    })),
  'actions.getRelatedListRecordActions': (about) =>
    about.ids.flatMap((recordIds) =>
      each(about.childIds, (relatedListRecordIds) => ({ params: { recordIds, relatedListRecordIds } })),
    ),
  'actions.performQuickAction': (about) =>
    withActions(about, (actionApiName, contextId) => ({ params: { actionApiName }, body: { contextId, fields: {} } })),
  'actions.performUpdateRecordQuickAction': (about) =>
    withActions(about, (actionApiName, contextId) => ({ params: { actionApiName }, body: { contextId, fields: {} } })),
  'apps.getAllApps': () => [{ params: {} }],
  'apps.getAppDetails': () => each(worldApp.apps ?? [], ({ developerName }) => ({ params: { appId: developerName } })),
  'apps.getNavItems': () => [{ params: {} }],
  'duplicates.getDuplicateConfiguration': (about) => [{ params: object(about) }],
  'duplicates.getDuplicates': (about) => [
    { params: {}, body: { apiName: about.objectApiName, fields: about.compared } },
  ],
  'search.getSearchFilterMetadata': (about) => [{ params: object(about) }],
  'search.getSearchFilterOptions': (about) =>
    each(about.filters, (filterApiName) => ({ params: { ...object(about), filterApiName } })),
  'search.getLookupMetadata': (about) =>
    each(about.lookups, ({ name }) => ({ params: { ...object(about), fieldApiName: name } })),
  'search.getSearchResults': (about) => [
    { params: {}, query: { q: CANARY }, body: { objectApiNames: [about.objectApiName] } },
  ],
  'search.getKeywordSearchResults': (about) => [
    { params: {}, query: { q: CANARY, objectApiName: about.objectApiName }, body: { pageSize: 200 } },
  ],
  'lookups.getLookupRecords': (about) =>
    about.lookups.flatMap(({ name }) =>
      each([CANARY, 'ma'], (q) => ({ params: { ...object(about), fieldApiName: name }, query: { q }, body: {} })),
    ),
  'avatars.getRecordAvatars': (about) => [{ params: { recordIds: all(about) } }],
  'avatars.updateRecordAvatar': (about) =>
    each(about.ids, (recordId) => ({ params: { recordId }, body: { actionType: 'DisassociateAvatar' } })),
  'seo.getSeoProperties': (about) =>
    each(about.ids, (recordId) => ({ params: { communityId: COMMUNITY_ID, recordId } })),
  'methods.readServerMethod': (about) =>
    each(methodCalls(about), ({ params, given: value }) => ({ params, query: value })),
  'methods.callServerMethod': (about) => [
    ...each(methodCalls(about), ({ params, given: value }) => ({ params, body: value })),
    {
      params: { apexClass: 'DownloadController', apexMethod: 'resetDownloads' },
      body: { serviceIds: about.ids, reason: 'To see what comes back' },
    },
  ],
  // Behind the others, because the place of a question decides who asks it in a sample.
  'relatedLists.queryRelatedListRecords': (about) => each(related(about), (params) => ({ params, query: WIDE })),
}

const { auth: _auth, presence: _presence, session: _session, ...groups } = calls
const plain = Object.entries(groups).flatMap(([group, members]) =>
  Object.entries<ServedCall>(members)
    .filter(([name, { encoding }]) => encoding === 'json' && !(`${group}.${name}` in special))
    .map(([name, { path }]) => [`${group}.${name}`, ofAddress(path)] as const),
)

/** What is asked of each call about an object: every record, field and list of it, as far as the call takes them. */
export const questions: Asks = { ...special, ...Object.fromEntries(plain) }

/** The same for calls that need a session, which are asked over HTTP alone. */
export const questionsOfSessions: Asks = {
  'presence.sendPresence': (about) =>
    each(about.ids, (caseId) => ({ params: { caseId }, body: { tab: 'tab-of-a-proof', activity: 'typing' } })),
}
