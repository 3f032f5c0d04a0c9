import { UI_API } from 'contract'
import { whereText } from '../query/where-text.ts'
import type { FoundList } from './find-list.ts'
import type { ListPageParams } from './list-page-params.ts'

/** The address that reads a page of a list by GET. */
export function pageUrl({ object, view }: FoundList, params: ListPageParams, pageSize: number, token: string): string {
  const path = view ? `${UI_API}/list-records/${view.id}` : `${UI_API}/mru-list-records/${object.apiName}`
  const query = new URLSearchParams()
  if (params.fields?.length) query.set('fields', params.fields.join(','))
  if (params.optionalFields?.length) query.set('optionalFields', params.optionalFields.join(','))
  query.set('pageSize', String(pageSize))
  query.set('pageToken', token)
  if (params.searchTerm) query.set('searchTerm', params.searchTerm)
  if (params.sortBy?.length) query.set('sortBy', params.sortBy.join(','))
  const where = whereText(params.where)
  if (where) query.set('where', where)
  return `${path}?${query}`
}
