import type { Calls } from 'contract'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'
import { callServerMethod } from './call-server-method.ts'
import { readServerMethod } from './read-server-method.ts'

export const methods: Implementation<Calls['methods'], CallContext> = {
  readServerMethod,
  callServerMethod,
}
