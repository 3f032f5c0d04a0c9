import * as cache from 'record-cache'
import type { ProductAdapters } from 'record-cache-react'
import type { Names, Objects } from './record-types.ts'

// Apart from the other adapters: public pages ask what is offered, and read no records.
export const getGlobalActions: ProductAdapters<Objects, Names>['getGlobalActions'] = cache.getGlobalActions
