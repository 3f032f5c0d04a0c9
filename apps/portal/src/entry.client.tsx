import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { RecordCacheProvider } from 'record-cache-react'
import { caseCodeFor } from './areas/cases/screens/case-detail/agent-case.ts'
import { createKeptDrafts, KeptDraftsProvider } from './forms/kept-drafts.tsx'
import { createPageUploads } from './parts/uploads/page-uploads.ts'
import { UploadsProvider } from './parts/uploads/use-uploads.tsx'
import { BrowserProvider } from './session/browser.tsx'
import { draftsOf } from './session/drafts.ts'
import { startBrowser } from './session/start-browser.ts'
import { CacheDebug } from './shell/CacheDebug.tsx'
import { showErrorScreen } from './shell/error/show-error-screen.tsx'
import { PageProvider } from './site/page.tsx'
import { readPageData } from './site/page-data.ts'
import { pageAt } from './site/pages.ts'
import { cacheContext, offersContext, sessionContext } from './site/site.ts'

const { page, json } = readPageData(document)
const { cache, browser, observer } = startBrowser(page)
const shownPage = { ...page, json, origin: location.origin, nonce: undefined, styles: '' }
const drafts = page.session
  ? createKeptDrafts(cache, draftsOf(localStorage, page.session.user.id, browser.hasForgotten))
  : null
drafts?.start()
const uploads = createPageUploads()

function contextOfNavigation(): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(cacheContext, cache)
  context.set(sessionContext, page.session)
  context.set(offersContext, () => Promise.resolve(page.offers))
  return context
}

void untilDrawnCodeIsHere().then(() => startTransition(hydratePage))

/** What the server has drawn would vanish if it was hydrated without its code. Not awaited by this module, which that code imports. */
async function untilDrawnCodeIsHere(): Promise<void> {
  const drawn = pageAt(location.pathname)?.[0] === 'caseDetails' ? caseCodeFor(page.session) : null
  while (drawn && (await drawn.load()) === null) {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
  }
}

function hydratePage(): void {
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
      // A page that differs from its drawing on the server is drawn anew, which the rules for scripts of this page forbid:
      // React then leaves an empty document behind.
      onUncaughtError(error) {
        reportError(error)
        queueMicrotask(() => showErrorScreen(document, shownPage))
      },
    },
  )
}
