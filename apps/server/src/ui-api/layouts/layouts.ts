import type { Calls } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Implementation } from '../../http/implementation.ts'
import { getLayout } from './get-layout.ts'

export const layouts: Implementation<Calls['layouts'], CallContext> = { getLayout }
