import type { lists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { recordsPage } from './list-page.ts'

export const getListRecordsById: Handler<typeof lists.getListRecordsById, CallContext> = (
  { gateway },
  { params, query },
) => gateway.lists.records(params, recordsPage(query))
