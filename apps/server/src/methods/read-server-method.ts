import type { methods } from 'contract'
import type { CallContext } from '../http/call-context.ts'
import type { Handler } from '../http/implementation.ts'
import { runServerMethod } from './run-server-method.ts'

export const readServerMethod: Handler<typeof methods.readServerMethod, CallContext> = (context, { params, query }) =>
  runServerMethod(context, { params, values: query }, true)
