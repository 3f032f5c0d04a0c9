/** Rows per page. */
export const PAGE_SIZE = 25

/** The lists of articles by their names in the address. */
export const lists = {
  drafts: 'DraftArticles',
  published: 'PublishedArticles',
  archived: 'ArchivedArticles',
} as const

export type ListName = keyof typeof lists

export function listIn(query: URLSearchParams): ListName {
  const name = query.get('show')
  return name === 'published' || name === 'archived' ? name : 'drafts'
}
