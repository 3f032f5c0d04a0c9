import { auth } from 'contract'
import { useState } from 'react'
import { type ActionFunction, useSearchParams } from 'react-router'
import { Button, FormFoot, LinkButton, Notice, Stack, TextField } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import type { Problems } from '../../../../forms/outcome.ts'
import { postAction } from '../../../../forms/post-action.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { emailProblem } from '../../../../parts/email-field.ts'
import { ResendMail } from '../../../../parts/mailed-link/ResendMail.tsx'
import { useLinkPart } from '../../../../parts/mailed-link/use-mailed-link.ts'
import { NewPasswordFields } from '../../../../parts/new-password/NewPasswordFields.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page } from '../../../../records/page.ts'
import { createAuthCalls } from '../../../../session/auth-calls.ts'
import { useAliveBrowser } from '../../../../session/browser.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { AuthForm, AuthPage } from '../../parts/AuthPage.tsx'
import { useNewPasswordForm } from '../../parts/use-new-password-form.ts'
import { messages } from './messages.ts'

export const resetPassword = page({ ...pages.resetPassword, reads: () => ({}) })

/** Sets a new password by a mailed link; without a token, asks for a link. */
export function ResetPasswordScreen() {
  const token = useLinkPart('token')
  const email = useLinkPart('email')
  return (
    <AuthPage>
      <PageTitle of={resetPassword} />
      {token === null ? <ForgottenPassword /> : <SetNewPassword token={token} email={email} />}
    </AuthPage>
  )
}

/** Asks for the address to mail a link to, then says that it was sent. */
function ForgottenPassword() {
  const [query] = useSearchParams()
  const browser = useAliveBrowser()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const ask = async (email: string): Promise<number> => {
    return (await browser().auth.ask(auth.forgotPassword, { email })).resendAfterSeconds
  }
  const form = useForm<ForgottenPasswordValues>({
    ...forgottenPasswordForm,
    empty: { email: '' },
    send: async ({ email }) => {
      await ask(email.trim())
      setSentTo(email.trim())
      return 'sent'
    },
  })
  if (sentTo !== null) {
    return (
      <>
        <div role="status">
          <h1>{messages.inbox}</h1>
          <p className="soft">{messages.sentTo}</p>
          <p>
            <b>{sentTo}</b>
          </p>
        </div>
        <p>{messages.valid}</p>
        <ResendMail resend={() => ask(sentTo)}>
          <Button variant="quiet" onClick={() => setSentTo(null)}>
            {messages.otherAddress}
          </Button>
          <LinkButton variant="quiet" href={paths.signIn()}>
            {messages.backToSignIn}
          </LinkButton>
        </ResendMail>
      </>
    )
  }
  return (
    <AuthForm form={form}>
      <div>
        <h1>{resetPassword.title}</h1>
        <p className="soft">{messages.lead}</p>
      </div>
      {query.has('sent') ? <Notice tone="ok">{messages.sentToAddress}</Notice> : null}
      <noscript>
        <Notice isStatic>{messages.noScript}</Notice>
      </noscript>
      <FormProblems form={form} />
      <TextField label={messages.email} type="email" autoComplete="username" {...form.field('email')} />
      <FormFoot>
        <Button type="submit" isBusy={form.isPending} busyLabel={messages.sending}>
          {messages.send}
        </Button>
        <LinkButton variant="quiet" href={paths.signIn()}>
          {messages.backToSignIn}
        </LinkButton>
      </FormFoot>
    </AuthForm>
  )
}

/** Sets a new password. @param token - the secret of the mailed link. @param email - the address that the link was mailed to, if it names it. */
function SetNewPassword({ token, email }: { token: string; email: string | null }) {
  const browser = useAliveBrowser()
  const { form, fields } = useNewPasswordForm({
    id: 'new-password',
    texts: messages.failures,
    setPassword: ({ password, confirmation }) =>
      browser().auth.ask(auth.resetPassword, { token, password, confirmPassword: confirmation }),
    // A page load: a session of this browser may have ended.
    leave: () => location.assign(paths.signIn({ reason: 'password-updated' })),
  })
  return (
    <AuthForm form={form}>
      <div>
        <h1>{messages.newPassword}</h1>
        <p className="soft">{messages.newPasswordLead}</p>
      </div>
      <FormProblems form={form} />
      <Stack>
        <NewPasswordFields email={email} {...fields} />
      </Stack>
      <FormFoot>
        <Button type="submit" isBusy={form.isPending} busyLabel={messages.saving}>
          {messages.save}
        </Button>
        <LinkButton variant="quiet" href={paths.resetPassword()}>
          {messages.newLink}
        </LinkButton>
      </FormFoot>
    </AuthForm>
  )
}

type ForgottenPasswordValues = { email: string }

/** The form that requests a link, used by the screen and by the POST handler. */
const forgottenPasswordForm = {
  id: 'forgotten-password',
  fields: ['email'],
  fieldOf: { email: 'email' },
  problemsOf: ({ email }: ForgottenPasswordValues): Problems<ForgottenPasswordValues> => ({
    email: emailProblem(email),
  }),
  texts: messages.failures,
} as const

/** Handles the request for a link without JavaScript. */
export const action: ActionFunction = postAction<ForgottenPasswordValues>(resetPassword, {
  ...forgottenPasswordForm,
  read: ({ email = '' }) => ({ email }),
  send: async ({ email }, { fetch }) => {
    await createAuthCalls(fetch, () => undefined).ask(auth.forgotPassword, { email: email.trim() })
    return paths.resetPassword({ sent: 'yes' })
  },
})

export { ResetPasswordScreen as default }

export const loader = loadOnServer(resetPassword)
export const clientLoader = loadInBrowser(resetPassword)
