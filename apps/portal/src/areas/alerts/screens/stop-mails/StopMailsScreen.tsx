import { alertMethods } from 'contract'
import { useCallback, useState } from 'react'
import { type ActionFunction, useParams, useSearchParams } from 'react-router'
import { methodSender, useRecordCache, useSendToMethod } from 'record-cache-react'
import { Breadcrumb, FormFoot, Link, LinkButton, Notice, Page, PageHead, Sheet, Stack } from 'ui'
import { postAction } from '../../../../forms/post-action.ts'
import { TokenForm, type TokenValues, tokenForm } from '../../../../parts/mailed-link/TokenForm.tsx'
import { useMailedLink } from '../../../../parts/mailed-link/use-mailed-link.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'

export const stopAlertMails = page({ ...pages.stopAlertMails, reads: () => ({}) })

const FORM = 'stop-alert-mails'

/** Stops the product alert e-mails of the recipient of the mailed link, without signing in. */
export function StopMailsScreen() {
  const { token = '' } = useParams()
  const [query] = useSearchParams()
  const [isStopped, setStopped] = useState(query.has('stopped'))
  const [sendStop] = useSendToMethod(alertMethods.stopAlertMails)
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
        // As high as the form that it replaces.
        <Sheet>
          <Stack>
            <p role="alert">{messages.deadLink}</p>
            <FormFoot>
              <LinkButton href={paths.accountAlerts()}>{pages.accountAlerts.title}</LinkButton>
            </FormFoot>
          </Stack>
        </Sheet>
      ) : (
        <TokenForm
          id={FORM}
          token={token}
          texts={{ ask: messages.ask, confirm: messages.stop, confirming: messages.stopping }}
          send={async (values) => {
            await sendStop(values)
            setStopped(true)
          }}
        />
      )}
    </Page>
  )
}

const readStopLink = methodSender(alertMethods.readStopLink)

/**
 * Whether the mailed link is known to be expired. The check is a POST, so that the token is not part of the request's URL; if it fails,
 * submitting the form shows the result.
 */
function useIsDeadLink(token: string): boolean {
  const cache = useRecordCache()
  const look = useCallback(() => cache.send(readStopLink, { token }), [cache, token])
  const { link } = useMailedLink(look)
  return link.state === 'open' && link.opened?.isValid === false
}

/** Handles the form without JavaScript. */
export const action: ActionFunction = postAction<TokenValues>(stopAlertMails, {
  ...tokenForm(FORM),
  read: ({ token = '' }) => ({ token }),
  send: async ({ token }, { cache }) => {
    await cache.send(methodSender(alertMethods.stopAlertMails), { token })
    return paths.stopAlertMails({ token, stopped: 'yes' })
  },
})

export { StopMailsScreen as default }

export const loader = loadOnServer(stopAlertMails)
export const clientLoader = loadInBrowser(stopAlertMails)
