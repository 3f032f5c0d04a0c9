import * as methods from 'contract/server-methods'
import type { WriteAdapter } from '../../adapter.ts'
import { type ConfigFor, checked } from '../../define/check.ts'
import { methodRequest, methodShape } from './method-request.ts'

export type CallServerMethodInput = ConfigFor<typeof methodShape> & { readonly params?: unknown }

/**
 * Calls a server method, its parameters in the body. The answer is not kept.
 *
 * @throws Error `Invalid config for "callServerMethod"`
 */
export const callServerMethod: WriteAdapter<CallServerMethodInput, unknown> = {
  kind: 'write',
  name: 'callServerMethod',
  request(input) {
    const values = checked(methodShape, input)
    if (values === null) throw new Error('Invalid config for "callServerMethod"')
    return { ...methodRequest(methods.callServerMethod, values), body: input.params ?? {} }
  },
  apply: (_engine, answer) => answer,
}
