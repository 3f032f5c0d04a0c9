import { AppError, type ListInfoSummaries, type ListViewSummaries, limits, UI_API } from 'contract'
import { eTagOf } from '../e-tag.ts'
import type { PersonCaller } from '../engine.ts'
import type { ListViewDefinition } from '../metadata/object.ts'
import { countedPage } from '../records/counted-page.ts'
import { usedIds } from '../records/mru.ts'
import type { PageParams } from '../records/read-page.ts'
import { uiApiUrl } from '../ui-api-url.ts'
import { isVisible } from './find-list.ts'
import { openedLists } from './list-state.ts'
import { ownListViews } from './own-list-views.ts'

/** Filters list views: by words in the label or name, or to recently opened ones, newest first. */
export type SummariesParams = PageParams & { q?: string | undefined; recentListsOnly?: boolean | undefined }

/**
 * The caller's list views of an object, sorted by label, each with the address of its definition and records.
 *
 * @throws AppError `NOT_FOUND` for an object that does not exist for the caller, `INVALID_PAGE_TOKEN`,
 * `NUMBER_OUTSIDE_VALID_RANGE`.
 */
export async function listViewSummaries(
  caller: PersonCaller,
  objectApiName: string,
  params: SummariesParams = {},
): Promise<ListViewSummaries> {
  return summariesOf(caller, objectApiName, params, 'list-ui', (summary, address) => ({
    ...summary,
    listUiUrl: `${UI_API}/list-ui/${address}`,
  }))
}

/** As {@link listViewSummaries}, with the address of each definition. */
export async function listInfoSummaries(
  caller: PersonCaller,
  objectApiName: string,
  params: SummariesParams = {},
): Promise<ListInfoSummaries> {
  return summariesOf(caller, objectApiName, params, 'list-info', (summary, address) => ({
    ...summary,
    url: `${UI_API}/list-info/${address}`,
  }))
}

type Summary = { apiName: string; id: string; label: string }

async function summariesOf<T extends Summary>(
  caller: PersonCaller,
  objectApiName: string,
  params: SummariesParams,
  group: 'list-ui' | 'list-info',
  addressed: (summary: Summary, address: string) => T,
) {
  const object = caller.grantsOf(objectApiName)?.object
  if (!object) throw new AppError('NOT_FOUND')
  const recentListsOnly = params.recentListsOnly ?? false
  const words = params.q?.trim() || null
  const own = await ownListViews(caller, object)
  const visible = [...(object.listViews ?? []), ...own].filter((view) => isVisible(caller, { object, view }))
  const matching = visible.filter(({ label, apiName }) => words === null || has(label, words) || has(apiName, words))
  const views = recentListsOnly
    ? await opened(caller, openedLists(object), matching)
    : matching.sort((a, b) => a.label.localeCompare(b.label, 'en') || (a.id < b.id ? -1 : 1))
  const scope = {
    userId: caller.principal.userId,
    list: `${group}/${object.apiName}`,
    query: JSON.stringify([words, recentListsOnly]),
  }
  const page = countedPage(caller, scope, views, params, limits.listInfosPageSize)
  const url = (token: string) =>
    uiApiUrl(`/${group}/${object.apiName}`, {
      pageSize: page.pageSize,
      pageToken: token,
      q: params.q,
      recentListsOnly: recentListsOnly ? 'true' : undefined,
    })
  const body = {
    count: page.items.length,
    currentPageToken: page.currentPageToken,
    currentPageUrl: url(page.currentPageToken),
    lists: page.items.map(({ apiName, id, label }) =>
      addressed({ apiName, id, label }, `${object.apiName}/${apiName}`),
    ),
    nextPageToken: page.nextPageToken,
    nextPageUrl: page.nextPageToken === null ? null : url(page.nextPageToken),
    objectApiName: object.apiName,
    pageSize: page.pageSize,
    previousPageToken: page.previousPageToken,
    previousPageUrl: page.previousPageToken === null ? null : url(page.previousPageToken),
    queryString: params.q ?? null,
    recentListsOnly,
  }
  return { ...body, eTag: eTagOf(body) }
}

const has = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase())

/** The list views that the caller has opened, newest first. */
async function opened(
  { engine, principal }: PersonCaller,
  place: string,
  views: readonly ListViewDefinition[],
): Promise<ListViewDefinition[]> {
  const ids = await usedIds(engine.database, principal.userId, place)
  return ids.map((id) => views.find((view) => view.id === id)).filter((view) => view !== undefined)
}
