import type { ExchangeOf } from 'contract'
import { formulaActivations } from './actions/formula-activations.ts'
import { actionOverrides, globalActions, lookupActions, objectCreateActions } from './actions/object-actions.ts'
import { performQuickAction } from './actions/perform-quick-action.ts'
import { quickActionDefaults } from './actions/quick-action-defaults.ts'
import { quickActionInfo } from './actions/quick-action-info.ts'
import { quickActionLayout } from './actions/quick-action-layout.ts'
import { recordActions, recordEditActions } from './actions/record-actions.ts'
import { relatedListActions, relatedListsActions } from './actions/related-list-actions.ts'
import { relatedListRecordActions } from './actions/related-list-record-actions.ts'
import { allApps, appDetails } from './apps/apps.ts'
import { navItemsPage } from './apps/nav-items.ts'
import { associateAvatar } from './avatars/associate-avatar.ts'
import { recordAvatars } from './avatars/record-avatars.ts'
import type { CallRequest, Handler } from './calls/handlers.ts'
import { canOpenContent, openContent } from './content/open-content.ts'
import { appendToUpload } from './content/resumable/append-to-upload.ts'
import { cancelUpload } from './content/resumable/cancel-upload.ts'
import { createUpload } from './content/resumable/create-upload.ts'
import { findUpload } from './content/resumable/resumable-upload.ts'
import { uploadContent } from './content/upload-content.ts'
import { duplicatesConfiguration } from './duplicates/duplicates-configuration.ts'
import type { PersonCaller } from './engine.ts'
import { layoutOf } from './layouts/layout.ts'
import { layoutUserState, updateLayoutUserState } from './layouts/layout-user-state.ts'
import { pathLayout } from './layouts/path-layout.ts'
import { countListRecords } from './lists/count-list-records.ts'
import { listInfoNamed, listInfos } from './lists/list-infos.ts'
import { listObjectInfo } from './lists/list-object-info.ts'
import { listPreferences, updateListPreferences } from './lists/list-preferences.ts'
import { listRecords } from './lists/list-records.ts'
import { listInfoSummaries, listViewSummaries } from './lists/list-summaries.ts'
import { listUi } from './lists/list-ui.ts'
import { createListView, deleteListView, updateListView } from './lists/write-list-view.ts'
import { lookupMetadata } from './lookups/lookup-metadata.ts'
import { lookupRecords } from './lookups/lookup-records.ts'
import { callMethod, isWriteMethod, type MethodAnswer, type MethodCall } from './methods/call-method.ts'
import { objectInfo } from './object-info/object-info.ts'
import { objectInfoDirectory, objectInfos } from './object-info/object-infos.ts'
import { allPicklistValues, picklistValues } from './picklists/picklist-values.ts'
import { readRecordWithLayouts } from './record-ui/read-record-with-layouts.ts'
import { recordUi } from './record-ui/record-ui.ts'
import { batchOperations } from './records/batch-operations.ts'
import { countGroups } from './records/count-groups.ts'
import { createRecord } from './records/create-record.ts'
import { deleteRecord } from './records/delete-record.ts'
import { findRecords } from './records/find-records.ts'
import { predupe } from './records/predupe.ts'
import { readRecords } from './records/read-records.ts'
import { updateRecord } from './records/update-record.ts'
import { relatedListBatch } from './related-lists/related-list-batch.ts'
import { relatedListCount, relatedListCounts } from './related-lists/related-list-count.ts'
import {
  relatedListInfo,
  relatedListInfos,
  relatedListSummaries,
  updateRelatedListInfo,
} from './related-lists/related-list-info.ts'
import {
  relatedListPreferences,
  relatedListPreferencesBatch,
  updateRelatedListPreferences,
} from './related-lists/related-list-preferences.ts'
import { relatedListRecords } from './related-lists/related-list-records.ts'
import { findWords } from './search/find-words.ts'
import { keywordSearch } from './search/keyword-search.ts'
import { likeRecords } from './search/like-records.ts'
import { searchFilterOptions, searchFilters } from './search/search-filters.ts'
import { searchResults } from './search/search-results.ts'
import { wordForms } from './search/word-forms.ts'
import { seoProperties } from './seo/seo-properties.ts'
import { cloneTemplate } from './templates/clone-template.ts'
import { createDefaults } from './templates/create-defaults.ts'
import { createTemplate } from './templates/create-template.ts'

