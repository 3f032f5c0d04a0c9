import type { avatars } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'

export const getRecordAvatars: Handler<typeof avatars.getRecordAvatars, CallContext> = (
  { gateway },
  { params, query },
) => gateway.avatars.getBatch(commaList(params.recordIds), query)
