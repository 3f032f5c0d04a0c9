import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { RecordCacheProvider } from 'record-cache-react'
import { BrowserProvider } from './lib/browser.tsx'
import { CacheDebug } from './lib/CacheDebug.tsx'
import { PageProvider } from './lib/page.tsx'
import { readPageData } from './lib/page-data.ts'
import { cacheContext, sessionContext } from './lib/site.ts'
import { startBrowser } from './lib/start-browser.ts'
import { showErrorScreen } from './screens/error/show-error-screen.tsx'

const { page, json } = readPageData(document)
const { cache, browser, observer } = startBrowser(page)
const shownPage = { ...page, json, nonce: undefined }

function contextOfNavigation(): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(cacheContext, cache)
  context.set(sessionContext, page.session)
  return context
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageProvider page={shownPage}>
        <RecordCacheProvider cache={cache}>
          <BrowserProvider browser={browser}>
            <HydratedRouter getContext={contextOfNavigation} />
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
})
