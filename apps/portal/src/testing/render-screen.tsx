import { type RenderResult, render } from '@testing-library/react'
import type { SessionShape } from 'contract'
import type { ComponentType } from 'react'
import { createRoutesStub, type LoaderFunction, Outlet } from 'react-router'
import { type CacheFetch, createRecordCache, type RecordCache } from 'record-cache'
import { RecordCacheProvider } from 'record-cache-react'
import { LinkProvider } from 'ui'
import { CookieChoicesProvider } from '../parts/cookies/CookieChoicesProvider.tsx'
import { RouterLink } from '../parts/RouterLink.tsx'
import { ToastProvider } from '../parts/toasts.tsx'
import { createPageUploads } from '../parts/uploads/page-uploads.ts'
import { UploadsUnderWay } from '../parts/uploads/UploadsUnderWay.tsx'
import { UploadsProvider } from '../parts/uploads/use-uploads.tsx'
import { type Browser, BrowserProvider } from '../session/browser.tsx'
import { LeaveGuards } from '../session/leave-guard.tsx'
import { NowProvider } from '../site/now.tsx'
import { noOffers } from '../site/offers.ts'
import { type Page, PageProvider } from '../site/page.tsx'
import { offersOf } from './offers.ts'
import { supportTimesAt } from './support-times.ts'

/** Current time in screen tests. */
export const NOW_MS = Date.parse('2026-11-20T12:00:00Z')

const session: SessionShape = {
  csrfToken: 'token',
  idleExpiresAt: '2026-11-20T12:30:00.000Z',
  expiresAt: '2026-11-21T00:00:00.000Z',
  isFirst: false,
  user: {
    id: '005000000000001AAA',
    name: 'Mara Okafor',
    email: 'mara.okafor@osprey-ridge.example',
    profile: 'Customer',
    contactId: '003000000000001AAA',
    accountId: '001000000000001AAA',
    accountName: 'Osprey Ridge Aviation',
    timeZone: 'America/Chicago',
    locale: 'en-US',
    isGuest: false,
    permissionEpoch: 1,
  },
}

/** Support staff have no account. */
const accountOf = (profile: string) =>
  profile === 'Agent' || profile === 'Author' ? { contactId: null, accountId: null, accountName: null } : {}

/** Page context of a screen test. */
export function pageOfTests({ isSignedIn = true, profile = 'Customer', nowMs = NOW_MS } = {}): Page {
  return {
    offers: isSignedIn ? offersOf(profile) : noOffers,
    session: isSignedIn ? { ...session, user: { ...session.user, ...accountOf(profile), profile } } : null,
    brand: { name: 'Navdesk', company: 'Calder Aerodata', logoUrl: null, logoDarkUrl: null, iconUrl: null },
    shop: {},
    sessionNotice: null,
    publicDemo: false,
    urgentPhone: '+1 555 0100 200',
    supportTimes: supportTimesAt(nowMs),
    companySignIn: false,
    communityId: '0DB000000000001GAA',
    analytics: null,
    theme: 'system',
    cookieChoices: null,
    renderedAtMs: nowMs,
    reference: 'r-1',
    posted: null,
    ahead: [],
    json: '',
    origin: 'https://portal.example',
    nonce: undefined,
    styles: '',
  }
}

/** Browser for tests that do not end or renew the session. */
export function browserOfTests(): Browser {
  const unused = (): never => {
    throw new Error('this test does not end or renew its session')
  }
  return {
    auth: { signOut: unused, ask: unused, check: unused, renew: unused },
    keeper: null,
    noteActivity: () => undefined,
    noteEntry: () => undefined,
    signOut: unused,
    changePassword: unused,
    noteSignedOut: unused,
    held: () => null,
    isOver: () => false,
    hasForgotten: () => false,
  }
}

type Options = {
  path: string
  at: string | { pathname: string; search: string; state: unknown }
  fetch: CacheFetch
  auth?: Browser['auth']
  changePassword?: Browser['changePassword']
  isOver?: Browser['isOver']
  /** Loader of the screen; navigation waits for it. */
  loader?: LoaderFunction
  isSignedIn?: boolean
  profile?: string
  /** Time at which the page is rendered. */
  nowMs?: number
}

/** Renders a screen at a URL, with a service that the test scripts. @returns the cache too, which receives live news. */
export function renderScreen(
  Screen: ComponentType,
  { path, at, fetch, auth, changePassword, isOver, loader, ...reader }: Options,
): RenderResult & { cache: RecordCache } {
  const Routes = createRoutesStub([
    {
      Component: () => (
        <CookieChoicesProvider>
          <LeaveGuards>
            <Outlet />
          </LeaveGuards>
          <UploadsUnderWay />
        </CookieChoicesProvider>
      ),
      children: [
        { path, Component: Screen, ...(loader ? { loader, HydrateFallback: () => null } : {}) },
        { path: '*', Component: () => <p>another page</p> },
      ],
    },
  ])
  const browser = {
    ...browserOfTests(),
    ...(auth ? { auth } : {}),
    ...(changePassword ? { changePassword } : {}),
    ...(isOver ? { isOver } : {}),
  }
  const cache = createRecordCache({ fetch, now: () => NOW_MS, development: true })
  const rendered = render(
    <PageProvider page={pageOfTests(reader)}>
      <RecordCacheProvider cache={cache}>
        <BrowserProvider browser={browser}>
          <LinkProvider component={RouterLink}>
            <NowProvider>
              <ToastProvider>
                <UploadsProvider uploads={createPageUploads()}>
                  <Routes initialEntries={[at]} />
                </UploadsProvider>
              </ToastProvider>
            </NowProvider>
          </LinkProvider>
        </BrowserProvider>
      </RecordCacheProvider>
    </PageProvider>,
  )
  return { ...rendered, cache }
}
