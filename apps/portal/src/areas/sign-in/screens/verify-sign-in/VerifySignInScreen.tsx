import { auth } from 'contract'
import { type ActionFunction, useSearchParams } from 'react-router'
import { Button, LinkButton, TextField } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { postAction } from '../../../../forms/post-action.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { codeField, emptyCode, type TypedCode } from '../../../../parts/second-factor/code-form.ts'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page } from '../../../../records/page.ts'
import { createAuthCalls } from '../../../../session/auth-calls.ts'
import { useAliveBrowser } from '../../../../session/browser.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { pageAfterSignIn } from '../../../../site/wanted-page.ts'
import { AuthForm, AuthPage } from '../../parts/AuthPage.tsx'
import { PasskeyButton } from '../../parts/PasskeyButton.tsx'
import { messages } from './messages.ts'

export const verifySignIn = page({ ...pages.verifySignIn, reads: () => ({}) })

/** The form, used by the screen and by the POST handler. */
const verifyForm = { id: 'verify-sign-in', ...codeField, texts: messages.failures } as const

/** The second step of sign-in: a code after the password. */
export function VerifySignInScreen() {
  const browser = useAliveBrowser()
  const [address] = useSearchParams()
  const startURL = address.get('startURL')
  const form = useForm({
    ...verifyForm,
    empty: emptyCode,
    send: async ({ code }) => {
      await browser().auth.ask(auth.verifySignIn, { code: code.trim() })
      // A page load, so that no state of a former session remains.
      location.assign(pageAfterSignIn(startURL))
      return 'leaving'
    },
  })
  return (
    <AuthPage>
      <PageTitle of={verifySignIn} />
      <AuthForm form={form}>
        <div>
          <h1>{verifySignIn.title}</h1>
          <p className="soft">{messages.lead}</p>
        </div>
        <FormProblems form={form} />
        <TextField
          label={messages.code}
          help={messages.codeHelp}
          inputMode="numeric"
          autoComplete="one-time-code"
          isMono
          {...form.field('code')}
        />
        <Button type="submit" isWide isBusy={form.isPending} busyLabel={messages.verifying}>
          {messages.verify}
        </Button>
        <PasskeyButton />
        <LinkButton variant="quiet" isWide href={paths.signIn({ startURL: startURL ?? undefined })}>
          {messages.startAgain}
        </LinkButton>
      </AuthForm>
    </AuthPage>
  )
}

/** Handles the code form without JavaScript. */
export const action: ActionFunction = postAction<TypedCode>(verifySignIn, {
  ...verifyForm,
  secrets: ['code'],
  read: (typed) => ({ ...emptyCode, ...typed }),
  send: async ({ code }, { fetch, query }) => {
    await createAuthCalls(fetch, () => undefined).ask(auth.verifySignIn, { code: code.trim() })
    return pageAfterSignIn(query.get('startURL'))
  },
})

export { VerifySignInScreen as default }

export const loader = loadOnServer(verifySignIn)
export const clientLoader = loadInBrowser(verifySignIn)
