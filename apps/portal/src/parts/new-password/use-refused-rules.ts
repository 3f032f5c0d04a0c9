import { useState } from 'react'
import { FetchError } from 'record-cache'

/** A password that the server refused, and the rules that it broke by the names of the server. */
export type RefusedPassword = { readonly password: string; readonly rules: readonly string[] }

/** Remembers which rules the server says that a password breaks: some of them only the server can check. */
export function useRefusedRules(): {
  refused: RefusedPassword | null
  /** Sends a password by `send`, and throws what that throws. */
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
