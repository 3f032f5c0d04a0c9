import { StrictMode, startTransition } from 'react'
import { createPortal } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { RecordCacheProvider } from 'record-cache-react'
import { CacheDebugPanel, type CacheObserver } from 'record-cache-react/debug'
import { caseCodeFor } from './areas/cases/screens/case-detail/late-code.ts'
import { ownCaseFields } from './areas/cases/screens/open-case/late-code.ts'
import { type KeptDrafts, KeptDraftsProvider } from './forms/kept-drafts.tsx'
import { createPageUploads } from './parts/uploads/page-uploads.ts'
import { UploadsProvider } from './parts/uploads/use-uploads.tsx'
import { BrowserProvider } from './session/browser.tsx'
import { draftsOf } from './session/drafts.ts'
import { startBrowser } from './session/start-browser.ts'
import { alertNews } from './shell/alert-news.ts'
import { showErrorScreen } from './shell/error/show-error-screen.tsx'
import { PageProvider } from './site/page.tsx'
import { readPageData } from './site/page-data.ts'
import { pageAt } from './site/pages.ts'
import { cacheContext, offersContext, sessionContext } from './site/site.ts'
import { useIsHydrated } from './site/use-is-hydrated.ts'

const { page, json } = readPageData(document)
const { cache, browser, observer } = startBrowser(page)
const shownPage = { ...page, json, origin: location.origin, nonce: undefined, styles: '' }
const uploads = createPageUploads()

function contextOfNavigation(): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(cacheContext, cache)
  context.set(sessionContext, page.session)
  context.set(offersContext, () => Promise.resolve(page.offers))
  return context
}

void start()

async function start(): Promise<void> {
  // Without its code, hydration would remove the server-rendered content. Not a top-level await, because that code imports this module.
  const shown = pageAt(location.pathname)?.[0]
  const caseCode = shown === 'caseDetails' ? caseCodeFor(page.session) : shown === 'openCase' ? ownCaseFields : null
  const [drafts] = await Promise.all([
    draftsOfReader(),
    caseCode && untilHere(caseCode.load),
    page.session && untilHere(alertNews.load),
  ])
  startTransition(() => hydratePage(drafts))
}

/** Loaded before hydration, because forms read drafts at once. Visitors have none on the server, so their pages skip this code. */
async function draftsOfReader(): Promise<KeptDrafts | null> {
  if (!page.session) return null
  const { createKeptDrafts } = await untilHere(() => import('./forms/create-kept-drafts.ts').catch(() => null))
  const drafts = createKeptDrafts(cache, draftsOf(localStorage, page.session.user.id, browser.hasForgotten))
  drafts.start()
  return drafts
}

/** Loads code that hydration needs; retries when the connection is back. */
async function untilHere<Code>(load: () => Promise<Code | null>): Promise<Code> {
  for (;;) {
    const code = await load()
    if (code !== null) return code
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
  }
}

function hydratePage(drafts: KeptDrafts | null): void {
  hydrateRoot(
    document,
    <StrictMode>
      <PageProvider page={shownPage}>
        <RecordCacheProvider cache={cache}>
          <BrowserProvider browser={browser}>
            <KeptDraftsProvider drafts={drafts}>
              <UploadsProvider uploads={uploads}>
                <HydratedRouter getContext={contextOfNavigation} />
              </UploadsProvider>
            </KeptDraftsProvider>
            {import.meta.env.DEV && observer && <CacheDebug observer={observer} />}
          </BrowserProvider>
        </RecordCacheProvider>
      </PageProvider>
    </StrictMode>,
    {
      // If hydration does not match the server's HTML, React renders the document again, which the content security policy of this page
      // blocks: the document would stay empty.
      onUncaughtError(error) {
        reportError(error)
        queueMicrotask(() => showErrorScreen(document, shownPage))
      },
    },
  )
}

/** Shows the debug panel of the record cache after hydration, because the server does not render it. */
function CacheDebug({ observer }: { observer: CacheObserver }) {
  return useIsHydrated() ? createPortal(<CacheDebugPanel observer={observer} />, document.body) : null
}
