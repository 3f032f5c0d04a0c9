import type { GuessCheck } from 'contract/password-strength'
import { useEffect, useMemo, useState } from 'react'

/** Whether a password is common or easy to guess; null until the list of common passwords is loaded. Typing starts loading it. */
export function useIsEasyToGuess(password: string): boolean | null {
  const [check, setCheck] = useState<{ isEasyToGuess: GuessCheck } | null>(null)
  const isTyped = password !== ''
  useEffect(() => {
    if (!isTyped) return
    let isGone = false
    const load = async (): Promise<void> => {
      const { createGuessCheck } = await import('contract/password-strength')
      if (!isGone) setCheck({ isEasyToGuess: createGuessCheck() })
    }
    // If the list cannot be loaded, the rule stays unchecked and the server decides.
    load().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [isTyped])
  return useMemo(() => (check && isTyped ? check.isEasyToGuess(password) : null), [check, isTyped, password])
}
