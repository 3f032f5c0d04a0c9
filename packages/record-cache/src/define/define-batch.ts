import type { Call } from 'contract'
import type { ReadAdapter } from '../adapter.ts'
import type { BatchAnswer } from '../fetch/take-records.ts'
import { batchViewOf } from './batch-view-of.ts'
import { callRequest } from './call-request.ts'
import { type ConfigFor, checked, type Own, type Shape } from './check.ts'
import type { WholeRead } from './define-read.ts'

export type BatchDefinition<T, P, Q> = {
  readonly name: string
  readonly call: Pick<Call, 'method' | 'path'>
  readonly params: P
  readonly query?: Q
  /** The parameter that names the members, and the one of the single read that names one of them. */
  readonly named: readonly [many: keyof P & string, one: string]
  /** The read of a single member. */
  readonly single: WholeRead<never, T>
}

/** Makes a read of several whole answers at once, in the order asked. Each is known to the read of a single one, and the other way round. */
export function defineBatch<T, P extends Shape, Q extends Shape>(
  definition: BatchDefinition<T, P, Q>,
): ReadAdapter<ConfigFor<P & Own<Q>>, BatchAnswer<T>> {
  const { name, call, params, query, named, single } = definition
  const [many, one] = named
  const shape: Shape = { ...params, ...query }
  return {
    kind: 'read',
    name,
    open(engine, config) {
      const values = checked(shape, config)
      if (values === null) return null
      const { [many]: names, ...rest } = values as { readonly [part: string]: unknown }
      const members = names as readonly string[]
      return batchViewOf<T>(engine, {
        name,
        members: members.flatMap((member) => single.callFor(engine, { ...rest, [one]: member } as never) ?? []),
        request: (positions) =>
          callRequest(call, definition, { ...rest, [many]: positions.map((position) => members[position]) }),
      })
    },
  }
}
