import { LinkButton, Page, PageHead, SectionHead, Sheet, Stack } from 'ui'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import styles from './TroubleScreen.module.css'

export const trouble = page({ ...pages.trouble, reads: () => ({}) })

type Problem = { title: string; text: string; way?: { label: string; href: string } }

const reset = { label: messages.resetPassword, href: paths.resetPassword() }

const signingIn: readonly Problem[] = [
  { ...messages.forgotten, way: reset },
  { ...messages.notAccepted, way: reset },
  { ...messages.stopped, way: reset },
  messages.lostPhone,
  messages.otherDomain,
]

const registering: readonly Problem[] = [
  { ...messages.notRecognized, way: { label: messages.tryAgain, href: paths.registration() } },
  { ...messages.noMail, way: { label: messages.resend, href: paths.registration() } },
  { ...messages.taken, way: { label: messages.signIn, href: paths.signIn() } },
]

const withoutAccount: readonly Problem[] = [
  { ...messages.asGuest, way: { label: messages.openAsGuest, href: paths.guestCase() } },
  { ...messages.lostCase, way: { label: messages.newCaseLink, href: paths.guestCaseLink() } },
]

/** Help for users who cannot sign in or register. */
export function TroubleScreen() {
  return (
    <Page className={styles.page}>
      <PageTitle of={trouble} />
      <PageHead title={trouble.title} lead={messages.lead} />
      <Stack gap="section">
        <Problems title={messages.signingIn} problems={signingIn} />
        <Problems title={messages.registering} problems={registering} />
        <Problems title={messages.withoutAccount} problems={withoutAccount} />
      </Stack>
    </Page>
  )
}

function Problems({ title, problems }: { title: string; problems: readonly Problem[] }) {
  return (
    <section aria-label={title}>
      <SectionHead title={title} />
      <Sheet isFlush>
        {problems.map(({ title, text, way }) => (
          <div key={title} className={styles.problem}>
            <h3>{title}</h3>
            <p>{text}</p>
            {way ? (
              <LinkButton variant="line" size="sm" href={way.href} className={styles.way}>
                {way.label}
              </LinkButton>
            ) : null}
          </div>
        ))}
      </Sheet>
    </section>
  )
}

export { TroubleScreen as default }

export const loader = loadOnServer(trouble)
export const clientLoader = loadInBrowser(trouble)
