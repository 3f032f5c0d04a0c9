import { brokenPasswordRules, passwordRules } from 'contract'
import type { GuessCheck } from 'contract/password-strength'
import { useEffect, useMemo, useState } from 'react'
import { PasswordField, type PasswordFieldProps, type PasswordRule } from 'ui'
import { messages } from './messages.ts'
import type { RefusedPassword } from './use-refused-rules.ts'

type Field = Pick<PasswordFieldProps, 'id' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>

/** Fields for the new password of an account and its repetition, with the address for password managers. Each rule is ticked once the typed password meets it. */
export function NewPasswordFields({
  email,
  password,
  confirmation,
  refused,
}: {
  /** Of the account; null where it is not known. */
  email: string | null
  password: Field
  confirmation: Field
  /** The password that the server rejected last. */
  refused: RefusedPassword | null
}) {
  const isEasyToGuess = useIsEasyToGuess(password.value)
  const refusedRules = refused?.password === password.value ? refused.rules : []
  return (
    <>
      {email === null ? null : <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        label={messages.password}
        autoComplete="new-password"
        rules={rulesOf(password.value, isEasyToGuess, refusedRules)}
        {...password}
      />
      <PasswordField label={messages.confirmation} autoComplete="new-password" {...confirmation} />
    </>
  )
}

function rulesOf(password: string, isEasyToGuess: boolean | null, refused: readonly string[]): PasswordRule[] {
  const broken = new Set<string>([...brokenPasswordRules(password), ...refused])
  const own = passwordRules.map((rule) => ({ text: messages.rules[rule], isMet: password !== '' && !broken.has(rule) }))
  return [
    ...own,
    {
      text: messages.hardToGuess,
      isMet: broken.has('hardToGuess') ? false : isEasyToGuess === null ? null : !isEasyToGuess,
    },
    { text: messages.notUsedBefore, isMet: broken.has('notUsedBefore') ? false : null },
  ]
}

/** Whether a password is common or easy to guess; null until the list of common passwords is loaded. Typing starts loading it. */
function useIsEasyToGuess(password: string): boolean | null {
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
