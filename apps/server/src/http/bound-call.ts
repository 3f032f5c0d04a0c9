import type { Call, ServedCall } from 'contract'
import { type CallCheck, callCheck } from './call-check.ts'
import type { CallContext } from './call-context.ts'
import type { ErrorStyle } from './error-answers.ts'
import { type ErrorCheck, errorCheck } from './error-check.ts'
import type { Implementation, InputOf } from './implementation.ts'

/** One call of the contract with its checks and its handler. */
export type BoundCall = {
  name: string
  call: ServedCall
  check: CallCheck
  errorCheck: ErrorCheck
  errors: ErrorStyle
  run(context: CallContext, input: InputOf<Call>): Promise<unknown>
}

/** Joins the calls of a group with their implementation. */
export function bindCalls<G extends Readonly<Record<string, ServedCall>>>(
  groupName: string,
  group: G,
  implementation: Implementation<G, CallContext>,
): BoundCall[] {
  return Object.entries(group).map(([name, call]) => {
    const handler: unknown = implementation[name]
    if (typeof handler !== 'function') throw new Error(`${groupName}.${name} is not implemented`)
    return {
      name: `${groupName}.${name}`,
      call,
      check: callCheck(`${groupName}.${name}`, call),
      errorCheck: errorCheck(`${groupName}.${name}`, call),
      errors: errorStyleOf(call),
      run: async (context, input) => await handler(context, input),
    }
  })
}

// Chooses the error format: calls outside the UI service and the server methods use the format of the portal, and a POST that only reads
// uses the format of reads.
function errorStyleOf(call: ServedCall): ErrorStyle {
  if (!/^\/(?:services|lwr)\//.test(call.path)) return 'problem'
  return call.method === 'GET' || call.rate === 'read' || call.rate === 'search' ? 'list' : 'write'
}
