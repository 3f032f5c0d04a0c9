import { useRef } from 'react'
import type { Snapshot } from 'record-cache'

type Options<V, R> = {
  /** The record as the page has it; null for a new one. */
  record: R | null
  readAgain: () => Promise<Snapshot<R>>
  formOf: (record: R) => V
  /** The fields as the server takes them. */
  fieldsOf: (form: V) => unknown
}

type Versioned = { readonly weakEtag: number }

/**
 * Saves the form of a record over the version that was opened.
 *
 * @returns saves `values` by `send`, and answers the form as the server has it by then. It throws what `send` throws, unless the server has
 *   the values all the same, such as after an answer that was lost.
 */
export function useRecordSaving<V extends { version: string }, R extends Versioned>(options: Options<V, R>) {
  const { readAgain, formOf, fieldsOf } = options
  const latest = useRef(options.record)
  latest.current = options.record
  const isSame = (one: V, other: V): boolean => JSON.stringify(fieldsOf(one)) === JSON.stringify(fieldsOf(other))

  return async (values: V, send: () => Promise<Versioned | null>): Promise<V> => {
    try {
      const version = (await send())?.weakEtag ?? 0
      // What the answer lacks is read after it, such as names of other records: until then it is as it was sent.
      const shown = latest.current
      return shown && shown.weakEtag >= version ? formOf(shown) : { ...values, version: String(version) }
    } catch (error) {
      const { state, data } = await readAgain()
      if (state !== 'Fulfilled' || !isSame(formOf(data), values)) throw error
      return formOf(data)
    }
  }
}
