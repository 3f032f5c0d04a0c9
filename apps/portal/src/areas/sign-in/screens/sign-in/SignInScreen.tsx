import { type ActionFunction, useSearchParams } from 'react-router'
import { Button, ClockIcon, Link, LinkButton, Notice, OkIcon, PasswordField, Stack, TextField } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import type { Form } from '../../../../forms/form.ts'
import { postAction } from '../../../../forms/post-action.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page } from '../../../../records/page.ts'
import { createAuthCalls } from '../../../../session/auth-calls.ts'
import { useAliveBrowser } from '../../../../session/browser.tsx'
import { usePage } from '../../../../site/page.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { AuthForm, AuthPage } from '../../parts/AuthPage.tsx'
import { PasskeyButton } from '../../parts/PasskeyButton.tsx'
import { sendSignIn } from '../../parts/send-sign-in.ts'
import { messages } from './messages.ts'
import { afterSignIn, emptySignIn, type SignIn, signInForm } from './sign-in-form.ts'

export const signIn = page({ ...pages.signIn, reads: () => ({}) })

/** Sign-in by e-mail and password, with the reason if the user was signed out. */
export function SignInScreen() {
  const { form, reason, registerAddress, companyAddress } = useSignIn()
  const { companySignIn } = usePage()
  return (
    <AuthPage>
      <PageTitle of={signIn} />
      <AuthForm form={form}>
        <div>
          <h1>{signIn.title}</h1>
          <p className="soft">{messages.lead}</p>
          <p>
            {messages.newHere} <Link href={registerAddress}>{messages.register}</Link>
          </p>
        </div>
        <FormProblems form={form} />
        {reason && form.failure.length === 0 ? (
          <Notice tone={reason.isGood ? 'ok' : 'caution'} icon={reason.isGood ? OkIcon : ClockIcon}>
            {reason.text}
          </Notice>
        ) : null}
        <Stack>
          <TextField label={messages.email} type="email" autoComplete="username webauthn" {...form.field('email')} />
          <PasswordField
            label={messages.password}
            autoComplete="current-password"
            labelEnd={<Link href={paths.resetPassword()}>{messages.forgotPassword}</Link>}
            {...form.field('password')}
          />
        </Stack>
        <Button type="submit" isWide isBusy={form.isPending} busyLabel={messages.signingIn}>
          {messages.signIn}
        </Button>
        <PasskeyButton hasAutofill />
        {companySignIn ? (
          <LinkButton variant="line" isWide href={companyAddress}>
            {messages.company}
          </LinkButton>
        ) : null}
        <LinkButton variant="quiet" isWide href={paths.trouble()}>
          {messages.trouble}
        </LinkButton>
      </AuthForm>
    </AuthPage>
  )
}

/** Why the user is asked to sign in; good news after a change of theirs. */
type SignInNotice = { text: string; isGood: boolean }

/** The sign-in form, the reason to sign in again, and the addresses of registration and company sign-in. */
function useSignIn(): {
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
      const outcome = await sendSignIn(browser().auth, { email: email.trim(), password })
      const next = afterSignIn(outcome, address.get('startURL'))
      if (typeof next !== 'string') return next
      // A page load, so that no state of a former session remains.
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

/** Handles the sign-in form without JavaScript. */
export const action: ActionFunction = postAction<SignIn>(signIn, {
  ...signInForm,
  secrets: ['password'],
  read: ({ email = '', password = '' }) => ({ email, password }),
  send: async ({ email, password }, { fetch, query }) => {
    const outcome = await sendSignIn(
      createAuthCalls(fetch, () => undefined),
      { email: email.trim(), password },
    )
    return afterSignIn(outcome, query.get('startURL'))
  },
})

export { SignInScreen as default }

export const loader = loadOnServer(signIn)
export const clientLoader = loadInBrowser(signIn)
