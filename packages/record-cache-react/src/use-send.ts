import { useCallback, useRef, useState } from 'react'
import type { SendOptions, WriteAdapter } from 'record-cache'
import { useRecordCache } from './RecordCacheProvider.tsx'

/** The state of the sends of one hook. */
export type SendState<I> = {
  /** Whether any send is in flight. */
  readonly pending: boolean
  /** What the last finished send failed with; undefined after a success. A `FetchError` when the service refused. */
  readonly error: Error | undefined
  /** The inputs in flight, oldest first: a screen can draw them as not yet confirmed. */
  readonly inputs: readonly I[]
}

/** Sends one input. It rejects with the failure, which is also in the state. */
export type Send<I, D> = (input: I, options?: SendOptions) => Promise<D>

/** Writes through an adapter. The store has no optimistic values; inputs in flight are in `inputs`. */
export function useSend<I, D>(adapter: WriteAdapter<I, D>): [send: Send<I, D>, state: SendState<I>] {
  const cache = useRecordCache()
  const [state, setState] = useState<SendState<I>>({ pending: false, error: undefined, inputs: [] })
  const underWay = useRef<{ readonly input: I }[]>([])
  const send = useCallback<Send<I, D>>(
    async (input, options) => {
      const show = (error: Error | undefined) => {
        const inputs = underWay.current.map((each) => each.input)
        setState({ pending: inputs.length > 0, error, inputs })
      }
      // Equal inputs are sends of their own.
      const own = { input }
      const leave = (error: Error | undefined) => {
        underWay.current = underWay.current.filter((each) => each !== own)
        show(error)
      }
      underWay.current = [...underWay.current, own]
      show(undefined)
      try {
        const data = await cache.send(adapter, input, options)
        leave(undefined)
        return data
      } catch (error) {
        leave(error instanceof Error ? error : new Error(String(error)))
        throw error
      }
    },
    [cache, adapter],
  )
  return [send, state]
}
