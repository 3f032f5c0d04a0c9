import { methods } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { type Check, type ConfigFor, checked, INVALID } from '../../define/check.ts'
import { pathOf } from '../../fetch/record-requests.ts'
import { stableKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { classOf, methodName, withContinuation } from './method-name.ts'
import { ServerMethodView } from './server-method-view.ts'

type Params = { readonly [name: string]: string | number | boolean | null | undefined | object }

const params: Check<Params | undefined, Params> = {
  of: (value) => (typeof (value ?? {}) === 'object' && !Array.isArray(value) ? ((value ?? {}) as Params) : INVALID),
}
const shape = { ...methodName, params }

export type ReadServerMethodConfig = ConfigFor<typeof shape>

/**
 * Calls a server method that only reads, its parameters in the query: texts as they are, everything else as JSON. The answer is kept for
 * five minutes where the service allows it by `Cache-Control`, else asked for each time.
 */
export const readServerMethod: ReadAdapter<ReadServerMethodConfig, unknown> = {
  kind: 'read',
  name: 'readServerMethod',
  open(engine, config) {
    const values = checked(shape, config)
    if (values === null) return null
    const { apexMethod, allowContinuation = false } = values
    const apexClass = classOf(values)
    const key = `method:${apexClass}:${apexMethod}:${allowContinuation}:${stableKey(values.params)}`
    const path = pathOf(methods.readServerMethod.path, { apexClass, apexMethod })
    const request = () => withContinuation({ method: 'GET', path, query: queryFor(values.params) }, allowContinuation)
    const call = { name: 'readServerMethod', key: () => key, lifetime: lifetimesMs.serverMethod, request }
    return engine.view(key, () => new ServerMethodView(engine, call))
  },
}

function queryFor(given: Params): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
}
