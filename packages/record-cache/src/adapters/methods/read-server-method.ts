import * as methods from 'contract/server-methods'
import type { ReadAdapter } from '../../adapter.ts'
import { type Check, type ConfigFor, checked, INVALID } from '../../define/check.ts'
import { stableKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { methodRequest, methodShape } from './method-request.ts'
import { ServerMethodView } from './server-method-view.ts'

type Params = { readonly [name: string]: string | number | boolean | null | undefined | object }

const params: Check<Params | undefined, Params> = {
  of: (value = {}) => (typeof value === 'object' && !Array.isArray(value) ? ((value ?? {}) as Params) : INVALID),
}
const shape = { ...methodShape, params }

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
    const key = `method:${values.apexClass}:${values.apexMethod}:${stableKey(values)}`
    const request = () => ({ ...methodRequest(methods.readServerMethod, values), query: queryFor(values.params) })
    const call = { name: 'readServerMethod', key: () => key, lifetime: lifetimesMs.serverMethod, request }
    return engine.view(key, () => new ServerMethodView(engine, call))
  },
}

const queryFor = (given: Params): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      if (value === undefined) return []
      return [[name, typeof value === 'string' ? value : JSON.stringify(value)]]
    }),
  )
