import { failureTexts, guestMethods } from 'contract'
import type { ActionFunction } from 'react-router'
import { methodSender } from 'record-cache-react'
import { Breadcrumb, Button, FormFoot, LinkButton, Notice, Page, Stack } from 'ui'
import { postAction } from '../../../../forms/post-action.ts'
import { useLinkPart } from '../../../../parts/mailed-link/use-mailed-link.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { type GuestDetails, verificationOf } from '../../parts/guest-case-stages.ts'
import { CaseOpened } from './CaseOpened.tsx'
import { guestDetailsForm, refusalOfKnown } from './guest-details-form.ts'
import { messages } from './messages.ts'
import { OpenGuestCase } from './OpenGuestCase.tsx'
import { ReadGuestCase } from './ReadGuestCase.tsx'
import { RequestForm } from './RequestForm.tsx'
import { useGuestLink } from './use-guest-link.ts'

export const guestCase = page({ ...pages.guestCase, reads: () => ({}) })

/** The page behind the mailed links of guests; without a link it asks for the address to mail one to. */
export function GuestCaseScreen() {
  const token = useLinkPart('token')
  return (
    <Page>
      <PageTitle of={guestCase} />
      <Breadcrumb crumbs={[{ label: messages.home, href: paths.home() }, { label: guestCase.title }]} />
      {token === null ? <RequestForm /> : <OpenedLink key={token} token={token} />}
    </Page>
  )
}

/** @param token - the secret of the link. */
function OpenedLink({ token }: { token: string }) {
  const { link, lookAgain } = useGuestLink(token)
  if (link.state === 'looking') return <p role="status">{messages.looking}</p>
  if (link.state === 'open') {
    const { opened } = link
    if (opened.purpose === 'OpenCase') return <OpenGuestCase token={token} link={opened} />
    return opened.purpose === 'CaseOpened' ? (
      <CaseOpened opened={opened} email={opened.emailAddress} />
    ) : (
      <ReadGuestCase link={opened} />
    )
  }
  const isDead = link.state === 'refused'
  return (
    <Stack gap="large">
      <h1>{guestCase.title}</h1>
      <Notice tone="alarm">{isDead ? messages.deadLink : failureTexts.NO_ANSWER}</Notice>
      <FormFoot>
        {isDead ? null : <Button onClick={lookAgain}>{messages.tryAgain}</Button>}
        <LinkButton variant={isDead ? 'primary' : 'line'} href={paths.guestCaseLink()}>
          {messages.request.caseLink}
        </LinkButton>
        <LinkButton variant="quiet" href={paths.guestCase()}>
          {messages.newCaseLink}
        </LinkButton>
      </FormFoot>
    </Stack>
  )
}

function mailedAddress(): string {
  return paths.guestCase({ sent: 'yes' })
}

/** Handles the form of name and address without JavaScript. */
export const action: ActionFunction = postAction<GuestDetails>(guestCase, {
  ...guestDetailsForm,
  read: ({ name = '', email = '' }) => ({ name, email }),
  send: async (details, { cache }) => {
    const answer = await cache.send(methodSender(guestMethods.sendVerificationEmail), verificationOf(details))
    return refusalOfKnown(answer) ?? mailedAddress()
  },
  mailedAddress,
})

export { GuestCaseScreen as default }

export const loader = loadOnServer(guestCase)
export const clientLoader = loadInBrowser(guestCase)
