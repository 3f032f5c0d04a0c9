import { type Call, type CallSchemas, type CallTerms, type ServedCall, servedCall } from 'contract'
import { type CallCheck, callCheck } from './call-check.ts'
import type { CallContext } from './call-context.ts'
import type { ErrorStyle } from './error-answers.ts'
import { type ErrorCheck, errorCheck } from './error-check.ts'
import type { Implementation, InputOf } from './implementation.ts'

/** One call of the contract with its checks and its handler. */
export type BoundCall = {
  name: string
  call: ServedCall
  schemas: CallSchemas
  check: CallCheck
  errorCheck: ErrorCheck
  errors: ErrorStyle
  run(context: CallContext, input: InputOf<Call>): Promise<unknown>
}

type Group = Readonly<Record<string, Call>>
type Definitions = Readonly<Record<string, CallTerms & CallSchemas>>

/**
 * Joins the calls of a group with how they are served and their implementation.
 *
 * @throws Error when a call has no schemas: its input and answer would not be checked.
 */
export function bindCalls<G extends Group>(
  groupName: string,
  group: G,
  definitions: Definitions,
  implementation: Implementation<G, CallContext>,
): BoundCall[] {
  return Object.entries(group).map(([name, call]) => {
    const own = definitions[name]
    const handler: unknown = implementation[name]
    if (own === undefined || typeof handler !== 'function') throw new Error(`${groupName}.${name} is not complete`)
    const served = servedCall(call, own)
    return {
      name: `${groupName}.${name}`,
      call: served,
      schemas: own,
      check: callCheck(`${groupName}.${name}`, own),
      errorCheck: errorCheck(`${groupName}.${name}`, served),
      errors: errorStyleOf(served),
      run: async (context, input) => await handler(context, input),
    }
  })
}

// What is no call of the service or method fails like the rest of the portal. A POST that only reads (list-records) fails like a read.
function errorStyleOf(call: ServedCall): ErrorStyle {
  if (!/^\/(?:services|lwr)\//.test(call.path)) return 'problem'
  return call.method === 'GET' || call.rate === 'read' || call.rate === 'search' ? 'list' : 'write'
}
