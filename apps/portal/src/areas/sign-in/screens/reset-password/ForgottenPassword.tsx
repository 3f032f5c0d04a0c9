import { auth } from 'contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button, FormFoot, LinkButton, Notice, TextField } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { useForm } from '../../../../forms/use-form.ts'
import { ResendMail } from '../../../../parts/mailed-link/ResendMail.tsx'
import { useAliveBrowser } from '../../../../session/browser.tsx'
import { paths } from '../../../../site/paths.ts'
import { AuthForm } from '../../parts/AuthForm.tsx'
import { forgottenPasswordForm, type ForgottenPassword as Values } from './forgotten-password-form.ts'
import { messages } from './messages.ts'
import { resetPassword } from './page.ts'

/** Asks for the address to which a link is mailed, and then says that it was. */
export function ForgottenPassword() {
  const [query] = useSearchParams()
  const browser = useAliveBrowser()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const ask = async (email: string): Promise<number> => {
    return (await browser().auth.ask(auth.forgotPassword, { email })).resendAfterSeconds
  }
  const form = useForm<Values>({
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