/** What the application's own code and files can do for a caller; what is hidden from the caller fails like what does not exist. */
const rooms = {
  apps: { all: allApps, get: appDetails, navItems: navItemsPage },
  actions: {
    global: globalActions,
    record: recordActions,
    recordEdit: recordEditActions,
    recordCreate: objectCreateActions,
    lookup: lookupActions,
    relatedList: relatedListActions,
    relatedLists: relatedListsActions,
    relatedListRecord: relatedListRecordActions,
    overrides: actionOverrides,
    formulaActivations,
    layout: quickActionLayout,
    info: quickActionInfo,
    defaults: quickActionDefaults,
    perform: performQuickAction,
  },
  records: {
    get: readRecordWithLayouts,
    getBatch: readRecords,
    find: findRecords,
    countGroups,
    findLike: likeRecords,
    wordForms,
    findWords,
    recordUi,
    create: createRecord,
    update: updateRecord,
    delete: deleteRecord,
    batch: batchOperations,
  },
  lists: {
    info: listInfoNamed,
    infos: listInfos,
    ui: listUi,
    records: listRecords,
    count: countListRecords,
    summaries: listViewSummaries,
    infoSummaries: listInfoSummaries,
    objectInfo: listObjectInfo,
    create: createListView,
    update: updateListView,
    delete: deleteListView,
    preferences: listPreferences,
    setPreferences: updateListPreferences,
  },
  relatedLists: {
    records: relatedListRecords,
    recordsBatch: relatedListBatch,
    count: relatedListCount,
    counts: relatedListCounts,
    summaries: relatedListSummaries,
    info: relatedListInfo,
    infos: relatedListInfos,
    updateInfo: updateRelatedListInfo,
    preferences: relatedListPreferences,
    preferencesBatch: relatedListPreferencesBatch,
    setPreferences: updateRelatedListPreferences,
  },
  search: {
    filters: searchFilters,
    filterOptions: searchFilterOptions,
    results: searchResults,
    keyword: keywordSearch,
  },
  lookups: { metadata: lookupMetadata, records: lookupRecords },
  objectInfo: {
    get: objectInfo,
    getBatch: objectInfos,
    directory: objectInfoDirectory,
    picklists: allPicklistValues,
    picklist: picklistValues,
  },
  layouts: {
    get: layoutOf,
    userState: layoutUserState,
    setUserState: updateLayoutUserState,
    path: pathLayout,
  },
  duplicates: { configuration: duplicatesConfiguration, predupe },
  avatars: { getBatch: recordAvatars, associate: associateAvatar },
  seo: { properties: seoProperties },
  recordDefaults: { create: createDefaults, templateCreate: createTemplate, templateClone: cloneTemplate },
  /** A new document is seen by its uploader only, until a ContentDocumentLink attaches it to a record. */
  content: { upload: uploadContent, open: openContent, canOpen: canOpenContent },
  /** Resumable uploads: files sent in several requests. Another user's upload is `NOT_FOUND`. */
  uploads: { create: createUpload, find: findUpload, append: appendToUpload, cancel: cancelUpload },
} as const

type Rooms = typeof rooms

/** A function of a room, for one caller. */
type Bound<F> = F extends (caller: PersonCaller, ...args: infer A) => infer R
  ? (...args: A) => Promise<Awaited<R>>
  : never

/** Everything one caller can do. */
export type Gateway = { readonly [Room in keyof Rooms]: { [Name in keyof Rooms[Room]]: Bound<Rooms[Room][Name]> } } & {
  /** Methods of the application, run with the rights of the caller. */
  readonly methods: {
    call(call: MethodCall): Promise<MethodAnswer>
    /** False for a method that only reads, and for one that does not exist. */
    isWrite(className: string, methodName: string): boolean
  }
  /** Answers a call of the UI service. */
  answer<C>(
    handler: Handler<C>,
    input: Omit<ExchangeOf<C>, 'response'>,
    request: CallRequest,
  ): Promise<ExchangeOf<C>['response']>
}

export function createGateway(caller: PersonCaller): Gateway {
  const parts: Record<string | symbol, unknown> = {
    methods: {
      call: (call) => callMethod(caller, gateway, call),
      isWrite: (...name) => isWriteMethod(caller, ...name),
    } satisfies Gateway['methods'],
    answer: (async (handler, input, request) => handler(caller, input, request)) satisfies Gateway['answer'],
  }
  // A request uses one or two rooms, so that each is bound when it is first used.
  const gateway = new Proxy(parts, {
    get(_, name) {
      if (!(name in parts) && name in rooms) parts[name] = bind(caller, rooms[name as keyof Rooms])
      return parts[name]
    },
  }) as Gateway
  return gateway
}

type RoomFunction = (caller: PersonCaller, ...args: never[]) => unknown

/** The functions with the caller as their first argument; what they throw rejects. */
function bind(caller: PersonCaller, functions: Readonly<Record<string, RoomFunction>>): Record<string, unknown> {
  const bound: Record<string, unknown> = {}
  for (const name of Object.keys(functions)) {
    const work = functions[name] as RoomFunction
    bound[name] = async (...args: never[]) => work(caller, ...args)
  }
  return bound
}
