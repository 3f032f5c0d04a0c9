import { limits } from 'contract'
import { CASE, type Limit, repeated, request, times, unknownFields } from './limit.ts'

const { idsPerRequest, fieldsPerRequest } = limits
const ofCases = { objectApiName: 'Case', listViewApiName: 'AllCases' }

const listView = (part: object) =>
  request(
    'lists.createListInfo',
    { objectApiName: 'Case' },
    {},
    { label: 'x', listViewApiName: 'X', displayColumns: ['Nothing'], ...part },
  )
const setToNull = (count: number): object => Object.fromEntries(unknownFields(count).map((name) => [name, null]))

/** Records and related lists whose product is the number of sets of actions. */
const sets = (count: number): [records: number, lists: number] =>
  count === limits.actionSetsPerRequest ? [idsPerRequest, count / idsPerRequest] : [69, count / 69]

/** What actions, quick actions, private list views and preferences may be asked for. */
export const limitsOfActionsAndViews: readonly Limit[] = [
  [
    'records to act on',
    idsPerRequest,
    (n) => request('actions.getRecordActions', { recordIds: repeated(n, CASE) }, { sections: 'Page' }),
  ],
  [
    'actions by name',
    idsPerRequest,
    (n) => request('actions.getRecordActions', { recordIds: CASE }, { apiNames: repeated(n, 'Case.Close') }),
  ],
  [
    'objects of lookups',
    idsPerRequest,
    (n) => request('actions.getLookupActions', { objectApiNames: repeated(n, 'Case') }),
  ],
  [
    'objects with conditions',
    idsPerRequest,
    (n) => request('actions.getFormulaActivations', { actionFeature: 'Page' }, { objectApiNames: repeated(n, 'Case') }),
  ],
  [
    'rows to act on',
    idsPerRequest,
    (n) => request('actions.getRelatedListRecordActions', { recordIds: CASE, relatedListRecordIds: repeated(n, CASE) }),
  ],
  [
    'actions of a related list by name',
    100,
    (n) =>
      request(
        'actions.getRelatedListActions',
        { recordIds: CASE, relatedListId: 'CaseComments' },
        {},
        { apiNames: times(n, () => 'New') },
      ),
  ],
  [
    'related lists to act on',
    idsPerRequest,
    (n) =>
      request(
        'actions.getRelatedListsActions',
        { recordIds: CASE },
        {},
        { relatedListsActionParameters: times(n, () => ({ relatedListId: 'CaseComments' })) },
      ),
  ],
  [
    'sets of actions',
    limits.actionSetsPerRequest,
    (n) => {
      const [records, lists] = sets(n)
      return request(
        'actions.getRelatedListsActions',
        { recordIds: repeated(records, CASE) },
        {},
        { relatedListsActionParameters: times(lists, () => ({ relatedListId: 'CaseComments' })) },
      )
    },
  ],
  [
    'fields of a quick action',
    fieldsPerRequest,
    (n) =>
      request(
        'actions.performQuickAction',
        { actionApiName: 'Case.EditDetails' },
        {},
        { contextId: CASE, fields: setToNull(n) },
      ),
  ],
  [
    'fields to find duplicates by',
    fieldsPerRequest,
    (n) => request('duplicates.getDuplicates', {}, {}, { apiName: 'Contact', fields: setToNull(n) }),
  ],
  ['columns of a list view', 50, (n) => listView({ displayColumns: unknownFields(n) })],
  [
    'operands of a filter of a list view',
    50,
    (n) =>
      listView({
        filteredByInfo: [{ fieldApiName: 'Nothing', operator: 'Equals', operandLabels: times(n, () => 'x') }],
      }),
  ],
  [
    'letters of the logic of a list view',
    limits.filterLogicCharacters,
    (n) => listView({ filterLogicString: '1'.repeat(n) }),
  ],
  ['letters of the label of a list view', limits.listViewLabelCharacters, (n) => listView({ label: 'x'.repeat(n) })],
  [
    'columns of a preferred order',
    5,
    (n) =>
      request(
        'listPreferences.updateListPreferences',
        ofCases,
        {},
        { orderedBy: unknownFields(n).map((fieldApiName) => ({ fieldApiName, isAscending: true })) },
      ),
  ],
]
