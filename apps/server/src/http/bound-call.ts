import type { Call, CallSchemas } from 'contract'
import { type CallCheck, callCheck } from './call-check.ts'
import type { CallContext } from './call-context.ts'
import type { ErrorStyle } from './error-answers.ts'
import type { Implementation, InputOf } from './implementation.ts'

/** One call of the contract with its checks and the function that does it. */
export type BoundCall = {
  name: string
  call: Call
  schemas: CallSchemas
  check: CallCheck
  errors: ErrorStyle
  run(context: CallContext, input: InputOf<Call>): Promise<unknown>
}

type Group = Readonly<Record<string, Call>>
type Schemas = Readonly<Record<string, CallSchemas>>

/**
 * Joins the calls of a group with their schemas and their implementation.
 *
 * @throws Error when a call has no schemas: it would take and answer anything.
 */
export function bindCalls<G extends Group>(
  groupName: string,
  group: G,
  schemas: Schemas,
  implementation: Implementation<G, CallContext>,
): BoundCall[] {
  return Object.entries(group).map(([name, call]) => {
    const own = schemas[name]
    const handler: unknown = implementation[name]
    if (own === undefined || typeof handler !== 'function') throw new Error(`${groupName}.${name} is not complete`)
    return {
      name: `${groupName}.${name}`,
      call,
      schemas: own,
      check: callCheck(`${groupName}.${name}`, own),
      errors: errorStyleOf(groupName, call),
      run: async (context, input) => await handler(context, input),
    }
  })
}

// A POST that only reads (list-records) fails like a read.
function errorStyleOf(groupName: string, call: Call): ErrorStyle {
  if (groupName === 'auth') return 'problem'
  return call.method === 'GET' || call.rate === 'read' || call.rate === 'search' ? 'list' : 'write'
}
