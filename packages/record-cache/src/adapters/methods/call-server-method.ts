import { methods } from 'contract'
import type { WriteAdapter } from '../../adapter.ts'
import { type ConfigFor, checked } from '../../define/check.ts'
import { pathOf } from '../../fetch/record-requests.ts'
import { classOf, methodName, withContinuation } from './method-name.ts'

export type CallServerMethodInput = ConfigFor<typeof methodName> & { readonly params?: unknown }

/**
 * Calls a server method, its parameters in the body. The answer is not kept.
 *
 * @throws Error `Invalid config for "callServerMethod"`
 */
export const callServerMethod: WriteAdapter<CallServerMethodInput, unknown> = {
  kind: 'write',
  name: 'callServerMethod',
  request(input) {
    const values = checked(methodName, input)
    if (values === null) throw new Error('Invalid config for "callServerMethod"')
    const path = pathOf(methods.callServerMethod.path, { apexClass: classOf(values), apexMethod: values.apexMethod })
    return withContinuation({ method: 'POST', path, body: input.params ?? {} }, values.allowContinuation)
  },
  settle: (_engine, answer) => answer,
}
