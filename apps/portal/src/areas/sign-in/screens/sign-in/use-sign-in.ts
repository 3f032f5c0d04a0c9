import { isEmail, limits, safeStartUrl } from 'contract'
import { useSearchParams } from 'react-router'
import type { Form } from '../../../../forms/form.ts'
import type { Problems } from '../../../../forms/outcome.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { useBrowser } from '../../../../session/browser.tsx'
import { messages } from './messages.ts'

type SignIn = { email: string; password: string }

const empty: SignIn = { email: '', password: '' }

/** The sign-in form, and why one has to sign in again. */
export function useSignIn(): { form: Form<SignIn>; reason: string | null } {
  const browser = useBrowser()
  const [address] = useSearchParams()
  const form = useForm<SignIn>({
    id: 'sign-in',
    empty,
    fields: ['email', 'password'],
    problemsOf,
    texts: messages.failures,
    send: async ({ email, password }) => {
      if (!browser) throw new Error('nothing is sent before the page is alive')
      const outcome = await browser.auth.signIn({ email: email.trim(), password })
      if (outcome.isSignedIn) {
        // A page load, so that nothing of a former session is left in this page.
        location.assign(safeStartUrl(address.get('startURL')))
        return 'leaving'
      }
      return outcome.isWrong
        ? { problems: { password: outcome.message } }
        : { failure: [outcome.message ?? messages.fault] }
    },
  })
  return { form, reason: reasonOf(address.get('reason')) }
}

function problemsOf({ email, password }: SignIn): Problems<SignIn> {
  return { email: emailProblem(email), password: password === '' ? messages.passwordMissing : undefined }
}

function emailProblem(typed: string): string | undefined {
  const email = typed.trim()
  if ([...email].length > limits.emailCharacters) return messages.emailTooLong(limits.emailCharacters)
  return isEmail(email) ? undefined : messages.emailInvalid
}

function reasonOf(name: string | null): string | null {
  return name !== null && Object.hasOwn(messages.reasons, name)
    ? messages.reasons[name as keyof typeof messages.reasons]
    : null
}
