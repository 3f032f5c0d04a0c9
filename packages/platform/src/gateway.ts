import type {
  App,
  ContentDocumentComposite,
  Duplicates,
  DuplicatesConfiguration,
  Layout,
  LayoutUserState,
  NavItemsPage,
  ObjectInfo,
  ObjectInfoDirectory,
  PathLayout,
  PicklistFieldValues,
  PicklistValues,
  RecordAvatar,
  RecordCreateDefaults,
  RecordShape,
  RecordTemplateClone,
  RecordTemplateCreate,
  RecordUi,
} from 'contract'
import { type ActionsGateway, createActionsGateway } from './actions/actions-gateway.ts'
import { type AppsParams, allApps, appDetails } from './apps/apps.ts'
import { type NavItemsParams, navItemsPage } from './apps/nav-items.ts'
import { type AvatarParams, associateAvatar } from './avatars/associate-avatar.ts'
import { recordAvatars } from './avatars/record-avatars.ts'
import { type FileRange, type OpenedContent, openContent } from './content/open-content.ts'
import { createUploadsGateway, type UploadsGateway } from './content/resumable/uploads-gateway.ts'
import type { Upload } from './content/upload.ts'
import { uploadContent } from './content/upload-content.ts'
import { duplicatesConfiguration } from './duplicates/duplicates-configuration.ts'
import type { PersonCaller } from './engine.ts'
import { type LayoutParams, layoutOf } from './layouts/layout.ts'
import { layoutUserState, type SectionsParams, updateLayoutUserState } from './layouts/layout-user-state.ts'
import { type PathLayoutParams, pathLayout } from './layouts/path-layout.ts'
import { createListsGateway, type ListsGateway } from './lists/lists-gateway.ts'
import { createLookupsGateway, type LookupsGateway } from './lookups/lookups-gateway.ts'
import type {
  CallerRecords,
  CountedGroups,
  GroupsWanted,
  LikeRecordsWanted,
  RecordsWanted,
  RequestedFields,
} from './metadata/caller-records.ts'
import { callMethod, isWriteMethod, type MethodAnswer, type MethodCall } from './methods/call-method.ts'
import { objectInfo } from './object-info/object-info.ts'
import { objectInfoDirectory, objectInfos } from './object-info/object-infos.ts'
import { allPicklistValues, picklistValues } from './picklists/picklist-values.ts'
import { type RecordParams, readRecordWithLayouts } from './record-ui/read-record-with-layouts.ts'
import { type RecordUiParams, recordUi } from './record-ui/record-ui.ts'
import type { BatchItem } from './records/batch-item.ts'
import { type BatchParams, type BatchResult, batchOperations } from './records/batch-operations.ts'
import { countGroups } from './records/count-groups.ts'
import { type CreateOptions, createRecord } from './records/create-record.ts'
import { deleteRecord } from './records/delete-record.ts'
import { findRecords } from './records/find-records.ts'
import { markUsed } from './records/mru.ts'
import { predupe } from './records/predupe.ts'
import { readRecords } from './records/read-records.ts'
import { type UpdateOptions, updateRecord } from './records/update-record.ts'
import type { VersionParams } from './records/version-params.ts'
import { createRelatedListsGateway, type RelatedListsGateway } from './related-lists/related-lists-gateway.ts'
import { findWords } from './search/find-words.ts'
import { likeRecords } from './search/like-records.ts'
import { createSearchGateway, type SearchGateway } from './search/search-gateway.ts'
import { wordForms } from './search/word-forms.ts'
import { cloneTemplate } from './templates/clone-template.ts'
import { type CreateDefaultsParams, createDefaults } from './templates/create-defaults.ts'
import { createTemplate, type TemplateParams } from './templates/create-template.ts'

