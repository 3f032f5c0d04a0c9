import type { Call } from 'contract'
import type { ReadAdapter } from '../adapter.ts'
import type { Engine } from '../engine/engine.ts'
import { chunksOf } from '../fetch/record-requests.ts'
import type { BatchAnswer, BatchItem } from '../normalise/store-record.ts'
import { type Batch, BatchView, type Member } from '../read/batch-view.ts'
import type { CacheRequest } from '../request.ts'
import { callRequest } from './call-request.ts'
import { type ConfigFor, checked, type Own, type Shape } from './check.ts'
import { keyOf } from './define-read.ts'

/** How a batch differs from its single read. */
export type BatchTraits<P, B> = Pick<Batch, 'errorLifetime' | 'storesRefusals'> & {
  /** The part of the config that lists the members. */
  readonly many: (keyof P | keyof B) & string
  /** The part of the single read that identifies a member; absent if a member consists of several parts. */
  readonly singlePart?: string
  /** The parts of the config that are sent in the body. */
  readonly body?: B
  /** A check of the whole config. */
  readonly isValid?: ((values: { readonly [part: string]: unknown }) => boolean) | undefined
  /** Returns the items of an answer, in the order of the requested members; absent means its `results`. */
  readonly itemsOf?: (body: unknown, requested: readonly string[]) => readonly (BatchItem<unknown> | undefined)[]
  /** Builds the data if it is not the list of results; the service then answers either for all members or for none. */
  readonly assemble?: (results: readonly unknown[], request: CacheRequest) => unknown
}

/**
 * Defines a read of several items, in the order of the config. Batch and single read share the stored data.
 *
 * @param config - the parts that go into the path or the query, each with its check.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineBatch<T, P extends Shape, B extends Shape, D = BatchAnswer<T>>(
  name: string,
  call: Call,
  single: { readonly open: (engine: Engine, config: never) => Member<T> | null },
  config: P,
  traits: BatchTraits<P, B>,
): ReadAdapter<ConfigFor<P & Own<B>>, D> {
  const { many, singlePart, body, isValid, itemsOf, assemble } = traits
  const shape: Shape = { ...config, ...body }
  return {
    kind: 'read',
    name,
    open(engine, value) {
      const values = checked(shape, value)
      if (values === null || isValid?.(values) === false) return null
      const parts = values[many] as readonly string[]
      const members = parts.flatMap((part) => {
        const own = singlePart === undefined ? (part as unknown as object) : { [singlePart]: part }
        return single.open(engine, { ...values, [many]: undefined, ...own } as never) ?? []
      })
      if (members.length === 0) return null
      const partsAt = (positions: readonly number[]) => positions.map((position) => parts[position] as string)
      const request = (positions: readonly number[]) =>
        callRequest(call, { ...values, [many]: partsAt(positions) }, body)
      const batch: Batch = {
        ...traits,
        name,
        members,
        requests: (positions) => chunksOf(positions).map((chunk) => [request(chunk), chunk]),
        itemsOf: itemsOf && ((answer, positions) => itemsOf(answer, partsAt(positions))),
        assemble: assemble && ((results) => assemble(results, request([...parts.keys()]))),
      }
      return engine.view(`batch:${name}:${keyOf(values)}`, () => new BatchView<D>(engine, batch))
    },
  }
}
