import { guestMethods } from 'contract'
import { useState } from 'react'
import { type ActionFunction, useSearchParams } from 'react-router'
import { methodSender, useSendToMethod } from 'record-cache-react'
import { Breadcrumb, Button, FormFoot, Notice, Page, PageHead, Sheet, Stack, TextField } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import type { Problems } from '../../../../forms/outcome.ts'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { postAction } from '../../../../forms/post-action.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { emailProblem } from '../../../../parts/email-field.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'

export const guestCaseLink = page({ ...pages.guestCaseLink, reads: () => ({}) })

/** Sends a guest a new link to a case. The answer does not reveal whether the address opened the case. */
export function CaseLinkScreen() {
  const [query] = useSearchParams()
  const [sendLink] = useSendToMethod(guestMethods.sendCaseLink)
  const [isSent, setSent] = useState(query.has('sent'))
  const form = useForm<CaseLinkForm>({
    ...caseLinkForm,
    empty: { caseNumber: '', email: '' },
    send: async (wanted) => {
      setSent(false)
      await sendLink(caseLinkOf(wanted))
      setSent(true)
      return 'sent'
    },
  })
  return (
    <Page>
      <PageTitle of={guestCaseLink} />
      <Breadcrumb crumbs={[{ label: messages.home, href: paths.home() }, { label: guestCaseLink.title }]} />
      <PageHead title={guestCaseLink.title} lead={messages.lead} />
      <Sheet>
        <form {...form.formProps}>
          <PostFields form={form.formProps.id} />
          <Stack gap="large">
            {isSent ? <Notice tone="ok">{messages.sent}</Notice> : null}
            <FormProblems form={form} />
            <TextField
              {...form.field('caseNumber')}
              label={messages.caseNumber}
              help={messages.caseNumberHint}
              isMono
              inputMode="numeric"
            />
            <TextField {...form.field('email')} label={messages.email} type="email" autoComplete="email" />
            <FormFoot>
              <Button type="submit" isBusy={form.isPending} busyLabel={messages.sending}>
                {messages.send}
              </Button>
            </FormFoot>
          </Stack>
        </form>
      </Sheet>
    </Page>
  )
}

type CaseLinkForm = { caseNumber: string; email: string }

/** The form that requests a new link to a case, used by the screen and by the POST handler. */
const caseLinkForm = {
  id: 'case-link',
  fields: ['caseNumber', 'email'],
  fieldOf: { caseNumber: 'caseNumber', email: 'email' },
  problemsOf: ({ caseNumber, email }: CaseLinkForm): Problems<CaseLinkForm> => ({
    caseNumber: /^\d{8}$/.test(caseNumber.trim()) ? undefined : messages.caseNumberWrong,
    email: emailProblem(email),
  }),
} as const

/** The request parameters. */
function caseLinkOf({ caseNumber, email }: CaseLinkForm): { caseNumber: string; emailAddress: string } {
  return { caseNumber: caseNumber.trim(), emailAddress: email.trim() }
}

function mailedAddress(): string {
  return paths.guestCaseLink({ sent: 'yes' })
}

/** Handles the form without JavaScript. */
export const action: ActionFunction = postAction<CaseLinkForm>(guestCaseLink, {
  ...caseLinkForm,
  read: ({ caseNumber = '', email = '' }) => ({ caseNumber, email }),
  send: async (wanted, { cache }) => {
    await cache.send(methodSender(guestMethods.sendCaseLink), caseLinkOf(wanted))
    return mailedAddress()
  },
  mailedAddress,
})

export { CaseLinkScreen as default }

export const loader = loadOnServer(guestCaseLink)
export const clientLoader = loadInBrowser(guestCaseLink)