/** Everything one caller can do, each part in the words of the UI service. */
export type Gateway = {
  search: SearchGateway
  lookups: LookupsGateway
  /** Methods of the application, run with the rights of the caller. */
  methods: {
    call(call: MethodCall): Promise<MethodAnswer>
    /** False for a method that only reads, and for one that does not exist. */
    isWrite(className: string, methodName: string): boolean
  }
  actions: ActionsGateway
  /** The apps that the caller may open, and where they lead. */
  apps: {
    all(params?: AppsParams): Promise<{ apps: App[]; eTag: string }>
    get(appId: string, params?: AppsParams): Promise<App>
    navItems(params?: NavItemsParams): Promise<NavItemsPage>
  }
  records: {
    /**
     * With `layoutTypes` or `forms`, the fields of these layouts too. @throws AppError `NOT_FOUND`, `INVALID_FIELD`, `MISSING_ARGUMENT`.
     */
    get(recordId: string, params: RecordParams & { updateMru?: boolean | undefined }): Promise<RecordShape>
    getBatch(
      recordIds: readonly string[],
      requested: RequestedFields,
    ): Promise<{ hasErrors: boolean; results: BatchItem<RecordShape>[] }>
    /** For the application's own code: records that the caller can see. */
    find(objectApiName: string, wanted: RecordsWanted): Promise<RecordShape[]>
    /** For the application's own code: how many records there are in groups, of those that the caller can see. */
    countGroups(objectApiName: string, wanted: GroupsWanted): Promise<CountedGroups>
    /** For the application's own code: records that the caller can see whose texts are like a text. */
    findLike(objectApiName: string, wanted: LikeRecordsWanted): Promise<RecordShape[]>
    /** For the application's own code: alternatives for words, and the records that contain any of them. */
    wordForms: CallerRecords['wordForms']
    findWords: CallerRecords['findWords']
    recordUi(recordIds: readonly string[], params: RecordUiParams): Promise<RecordUi>
    create(
      objectApiName: string,
      fields: Readonly<Record<string, unknown>>,
      options?: CreateOptions,
    ): Promise<RecordShape>
    update(recordId: string, fields: Readonly<Record<string, unknown>>, options?: UpdateOptions): Promise<RecordShape>
    delete(recordId: string, options?: VersionParams): Promise<void>
    /** Several creations, changes and deletions, in one transaction or each in its own. */
    batch(params: BatchParams): Promise<BatchResult>
  }
  lists: ListsGateway
  relatedLists: RelatedListsGateway
  /** Metadata visible to the caller; what is hidden is `NOT_FOUND`, like what does not exist. */
  objectInfo: {
    get(objectApiName: string): Promise<ObjectInfo>
    getBatch(objectApiNames: readonly string[]): Promise<{ results: BatchItem<ObjectInfo>[] }>
    directory(): Promise<ObjectInfoDirectory>
    picklists(objectApiName: string, recordTypeId: string): Promise<PicklistFieldValues>
    picklist(objectApiName: string, recordTypeId: string, fieldApiName: string): Promise<PicklistValues>
  }
  layouts: {
    get(objectApiName: string, params?: LayoutParams): Promise<Layout>
    /** Which sections the caller has collapsed. */
    userState(objectApiName: string, params?: LayoutParams): Promise<LayoutUserState>
    setUserState(objectApiName: string, params: LayoutParams, sections: SectionsParams): Promise<LayoutUserState>
    path(objectApiName: string, params: PathLayoutParams): Promise<PathLayout>
  }
  /** Records like one that is about to be saved. Rules and matches are for internal people. */
  duplicates: {
    configuration(
      objectApiName: string,
      params?: { recordTypeId?: string | undefined },
    ): Promise<DuplicatesConfiguration>
    predupe(objectApiName: string, fields: Readonly<Record<string, unknown>>): Promise<Duplicates>
  }
  /** Avatars of records: a picture, or the theme of the object. */
  avatars: {
    getBatch(
      recordIds: readonly string[],
      params?: { formFactor?: string | undefined },
    ): Promise<{ hasErrors: boolean; results: BatchItem<RecordAvatar>[] }>
    associate(recordId: string, params: AvatarParams): Promise<RecordAvatar>
  }
  /** Default values for the form of a new record. */
  recordDefaults: {
    create(objectApiName: string, params?: CreateDefaultsParams): Promise<RecordCreateDefaults>
    templateCreate(objectApiName: string, params?: TemplateParams): Promise<RecordTemplateCreate>
    templateClone(recordId: string, params?: TemplateParams): Promise<RecordTemplateClone>
  }
  /** Files. A new document is seen by its uploader only, until a ContentDocumentLink attaches it to a record. */
  content: {
    upload(upload: Upload): Promise<ContentDocumentComposite>
    open(contentVersionId: string, range?: FileRange): Promise<OpenedContent>
    /** Resumable uploads: files sent in several requests. */
    uploads: UploadsGateway
  }
}

