import type { CacheRequest, CacheResponse } from '../request.ts'
import { ok, record, recordId } from './scripted-service.ts'
import { uiService } from './ui-service.ts'

/** The UI service with an answer for every other call as well. Answers are small: what the cache does not look at is left out. */
export function everyCallService() {
  const service = uiService()
  service.on((request) => answerCall(request, (id) => service.rows.has(id)))
  return service
}

type ParsedCall = { request: CacheRequest; names: string[]; has: (id: string) => boolean }

function answerCall(request: CacheRequest, has: ParsedCall['has']): CacheResponse | undefined {
  if (request.path.startsWith('/lwr/')) {
    return { ...ok({ answered: request.query ?? request.body }), headers: { 'Cache-Control': 'private, max-age=60' } }
  }
  if (request.path.includes('/seo/')) return ok({ errors: [], fields: {}, objectName: 'Case', recordId: null })
  const [group = '', ...names] = (request.path.split('/ui-api/')[1] ?? '').split('/')
  const body = ANSWERS[group]?.({ request, names, has })
  if (body === NO_CONTENT) return { status: 204, statusText: 'No Content', body: undefined }
  return body === undefined ? undefined : ok(body)
}

const NO_CONTENT = Symbol('no content')

const split = (text: string | undefined) => (text === undefined ? [] : text.split(','))
const batchOf = (results: unknown[]) => ({
  hasErrors: false,
  results: results.map((result) => ({ statusCode: 200, result })),
})
const bodyOf = <T>({ request }: ParsedCall) => request.body as T

const ANSWERS: { [group: string]: (call: ParsedCall) => unknown } = {
  actions: actionsOf,
  apps: ({ names }) => (names.length === 0 ? { apps: [] } : { appId: names[0] }),
  duplicates: ({ names }) => ({ eTag: 'rules', apiName: names[0] }),
  layout: ({ names, request }) => {
    if (names[1] !== 'user-state') return undefined
    const { sectionUserStates = {} } = (request.body ?? {}) as { sectionUserStates?: object }
    return { id: `00h${request.query?.layoutType ?? 'Full'}`, sectionUserStates }
  },
  'list-info': listInfoOf,
  'list-object-info': ({ names }) => ({ eTag: 'made of', objectApiName: names[0] }),
  'list-preferences': ({ request }) => ({
    columnWidths: {},
    columnWrap: {},
    orderedBy: [],
    ...(request.body as object),
  }),
  'list-ui': ({ names }) =>
    names.length === 1 && !names[0]?.startsWith('00B') ? { eTag: 'names', lists: [] } : undefined,
  lookups: ({ request }) => ({
    count: 1,
    currentPageToken: null,
    currentPageUrl: '/current',
    nextPageToken: request.query?.page === '2' ? null : '2',
    nextPageUrl: null,
    previousPageToken: null,
    previousPageUrl: null,
    records: [record('Account', recordId('001', 1), 1, { Name: 'Osprey Ridge' })],
  }),
  'nav-items': () => ({ eTag: 'nav', navItems: [] }),
  'object-info': ({ names }) => {
    if (names.length === 0) return { eTag: 'directory', objects: {} }
    if (names[0] !== 'batch') return undefined
    return batchOf(split(names[1]).map((apiName) => ({ apiName, eTag: `info-${apiName}`, fields: {} })))
  },
  path: () => ({ eTag: 'path', steps: [] }),
  predupe: () => ({ matches: [] }),
  'record-avatars': avatarsOf,
  'record-defaults': () => ({ objectInfos: { Case: { apiName: 'Case', eTag: 'info-Case', fields: {} } }, record: {} }),
  records: recordsOf,
  'related-list-info': ({ names, request }) => {
    if (names[0] === 'batch') return batchOf(split(names[2]).map((name) => relatedInfo(name, request)))
    return names.length === 1 ? { eTag: 'lists', relatedLists: [] } : relatedInfo(names[1] ?? '', request)
  },
  'related-list-preferences': ({ names, request }) => {
    const preferences = (preferencesId: string) => ({ preferencesId, orderedBy: [], ...(request.body as object) })
    return names[0] === 'batch' ? batchOf(split(names[1]).map(preferences)) : preferences(names[0] ?? '')
  },
  'related-list-records': (call) => {
    if (call.names[0] !== 'batch') return undefined
    const { relatedListParameters } = bodyOf<{ relatedListParameters: { relatedListId: string }[] }>(call)
    return batchOf(relatedListParameters.map(({ relatedListId }) => relatedRows(relatedListId)))
  },
  search: ({ names }) => {
    const records = [{ highlightInfo: {}, record: record('Case', recordId('500', 1), 1, { Subject: 'No signal' }) }]
    return names[1] === 'keyword' ? { records } : { keywordSearchResult: { results: [{ records }] } }
  },
  'search-info': () => ({ eTag: 'search' }),
}

