import * as cache from 'record-cache'
import type { ProductAdapters } from 'record-cache-react'
import type { Names, Objects } from './record-types.ts'

// Separate from the other adapters, because public pages load this one and read no records.
export const getGlobalActions: ProductAdapters<Objects, Names>['getGlobalActions'] = cache.getGlobalActions
