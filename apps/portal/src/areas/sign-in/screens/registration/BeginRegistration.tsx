import { auth } from 'contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button, FormFoot, Link, Notice, TextField } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { useForm } from '../../../../forms/use-form.ts'
import { ResendMail } from '../../../../parts/mailed-link/ResendMail.tsx'
import { useAliveBrowser } from '../../../../session/browser.tsx'
import { paths } from '../../../../site/paths.ts'
import { AuthForm } from '../../parts/AuthPage.tsx'
import { CancelRegistration } from './CancelRegistration.tsx'
import { messages } from './messages.ts'
import { type Registration, registrationCall, registrationForm } from './registration-form.ts'
import { Step } from './Step.tsx'

/** Asks for the company's address, then waits until its link is opened, here or on another device. */
export function BeginRegistration() {
  const [query] = useSearchParams()
  const browser = useAliveBrowser()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const send = async (call: typeof auth.register | typeof auth.resendRegistration, email: string): Promise<number> => {
    return (await browser().auth.ask(call, registrationCall(email, query))).resendAfterSeconds
  }
  const form = useForm<Registration>({
    ...registrationForm,
    empty: { email: '' },
    send: async ({ email }) => {
      await send(auth.register, email)
      setSentTo(email.trim())
      return 'sent'
    },
  })
  if (sentTo !== null) {
    return (
      <>
        <Step number={1} title={messages.inbox} lead={messages.sentTo} />
        <p>
          <b>{sentTo}</b>
        </p>
        <p>{messages.valid}</p>
        <ResendMail resend={() => send(auth.resendRegistration, sentTo)}>
          <Button variant="quiet" onClick={() => setSentTo(null)}>
            {messages.otherAddress}
          </Button>
          <CancelRegistration />
        </ResendMail>
      </>
    )
  }
  const signIn = paths.signIn({ startURL: query.get('startURL') ?? undefined })
  return (
    <AuthForm form={form}>
      <Step
        number={0}
        title={messages.title}
        lead={
          <>
            {messages.lead} {messages.already} <Link href={signIn}>{messages.signIn}</Link>
          </>
        }
      />
      {query.has('sent') ? <Notice tone="ok">{messages.sentToAddress}</Notice> : null}
      <noscript>
        <Notice isStatic>{messages.noScript}</Notice>
      </noscript>
      <FormProblems form={form} />
      <TextField label={messages.email} type="email" autoComplete="email" {...form.field('email')} />
      <FormFoot>
        <Button type="submit" isBusy={form.isPending} busyLabel={messages.sending}>
          {messages.next}
        </Button>
        <CancelRegistration />
      </FormFoot>
      <p>
        <Link href={paths.trouble()}>{messages.trouble}</Link>
      </p>
    </AuthForm>
  )
}