const relatedInfo = (relatedListId: string, { method }: CacheRequest) => ({
  eTag: `${method} ${relatedListId}`,
  relatedListId,
})

function relatedRows(relatedListId: string) {
  const records = [record('CaseComment', recordId('00a', 1), 1, { CommentBody: 'Thanks' })]
  return {
    columnLabels: {},
    count: 1,
    listInfoETag: null,
    listReference: { relatedListId },
    nextPageToken: null,
    records,
    sortBy: [],
  }
}

function actionsOf(call: ParsedCall): unknown {
  const [place, names, kind, last] = call.names
  if (place === 'perform-quick-action') {
    const { contextId = null } = bodyOf<{ contextId?: string | null }>(call)
    return { contextId, id: recordId('00a', 9), isCreated: call.request.method === 'POST', isSuccess: true }
  }
  if (kind === 'related-list') {
    const lists = (call.request.body as { relatedListsActionParameters?: unknown[] }).relatedListsActionParameters
    return lists === undefined ? setsOf([]) : batchOf(lists.map(() => setsOf([])))
  }
  if (place === 'lookup' || place === 'record') return setsOf(split(kind === 'related-list-record' ? last : names))
  return setsOf([])
}

const setsOf = (keys: string[]) => ({
  actions: Object.fromEntries(keys.map((key) => [key, { actions: [], links: [], url: key }])),
  eTag: 'actions',
  url: '/asked',
})

function listInfoOf({ request, names }: ParsedCall): unknown {
  const info = (objectApiName: string, listViewApiName: string) => ({
    displayColumns: [{ fieldApiName: 'Subject' }, { fieldApiName: 'Account.Name' }],
    eTag: request.method === 'GET' ? 'v1' : 'v2',
    filteredByInfo: [],
    label: (request.body as { label?: string } | undefined)?.label ?? listViewApiName,
    listReference: {
      id: listViewApiName === 'AllCases' ? '00B000000000001AAA' : null,
      listViewApiName,
      objectApiName,
      type: 'listView',
    },
  })
  if (request.method === 'DELETE') return NO_CONTENT
  if (names[0] === 'batch') {
    const named = split(request.query?.names).map((name) => name.split('.') as [string, string])
    return batchOf(
      [...split(request.query?.ids).map((): [string, string] => ['Case', 'AllCases']), ...named].map((name) =>
        info(...name),
      ),
    )
  }
  if (request.method === 'POST')
    return info(names[0] ?? '', (request.body as { listViewApiName: string }).listViewApiName)
  return names.length === 1 ? { eTag: 'names', lists: [] } : info(names[0] ?? '', names[1] ?? '')
}

function avatarsOf({ request, names }: ParsedCall): unknown {
  const avatar = (id: string, type = 'Theme') => ({ eTag: `${type} ${id}`, recordId: id, type })
  if (names[0] === 'batch') return batchOf(split(names[1]).map((id) => avatar(id)))
  const { actionType } = request.body as { actionType: string }
  return avatar(names[0] ?? '', actionType === 'AssociateAvatar' ? 'Photo' : 'Theme')
}

function recordsOf({ request, names, has }: ParsedCall): unknown {
  if (request.method === 'DELETE') return NO_CONTENT
  if (request.method !== 'POST') return undefined
  if (names[0] === 'content-documents') {
    const created = (apiName: string, id: string) => record(apiName, id, 1, { Title: 'Log' })
    const contentVersion = created('ContentVersion', recordId('068', 1))
    return { contentDocument: created('ContentDocument', recordId('069', 1)), contentDocumentLinks: [], contentVersion }
  }
  if (names[0] !== 'batch') return undefined
  const { operations } = request.body as {
    operations: { type: string; records: { id?: string; apiName?: string; fields?: { [name: string]: string } }[] }[]
  }
  const results = operations.flatMap(({ type, records }) =>
    records.map(({ id, apiName = 'Case', fields = {} }, position) => {
      if (type.toUpperCase() === 'DELETE') return { id }
      const known = id ?? fields.Id ?? recordId('500', 90 + position)
      return record(apiName, known, has(known) ? 2 : 1, fields)
    }),
  )
  return batchOf(results)
}