export function createGateway(caller: PersonCaller): Gateway {
  const gateway: Gateway = {
    search: createSearchGateway(caller),
    lookups: createLookupsGateway(caller),
    methods: {
      call: (call) => callMethod(caller, gateway, call),
      isWrite: (...name) => isWriteMethod(caller, ...name),
    },
    actions: createActionsGateway(caller),
    apps: {
      all: async (params = {}) => allApps(caller, params),
      get: async (appId, params = {}) => appDetails(caller, appId, params),
      navItems: async (params = {}) => navItemsPage(caller, params),
    },
    records: {
      get: async (recordId, { updateMru, ...params }) => {
        const record = await readRecordWithLayouts(caller, recordId, params)
        if (updateMru) {
          await markUsed(caller.engine.database, caller.principal.userId, record.apiName, record.id)
        }
        return record
      },
      getBatch: (recordIds, requested) => readRecords(caller, recordIds, requested),
      find: (objectApiName, wanted) => findRecords(caller, objectApiName, wanted),
      countGroups: (objectApiName, wanted) => countGroups(caller, objectApiName, wanted),
      findLike: (objectApiName, wanted) => likeRecords(caller, objectApiName, wanted),
      wordForms: (...args) => wordForms(caller, ...args),
      findWords: (...args) => findWords(caller, ...args),
      recordUi: (recordIds, params) => recordUi(caller, recordIds, params),
      create: (objectApiName, fields, options) => createRecord(caller, objectApiName, fields, options),
      update: (recordId, fields, options) => updateRecord(caller, recordId, fields, options),
      delete: (recordId, options) => deleteRecord(caller, recordId, options),
      batch: (params) => batchOperations(caller, params),
    },
    lists: createListsGateway(caller),
    relatedLists: createRelatedListsGateway(caller),
    objectInfo: {
      get: async (objectApiName) => objectInfo(caller, objectApiName),
      getBatch: async (objectApiNames) => objectInfos(caller, objectApiNames),
      directory: async () => objectInfoDirectory(caller),
      picklists: async (objectApiName, recordTypeId) => allPicklistValues(caller, objectApiName, recordTypeId),
      picklist: async (objectApiName, recordTypeId, field) =>
        picklistValues(caller, objectApiName, recordTypeId, field),
    },
    layouts: {
      get: async (objectApiName, params = {}) => layoutOf(caller, objectApiName, params),
      userState: (objectApiName, params = {}) => layoutUserState(caller, objectApiName, params),
      setUserState: (objectApiName, params, sections) => updateLayoutUserState(caller, objectApiName, params, sections),
      path: async (objectApiName, params) => pathLayout(caller, objectApiName, params),
    },
    duplicates: {
      configuration: async (objectApiName, params = {}) => duplicatesConfiguration(caller, objectApiName, params),
      predupe: (objectApiName, fields) => predupe(caller, objectApiName, fields),
    },
    avatars: {
      getBatch: (recordIds, params = {}) => recordAvatars(caller, recordIds, params),
      associate: (recordId, params) => associateAvatar(caller, recordId, params),
    },
    recordDefaults: {
      create: async (objectApiName, params = {}) => createDefaults(caller, objectApiName, params),
      templateCreate: async (objectApiName, params = {}) => createTemplate(caller, objectApiName, params),
      templateClone: (recordId, params = {}) => cloneTemplate(caller, recordId, params),
    },
    content: {
      upload: (upload) => uploadContent(caller, upload),
      open: (contentVersionId, range) => openContent(caller, contentVersionId, range),
      uploads: createUploadsGateway(caller),
    },
  }
  return gateway
}
