import type { Calls } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Implementation } from '../../http/implementation.ts'
import { getListObjectInfo } from './get-list-object-info.ts'

export const listObjectInfo: Implementation<Calls['listObjectInfo'], CallContext> = { getListObjectInfo }
