import type { RecordShape } from 'contract'
import type { CacheRequest, CacheResponse } from '../request.ts'
import { project, recordService } from './record-service.ts'
import { ok } from './scripted-service.ts'

const LIST_ID = '00B000000000001AAA'

/**
 * The record service with one list view, `Case:AllCases`, and the related lists `CaseComments`. Lists hold the rows of their object in
 * order of id, newest last, or in the order of `order` when that is set. Tokens are opaque; the columns are Subject and Account.Name.
 */
export function listService() {
  const service = recordService()
  const list: Lists = {
    eTag: 'v1',
    order: null,
    columns: ['Subject', 'Account.Name'],
    sortBy: 'Subject',
    filteredByInfo: [],
  }
  service.on((request) => answerList(service, list, request))
  return { ...service, list, listId: LIST_ID }
}

type Lists = {
  eTag: string
  order: string[] | null
  columns: string[]
  /** What answers say of the order, which `order` or the ids make in truth. */
  sortBy: string
  filteredByInfo: unknown[]
}

function answerList(
  service: ReturnType<typeof recordService>,
  list: Lists,
  request: CacheRequest,
): CacheResponse | undefined {
  const [, kind, ...names] = request.path.split('/ui-api/')[1]?.match(/^([\w-]+)\/([^/]+)(?:\/([^/]+))?$/) ?? []
  if (kind === undefined) return undefined
  const params = { ...request.query, ...(request.body as Record<string, unknown>) }
  switch (kind) {
    case 'list-ui':
    case 'mru-list-ui':
      return ok({ eTag: list.eTag, info: infoOf(list), records: pageOf(service, list, 'Case', list.columns, params) })
    case 'list-records':
    case 'mru-list-records':
      return ok(pageOf(service, list, 'Case', list.columns, params))
    case 'list-info':
      return ok(infoOf(list))
    case 'related-list-records':
      return ok({
        ...pageOf(service, { ...list, order: childrenOf(service, names[0] ?? '') }, 'CaseComment', [], params),
        columnLabels: {},
        sortBy: params.sortBy ?? [],
        listReference: { inContextOfRecordId: names[0], parentObjectApiName: 'Case', relatedListId: names[1] },
      })
    case 'related-list-info':
      return ok({
        eTag: list.eTag,
        orderedByInfo: [{ fieldApiName: 'CreatedDate', isAscending: true, label: 'Created' }],
      })
    case 'related-list-count':
      return ok({ count: childrenOf(service, names[0] ?? '').length, hasMore: false })
    default:
      return undefined
  }
}

function childrenOf(service: ReturnType<typeof recordService>, parentId: string): string[] {
  return [...service.rows].filter(([, row]) => row.fields.ParentId === parentId).map(([id]) => id)
}

function infoOf(list: Lists) {
  return {
    displayColumns: list.columns.map((fieldApiName) => ({ fieldApiName, label: fieldApiName, sortable: true })),
    eTag: list.eTag,
    filteredByInfo: list.filteredByInfo,
    label: 'All Cases',
    listReference: referenceOf(),
    orderedByInfo: [],
  }
}

const referenceOf = () => ({ id: LIST_ID, listViewApiName: 'AllCases', objectApiName: 'Case', type: 'listView' })

function pageOf(
  service: ReturnType<typeof recordService>,
  list: Lists,
  objectApiName: string,
  columns: readonly string[],
  params: Record<string, unknown>,
) {
  const ids = (list.order ?? [...service.rows.keys()]).filter((id) => service.rows.get(id)?.apiName === objectApiName)
  const start = typeof params.pageToken === 'string' ? ids.indexOf(params.pageToken.slice('behind '.length)) + 1 : 0
  const pageSize = Number(params.pageSize ?? 50)
  const page = ids.slice(start, start + pageSize)
  const paths = [...listOf(params.fields), ...listOf(params.optionalFields)].map((path) => path.split('.').slice(1))
  const records: RecordShape[] = page.flatMap((id) => {
    const row = service.rows.get(id)
    return row === undefined
      ? []
      : [project(service.rows, id, row, [...columns.map((path) => path.split('.')), ...paths])]
  })
  const isLast = start + pageSize >= ids.length
  return {
    count: records.length,
    currentPageToken: params.pageToken ?? '0',
    fields: [],
    optionalFields: [],
    listInfoETag: list.eTag,
    listReference: referenceOf(),
    nextPageToken: isLast ? null : `behind ${page.at(-1)}`,
    pageSize,
    previousPageToken: null,
    records,
    searchTerm: null,
    sortBy: list.sortBy,
    where: null,
  }
}

function listOf(fields: unknown): string[] {
  if (Array.isArray(fields)) return fields.map(String)
  return typeof fields === 'string' && fields !== '' ? fields.split(',') : []
}
