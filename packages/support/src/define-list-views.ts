import type { ListViewDefinition } from 'platform'

/** The list views of one object, by its API name. */
export type ObjectListViews = { object: string; views: readonly ListViewDefinition[] }

export const defineListViews = (object: string, views: readonly ListViewDefinition[]): ObjectListViews => ({
  object,
  views,
})
