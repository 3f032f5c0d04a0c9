import { AppError, limits, type NavItem, type NavItemsPage } from 'contract'
import { eTagOf } from '../e-tag.ts'
import type { PersonCaller } from '../engine.ts'
import { uiApiUrl } from '../ui-api-url.ts'
import { visibleApps } from './apps.ts'
import { navItemsOf } from './nav-item.ts'

const DEFAULT_PAGE_SIZE = 25

export type NavItemsParams = {
  formFactor?: string | undefined
  /** Developer names in any case; absent or empty means every item. */
  navItemNames?: readonly string[] | undefined
  /** Counted from 0. */
  page?: number | undefined
  /** Absent means 25. */
  pageSize?: number | undefined
}

/**
 * One page of the navigation items of all the caller's apps, each once.
 *
 * @throws AppError `NUMBER_OUTSIDE_VALID_RANGE`, `ILLEGAL_QUERY_PARAMETER_VALUE`, `QUERY_TOO_COMPLICATED`.
 */
export function navItemsPage(caller: PersonCaller, params: NavItemsParams = {}): NavItemsPage {
  const { formFactor, navItemNames = [] } = params
  const page = inRange('page', params.page ?? 0, 0, 1_000_000)
  const pageSize = inRange('pageSize', params.pageSize ?? DEFAULT_PAGE_SIZE, limits.pageSizeMin, limits.pageSizeMax)
  if (navItemNames.length > limits.idsPerRequest) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.idsPerRequest} names` })
  }
  const wanted = new Set(navItemNames.map((name) => name.toLowerCase()))
  const all = everyPlace(caller, formFactor).filter(
    ({ developerName }) => wanted.size === 0 || wanted.has(developerName.toLowerCase()),
  )
  const start = page * pageSize
  const urlOf = (number: number) =>
    uiApiUrl('/nav-items', { formFactor, navItemNames: navItemNames.join(','), page: number, pageSize })
  const body = {
    currentPageUrl: urlOf(page),
    navItems: all.slice(start, start + pageSize),
    nextPageUrl: start + pageSize < all.length ? urlOf(page + 1) : null,
  }
  return { ...body, eTag: eTagOf(body) }
}

function everyPlace(caller: PersonCaller, formFactor: string | undefined): NavItem[] {
  const items = visibleApps(caller, formFactor).flatMap((app) => navItemsOf(caller, app))
  return [...new Map(items.map((item) => [item.developerName, item])).values()]
}

function inRange(parameter: string, value: number, min: number, max: number): number {
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new AppError('NUMBER_OUTSIDE_VALID_RANGE', { parameter, min, max })
  }
  return value
}
