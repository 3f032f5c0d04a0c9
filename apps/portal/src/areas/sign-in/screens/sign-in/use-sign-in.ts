import { useSearchParams } from 'react-router'
import type { Form } from '../../../../forms/form.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { useAliveBrowser } from '../../../../session/browser.tsx'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import { afterSignIn, emptySignIn, type SignIn, signInForm } from './sign-in-form.ts'

/** Why somebody is asked to sign in; good news when they changed something. */
export type SignInNotice = { text: string; isGood: boolean }

/** The sign-in form, why one has to sign in again, and the addresses where one registers or signs in by one's company instead. */
export function useSignIn(): {
  form: Form<SignIn>
  reason: SignInNotice | null
  registerAddress: string
  companyAddress: string
} {
  const browser = useAliveBrowser()
  const [address] = useSearchParams()
  const form = useForm<SignIn>({
    ...signInForm,
    empty: emptySignIn,
    send: async ({ email, password }) => {
      const outcome = await browser().auth.signIn({ email: email.trim(), password })
      const next = afterSignIn(outcome, address.get('startURL'))
      if (typeof next !== 'string') return next
      // A page load, so that nothing of a former session is left in this page.
      location.assign(next)
      return 'leaving'
    },
  })
  const startURL = address.get('startURL') ?? undefined
  return {
    form,
    reason: reasonOf(address.get('reason')),
    registerAddress: paths.registration({ startURL }),
    companyAddress: paths.companySignIn({ startURL }),
  }
}

const isGoodNews = (name: string): boolean => name === 'password-updated' || name === 'registration-canceled'

function reasonOf(name: string | null): SignInNotice | null {
  return name !== null && Object.hasOwn(messages.reasons, name)
    ? { text: messages.reasons[name as keyof typeof messages.reasons], isGood: isGoodNews(name) }
    : null
}
