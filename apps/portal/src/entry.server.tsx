import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { failureTexts } from 'contract'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { dehydrate } from 'record-cache/hydration'
import { RecordCacheProvider } from 'record-cache-react'
import { holdEarlySubmits } from './forms/hold-early-submits.ts'
import { readOnce } from './records/read-once.ts'
import { readUnreadAlerts } from './records/unread-alerts.ts'
import { alertNews } from './shell/alert-news.ts'
import { searchKeyScript } from './shell/search-key-script.ts'
import { cookieChoicesOf, isAllowed } from './site/cookie-choices.ts'
import { filesAhead } from './site/files-ahead.ts'
import { noOffers } from './site/offers.ts'
import { PageProvider } from './site/page.tsx'
import type { PageData } from './site/page-data.ts'
import { pages } from './site/pages.ts'
import { scriptJson } from './site/script-json.ts'
import { cacheContext, offersContext, postedContext, siteContext } from './site/site.ts'
import { themeOf } from './site/theme.ts'

// The server must use the same copy of the router that created the contexts.
export { createRequestHandler } from 'react-router'
export { createLoadContext, type Site } from './site/site.ts'

/** Rendering is aborted after this long. */
const RENDER_LIMIT_MS = 5_000

/** Renders one page. Its records are in the record cache of the request, which is sent with the page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const site = context.get(siteContext)
  const cache = context.get(cacheContext)
  // Without offers the error page can still be rendered when the server fails.
  const offers = context
    .get(offersContext)()
    .catch((error: unknown) => {
      if (!request.signal.aborted) site.reportError(error)
      return noOffers
    })
  // For the header, on every page.
  if ((await offers).places.includes(pages.productAlerts.place))
    await Promise.all([readOnce(cache, readUnreadAlerts), alertNews.load()])
  const cookies = request.headers.get('cookie')
  const cookieChoices = cookieChoicesOf(cookies)
  const page: PageData = {
    session: site.session,
    // The text itself, so that browsers load no texts of failures with the first script.
    sessionNotice: site.hasExpiredSession ? failureTexts.NOT_SIGNED_IN : null,
    offers: await offers,
    brand: site.brand,
    shop: site.shop,
    publicDemo: site.publicDemo,
    urgentPhone: site.urgentPhone,
    supportTimes: site.supportTimes,
    companySignIn: site.companySignIn,
    communityId: site.communityId,
    analytics: site.analytics,
    theme: isAllowed(cookieChoices, 'functional') ? themeOf(cookies) : 'system',
    cookieChoices,
    renderedAtMs: site.now(),
    reference: site.reference,
    posted: context.get(postedContext),
    ahead: filesAhead(routerContext.manifest, site.session),
    cache: dehydrate(cache),
  }
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  return new Promise((resolve, reject) => {
    let answered = status
    const { pipe, abort } = renderToPipeableStream(
      <PageProvider
        page={{
          ...page,
          json: scriptJson(page),
          origin: site.baseUrl,
          nonce: site.nonce,
          styles: site.styles,
          earlyScript: `${holdEarlySubmits};${searchKeyScript}`,
        }}
      >
        <RecordCacheProvider cache={cache}>
          <ServerRouter context={routerContext} url={request.url} nonce={site.nonce} />
          {/* The browser has its development tools here. `useId` depends on the position in the tree, so the position must match. */}
          {null}
        </RecordCacheProvider>
      </PageProvider>,
      {
        nonce: { script: site.nonce, style: site.nonce },
        onShellReady() {
          const body = new PassThrough()
          body.on('close', () => clearTimeout(limit))
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { status: answered, headers }))
        },
        onShellError: reject,
        onError(error) {
          answered = 500
          if (!request.signal.aborted) site.reportError(error)
        },
      },
    )
    const limit = setTimeout(abort, RENDER_LIMIT_MS)
    request.signal.addEventListener('abort', () => abort(), { once: true })
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(siteContext).reportError(error)
}
