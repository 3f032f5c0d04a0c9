import { UI_API } from 'contract'
import { pageQuery } from '../query/page-query.ts'
import type { FoundList } from './find-list.ts'
import type { ListPageParams } from './list-page-params.ts'

/** The address of a page of a list, for GET. */
export function pageUrl({ object, view }: FoundList, params: ListPageParams, pageSize: number, token: string): string {
  const path = view ? `${UI_API}/list-records/${view.id}` : `${UI_API}/mru-list-records/${object.apiName}`
  return `${path}?${pageQuery(params, pageSize, token)}`
}
