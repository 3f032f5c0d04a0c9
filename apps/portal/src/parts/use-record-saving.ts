import { useRef } from 'react'
import type { Snapshot } from 'record-cache'

type Options<V, R> = {
  /** Current record of the page; null for a new one. */
  record: R | null
  readAgain: () => Promise<Snapshot<R>>
  formOf: (record: R) => V
  /** Fields in the format of the server. */
  fieldsOf: (form: V) => unknown
}

type Versioned = { readonly weakEtag: number }

/**
 * Saves the form of a record against the version that was opened.
 *
 * @returns function that saves `values` with `send` and resolves to the saved form. It rethrows an error of `send`, unless a new read
 *   shows that the server has the values, such as after a lost response.
 */
export function useRecordSaving<V extends { version: string }, R extends Versioned>(options: Options<V, R>) {
  const { readAgain, formOf, fieldsOf } = options
  const latest = useRef(options.record)
  latest.current = options.record
  const isSame = (a: V, b: V): boolean => JSON.stringify(fieldsOf(a)) === JSON.stringify(fieldsOf(b))

  return async (values: V, send: () => Promise<Versioned | null>): Promise<V> => {
    try {
      const version = (await send())?.weakEtag ?? 0
      // The response lacks some fields, such as names of other records. Until they are read, the form keeps the values sent.
      const shown = latest.current
      return shown && shown.weakEtag >= version ? formOf(shown) : { ...values, version: String(version) }
    } catch (error) {
      const { state, data } = await readAgain()
      if (state !== 'Fulfilled' || !isSame(formOf(data), values)) throw error
      return formOf(data)
    }
  }
}
