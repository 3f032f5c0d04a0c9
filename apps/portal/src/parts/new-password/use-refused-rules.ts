import { useState } from 'react'
import { FetchError } from 'record-cache'

/** A password that the server rejected, and the names of the rules that it breaks. */
export type RefusedPassword = { readonly password: string; readonly rules: readonly string[] }

/** Remembers which rules the last rejected password breaks, because only the server can check some of them. */
export function useRefusedRules(): {
  refused: RefusedPassword | null
  /** Sends a password with `send`, and rethrows its error. */
  noteRefusal: <T>(password: string, send: () => Promise<T>) => Promise<T>
} {
  const [refused, setRefused] = useState<RefusedPassword | null>(null)
  return {
    refused,
    noteRefusal: async (password, send) => {
      try {
        return await send()
      } catch (error) {
        if (error instanceof FetchError) setRefused({ password, rules: rulesIn(error.body) })
        throw error
      }
    },
  }
}

function rulesIn(problem: unknown): readonly string[] {
  const rules = typeof problem === 'object' && problem !== null && 'rules' in problem ? problem.rules : []
  return Array.isArray(rules) ? rules.map(String) : []
}
