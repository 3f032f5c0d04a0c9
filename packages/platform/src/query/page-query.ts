import { whereText } from './where-text.ts'

/** The query parameters in the URL of a page of a list. */
type PageOfList = {
  fields?: readonly string[] | undefined
  optionalFields?: readonly string[] | undefined
  searchTerm?: string | undefined
  sortBy?: readonly string[] | undefined
  where?: unknown
}

/** The query of the URL that reads a page of a list by GET. */
export function pageQuery(params: PageOfList, pageSize: number, pageToken: string): URLSearchParams {
  const query = new URLSearchParams()
  if (params.fields?.length) query.set('fields', params.fields.join(','))
  if (params.optionalFields?.length) query.set('optionalFields', params.optionalFields.join(','))
  query.set('pageSize', String(pageSize))
  query.set('pageToken', pageToken)
  if (params.searchTerm) query.set('searchTerm', params.searchTerm)
  if (params.sortBy?.length) query.set('sortBy', params.sortBy.join(','))
  const where = whereText(params.where)
  if (where) query.set('where', where)
  return query
}
