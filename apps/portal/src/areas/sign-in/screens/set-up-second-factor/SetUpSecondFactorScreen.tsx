import { auth } from 'contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button, FormFoot, LinkButton, Notice, Stack } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { refusalOf } from '../../../../forms/outcome.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { codeField, emptyCode } from '../../../../parts/second-factor/code-form.ts'
import { RecoveryCodes } from '../../../../parts/second-factor/RecoveryCodes.tsx'
import { type BegunApp, SetUpAppFields } from '../../../../parts/second-factor/SetUpAppFields.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page } from '../../../../records/page.ts'
import { useAliveBrowser } from '../../../../session/browser.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { pageAfterSignIn } from '../../../../site/wanted-page.ts'
import { AuthForm, AuthPage } from '../../parts/AuthPage.tsx'
import { messages } from './messages.ts'

export const setUpSecondFactor = page({ ...pages.setUpSecondFactor, reads: () => ({}) })

/** A step of sign-in that sets up a required second factor. Its first code starts the session. */
export function SetUpSecondFactorScreen() {
  const [address] = useSearchParams()
  const [app, setApp] = useState<BegunApp | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const startURL = address.get('startURL')
  // A page load, because this page belongs to a visitor.
  const goToNext = (): void => location.assign(pageAfterSignIn(startURL))
  return (
    <AuthPage isWide>
      <PageTitle of={setUpSecondFactor} />
      <div>
        <h1>{setUpSecondFactor.title}</h1>
        <p className="soft">{messages.lead}</p>
      </div>
      {codes ? (
        <RecoveryCodes codes={codes}>
          <FormFoot>
            <Button onClick={goToNext}>{messages.next}</Button>
          </FormFoot>
        </RecoveryCodes>
      ) : app ? (
        <ConfirmApp app={app} onConfirmed={(codes) => (codes.length > 0 ? setCodes(codes) : goToNext())} />
      ) : (
        <BeginApp onBegun={setApp} />
      )}
      {codes ? null : (
        <LinkButton variant="quiet" isWide href={paths.signIn({ startURL: startURL ?? undefined })}>
          {messages.startAgain}
        </LinkButton>
      )}
    </AuthPage>
  )
}

function BeginApp({ onBegun }: { onBegun: (app: BegunApp) => void }) {
  const browser = useAliveBrowser()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<readonly string[]>([])
  const begin = async (): Promise<void> => {
    setPending(true)
    try {
      onBegun(await browser().auth.ask(auth.beginAuthenticatorApp, {}))
    } catch (error) {
      setFailure(refusalOf(error, messages.failures, {}).failure ?? [])
      setPending(false)
    }
  }
  return (
    <>
      {failure.length > 0 ? <Notice tone="alarm">{failure}</Notice> : null}
      <noscript>
        <p>{messages.noScript}</p>
      </noscript>
      <Button isWide isBusy={isPending} busyLabel={messages.beginning} onClick={() => void begin()}>
        {messages.begin}
      </Button>
    </>
  )
}

function ConfirmApp({ app, onConfirmed }: { app: BegunApp; onConfirmed: (codes: readonly string[]) => void }) {
  const browser = useAliveBrowser()
  const form = useForm({
    id: 'confirm-app',
    ...codeField,
    empty: emptyCode,
    texts: messages.failures,
    send: async ({ code }) => {
      const { recoveryCodes } = await browser().auth.ask(auth.confirmAuthenticatorApp, { token: app.token, code })
      onConfirmed(recoveryCodes)
      return 'leaving'
    },
  })
  return (
    <AuthForm form={form}>
      <FormProblems form={form} />
      <Stack>
        <SetUpAppFields app={app} code={form.field('code')} />
      </Stack>
      <FormFoot>
        <Button type="submit" isBusy={form.isPending} busyLabel={messages.confirming}>
          {messages.confirm}
        </Button>
      </FormFoot>
    </AuthForm>
  )
}

export { SetUpSecondFactorScreen as default }

export const loader = loadOnServer(setUpSecondFactor)
export const clientLoader = loadInBrowser(setUpSecondFactor)
