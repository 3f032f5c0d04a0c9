import { auth } from 'contract'
import { useSearchParams } from 'react-router'
import { Button, LinkButton, TextField } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { useForm } from '../../../../forms/use-form.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { emptyCode } from '../../../../parts/second-factor/code-form.ts'
import { useAliveBrowser } from '../../../../session/browser.tsx'
import { paths } from '../../../../site/paths.ts'
import { pageAfterSignIn } from '../../../../site/wanted-page.ts'
import { AuthForm } from '../../parts/AuthForm.tsx'
import { AuthPage } from '../../parts/AuthPage.tsx'
import { PasskeyButton } from '../../parts/PasskeyButton.tsx'
import { messages } from './messages.ts'
import { verifySignIn } from './page.ts'
import { verifyForm } from './verify-form.ts'

/** The second step of a sign-in: a code after the password. */
export function VerifySignInScreen() {
  const browser = useAliveBrowser()
  const [address] = useSearchParams()
  const startURL = address.get('startURL')
  const form = useForm({
    ...verifyForm,
    empty: emptyCode,
    send: async ({ code }) => {
      await browser().auth.ask(auth.verifySignIn, { code: code.trim() })
      // A page load, so that nothing of a former session is left in this page.
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
