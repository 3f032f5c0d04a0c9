import { alertMethods } from 'contract'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useSendToMethod } from 'record-cache-react'
import { Breadcrumb, Button, FormFoot, Link, LinkButton, Notice, Page, PageHead, Sheet, Stack } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { useForm } from '../../../../forms/use-form.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import { stopAlertMails } from './page.ts'
import { type StopForm, stopForm } from './stop-form.ts'
import { useIsDeadLink } from './use-is-dead-link.ts'

/** Ends the product alert e-mails of whoever the link was mailed to, who need not sign in. */
export function StopMailsScreen() {
  const { token = '' } = useParams()
  const [query] = useSearchParams()
  const [isStopped, setStopped] = useState(query.has('stopped'))
  const [sendStop] = useSendToMethod(alertMethods.stopAlertMails)
  const form = useForm<StopForm>({
    ...stopForm,
    empty: { token },
    send: async (values) => {
      await sendStop(values)
      setStopped(true)
      return 'sent'
    },
  })
  const { name, value } = form.field('token')
  const isDead = useIsDeadLink(token)
  return (
    <Page>
      <PageTitle of={stopAlertMails} />
      <Breadcrumb crumbs={[{ label: messages.home, href: paths.home() }, { label: stopAlertMails.title }]} />
      <PageHead title={stopAlertMails.title} />
      {isStopped ? (
        <Notice tone="ok">
          {messages.stopped} <Link href={paths.accountAlerts()}>{pages.accountAlerts.title}</Link>.
        </Notice>
      ) : isDead ? (
        // As high as the form, in whose place it comes.
        <Sheet>
          <Stack>
            <p role="alert">{messages.deadLink}</p>
            <FormFoot>
              <LinkButton href={paths.accountAlerts()}>{pages.accountAlerts.title}</LinkButton>
            </FormFoot>
          </Stack>
        </Sheet>
      ) : (
        <Sheet>
          <form {...form.formProps}>
            <PostFields form={form.formProps.id} />
            <input type="hidden" name={name} value={value} />
            <Stack>
              <FormProblems form={form} />
              <p>{messages.ask}</p>
              <FormFoot>
                <Button type="submit" isBusy={form.isPending} busyLabel={messages.stopping}>
                  {messages.stop}
                </Button>
              </FormFoot>
            </Stack>
          </form>
        </Sheet>
      )}
    </Page>
  )
}
