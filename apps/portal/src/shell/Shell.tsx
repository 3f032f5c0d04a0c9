import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { Late, latePart, Notice, useSettled } from 'ui'
import { GuestCaseDialogProvider } from '../parts/cases/guest-case-dialog.ts'
import { useCookieChoices } from '../parts/cookies/cookie-choosing.ts'
import { UploadsUnderWay } from '../parts/uploads/UploadsUnderWay.tsx'
import { LeaveGuards } from '../session/leave-guard.tsx'
import { isFor } from '../site/audience.ts'
import { isAllowed } from '../site/cookie-choices.ts'
import { usePage } from '../site/page.tsx'
import { isConsoleAt, pageAt } from '../site/pages.ts'
import { alertNews } from './alert-news.ts'
import { CookieNotice } from './CookieNotice.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { messages } from './messages.ts'
import { SessionWarning } from './SessionWarning.tsx'
import styles from './Shell.module.css'
import { SignOutProvider } from './SignOut.tsx'
import { useFailedScreens } from './use-failed-screens.tsx'
import { useTimedOutToast } from './use-timed-out-toast.ts'

// Needed only when a visitor presses the button of an article.
const guestCaseDialog = latePart(async () => (await import('../areas/guest/parts/GuestCaseDialog.tsx')).GuestCaseDialog)

// Loaded only with permission for performance cookies.
const pageViews = latePart(async () => (await import('../parts/analytics/PageViews.tsx')).PageViews)

const commandPalette = latePart(async () => (await import('./command-palette/CommandPalette.tsx')).CommandPalette)

const focusKeeper = latePart(async () => (await import('./FocusKeeper.tsx')).FocusKeeper)

/** Header, content and footer of every page, with the notices about the session and navigations. */
export function Shell({ children }: { children: ReactNode }) {
  const { session, sessionNotice, publicDemo, analytics } = usePage()
  const { pathname, key } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  const { choices } = useCookieChoices()
  const main = useFocusOnNavigation()
  useSignOfLife()
  useFailedScreens()
  useTimedOutToast()
  return (
    <SignOutProvider>
      {/* biome-ignore lint/a11y/useValidAnchor: before this code runs, and without it, the link works by its address */}
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          // A native navigation would bypass the router and the leave guards.
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {messages.skipToContent}
      </a>
      <Header />
      {session ? <Late part={alertNews} props={{ as: 'band' }} isQuiet /> : null}
      {publicDemo ? <PublicDemoNotice /> : null}
      {/* The sign-in page has its own words for it, and a navigation needs none. */}
      {sessionNotice && key === 'default' && pageAt(pathname)?.[0] !== 'signIn' ? (
        <Notice isStatic>{sessionNotice}</Notice>
      ) : null}
      {choices === null && pageAt(pathname)?.[0] !== 'cookieSettings' ? (
        <CookieNotice onChosen={() => main.current?.focus({ preventScroll: true })} />
      ) : null}
      <div role="status" className={isLoading ? styles.loading : 'vh'}>
        <span className="vh">{isLoading ? messages.loadingPage : null}</span>
      </div>
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <GuestCaseDialogProvider value={guestCaseDialog}>
          <LeaveGuards>{children}</LeaveGuards>
        </GuestCaseDialogProvider>
      </main>
      {pageAt(pathname)?.[1].hasNoFooter || isConsoleAt(pathname, session) ? null : <Footer />}
      {session ? <SessionWarning /> : null}
      {session ? <NextScreens /> : null}
      {isFor('agent', session) ? <Late part={commandPalette} props={{}} /> : null}
      {analytics && isAllowed(choices, 'performance') ? <Late part={pageViews} props={{ analytics }} isQuiet /> : null}
      <UploadsUnderWay />
      <Late part={focusKeeper} props={{}} isQuiet />
    </SignOutProvider>
  )
}

/** Marks the document as hydrated. Tests wait for the mark, because a click before hydration has no effect. */
function useSignOfLife(): void {
  useEffect(() => {
    document.documentElement.dataset.alive = 'true'
  }, [])
}

/**
 * After a navigation to another page, moves the focus to its heading, so that screen readers read it, and removes the meta tags that the
 * server wrote for the first page. Each product counts as a page.
 */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null)
  const { pathname, search } = useLocation()
  const address = pathname + (new URLSearchParams(search).get('productName') ?? '')
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    for (const tag of document.querySelectorAll('[data-first]')) tag.remove()
    const heading = main.current?.querySelector('h1')
    if (heading) heading.tabIndex = -1
    const target = heading ?? main.current
    target?.focus({ preventScroll: true })
  }, [address])
  return main
}

/**
 * Preloads the code of the other screens, so that each opens at once, also while the connection is down: the screen can then show that its
 * reads failed.
 *
 * The router's `PrefetchPageLinks` is not used, because it runs the code that it fetches and reloads the page when a fetch fails.
 */
function NextScreens() {
  const { ahead } = usePage()
  const isSettled = useSettled()
  if (!isSettled) return null
  return ahead.map((href) => <link key={href} rel="modulepreload" href={href} />)
}

/** Warns on every page of a public demo, whose logins are published. */
function PublicDemoNotice() {
  return (
    <Notice tone="caution" title={messages.publicDemoTitle} isStatic>
      {` ${messages.publicDemo}`}
    </Notice>
  )
}
