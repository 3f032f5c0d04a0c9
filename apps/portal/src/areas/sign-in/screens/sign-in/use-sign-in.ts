import { isEmail, limits, safeStartUrl } from 'contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useBrowser } from '../../../../session/browser.tsx'
import { messages } from './messages.ts'

type Fields = { email: string; password: string }

/** What is wrong: with a field, or with the whole attempt. */
export type SignInProblem = { email?: string; password?: string; whole?: string }

/** The state of the sign-in form, and what it does. Nothing typed is lost by a failed attempt. */
export function useSignIn() {
  const browser = useBrowser()
  const [address] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState<Fields>({ email: '', password: '' })
  const [problem, setProblem] = useState<SignInProblem>({})
  const [isBusy, setBusy] = useState(false)

  // What was typed, or filled in by the browser, before this code ran.
  useEffect(() => {
    if (!form.current) return
    const typed = new FormData(form.current)
    setFields({ email: String(typed.get('email') ?? ''), password: String(typed.get('password') ?? '') })
  }, [])

  // A message goes when its cause is gone, so that one at the e-mail outlives typing in the password.
  const change = (changed: Partial<Fields>): void => {
    setFields((before) => ({ ...before, ...changed }))
    const stillWrong = emailProblem(changed.email ?? fields.email)
    setProblem(({ email, password }) => ({
      ...(email && stillWrong ? { email: stillWrong } : {}),
      ...(password && changed.password === undefined ? { password } : {}),
    }))
  }

  /** Looks at an e-mail that was left; one that was not begun is asked for only when the form is sent. */
  const checkEmail = (): void => {
    if (fields.email === '') return
    const email = emailProblem(fields.email)
    if (email) setProblem((before) => ({ ...before, email }))
  }

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!browser || isBusy) return
    const found = problemOf(fields)
    setProblem(found)
    if (found.email || found.password) {
      form.current?.querySelector<HTMLInputElement>(found.email ? '[name=email]' : '[name=password]')?.focus()
      return
    }
    setBusy(true)
    try {
      const outcome = await browser.auth.signIn({ ...fields, email: fields.email.trim() })
      if (outcome.isSignedIn) {
        // A page load, so that nothing of a former session is left in this page.
        location.assign(safeStartUrl(address.get('startURL')))
        return
      }
      setProblem(outcome.isWrong ? { password: outcome.message } : { whole: outcome.message ?? messages.fault })
      form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
    } catch {
      setProblem({ whole: messages.noConnection })
    }
    setBusy(false)
  }
  return { form, fields, change, checkEmail, submit, problem, isBusy, reason: reasonOf(address.get('reason')) }
}

function emailProblem(typed: string): string | undefined {
  const email = typed.trim()
  if ([...email].length > limits.emailCharacters) return messages.emailTooLong(limits.emailCharacters)
  return isEmail(email) ? undefined : messages.emailInvalid(messages.exampleEmail)
}

function problemOf({ email, password }: Fields): SignInProblem {
  const wrongEmail = emailProblem(email)
  return {
    ...(wrongEmail ? { email: wrongEmail } : {}),
    ...(password === '' ? { password: messages.passwordMissing } : {}),
  }
}

function reasonOf(name: string | null): string | null {
  return name !== null && Object.hasOwn(messages.reasons, name)
    ? messages.reasons[name as keyof typeof messages.reasons]
    : null
}
