import type { lists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { recordsPage } from './list-page.ts'

export const getListRecordsByObject: Handler<typeof lists.getListRecordsByObject, CallContext> = (
  { gateway },
  { params, query },
) => gateway.lists.records({ ...params, listViewApiName: 'MRU' }, recordsPage(query))
