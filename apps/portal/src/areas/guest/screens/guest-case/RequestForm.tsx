import { guestMethods, limits } from 'contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSendToMethod } from 'record-cache-react'
import { Button, Columns, FormFoot, Link, Notice, PageHead, Sheet, Stack, TextField } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { useForm } from '../../../../forms/use-form.ts'
import { ResendMail } from '../../../../parts/mailed-link/ResendMail.tsx'
import { paths } from '../../../../site/paths.ts'
import { type GuestDetails, verificationOf } from '../../parts/guest-case-stages.ts'
import { guestDetailsForm, refusalOfKnown } from './guest-details-form.ts'
import { messages } from './messages.ts'

const texts = messages.request

/** Asks for name and address, then says that the link was mailed. */
export function RequestForm() {
  const [query] = useSearchParams()
  const [verify] = useSendToMethod(guestMethods.sendVerificationEmail)
  const [sentTo, setSentTo] = useState<GuestDetails | null>(null)
  const form = useForm<GuestDetails>({
    ...guestDetailsForm,
    empty: { name: '', email: '' },
    send: async (details) => {
      const refusal = refusalOfKnown(await verify(verificationOf(details)))
      if (refusal) return refusal
      setSentTo(details)
      return 'sent'
    },
  })
  if (sentTo !== null) {
    const resend = async (): Promise<number> => {
      await verify(verificationOf(sentTo))
      return limits.resendSeconds
    }
    return (
      <Stack>
        <div role="status">
          <h1>{texts.inbox}</h1>
          <p className="soft">{texts.sentTo}</p>
          <p>
            <b>{sentTo.email.trim()}</b>
          </p>
        </div>
        <p>{texts.valid}</p>
        <ResendMail resend={resend}>
          <Button variant="quiet" onClick={() => setSentTo(null)}>
            {texts.otherAddress}
          </Button>
        </ResendMail>
      </Stack>
    )
  }
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <Columns layout="8-4">
        <Sheet>
          <form {...form.formProps}>
            <PostFields form={form.formProps.id} />
            <Stack gap="large">
              {query.has('sent') ? <Notice tone="ok">{texts.sent}</Notice> : null}
              <noscript>
                <Notice isStatic>{messages.noScript}</Notice>
              </noscript>
              <FormProblems form={form} />
              <TextField {...form.field('name')} label={texts.name} help={texts.nameHint} autoComplete="name" />
              <TextField {...form.field('email')} label={texts.email} type="email" autoComplete="email" />
              <FormFoot>
                <Button type="submit" isBusy={form.isPending} busyLabel={texts.sending}>
                  {texts.send}
                </Button>
              </FormFoot>
            </Stack>
          </form>
        </Sheet>
        <Sheet>
          <Stack gap="small">
            <p>
              {texts.haveAccount} <Link href={paths.signIn({ startURL: paths.openCase() })}>{texts.signIn}</Link>
            </p>
            <p>
              {texts.haveCase} <Link href={paths.guestCaseLink()}>{texts.caseLink}</Link>
            </p>
          </Stack>
        </Sheet>
      </Columns>
    </>
  )
}
