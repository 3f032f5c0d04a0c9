import { UI_API } from 'contract'
import { whereText } from '../query/where-text.ts'
import type { FoundList } from './find-list.ts'
import type { ListPageParams } from './list-page-params.ts'

/** The address that reads a page of a list by GET. */
export function pageUrl({ object, view }: FoundList, asked: ListPageParams, pageSize: number, token: string): string {
  const path = view ? `${UI_API}/list-records/${view.id}` : `${UI_API}/mru-list-records/${object.apiName}`
  const query = new URLSearchParams()
  if (asked.fields?.length) query.set('fields', asked.fields.join(','))
  if (asked.optionalFields?.length) query.set('optionalFields', asked.optionalFields.join(','))
  query.set('pageSize', String(pageSize))
  query.set('pageToken', token)
  if (asked.searchTerm) query.set('searchTerm', asked.searchTerm)
  if (asked.sortBy?.length) query.set('sortBy', asked.sortBy.join(','))
  const where = whereText(asked.where)
  if (where) query.set('where', where)
  return `${path}?${query}`
}
