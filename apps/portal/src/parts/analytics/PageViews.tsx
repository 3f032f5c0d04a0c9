import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useRecordCache } from 'record-cache-react'
import { LOCALE } from '../../format/dates.ts'
import { useBrowser } from '../../session/browser.tsx'
import type { Analytics } from '../../site/analytics.ts'
import { cookieChoicesOf, isAllowed } from '../../site/cookie-choices.ts'
import { usePage } from '../../site/page.tsx'
import { adapterFor } from './adapters.ts'
import { type PageDataLayer, pageDataLayer } from './page-data-layer.ts'
import { readReader } from './read-reader.ts'

declare global {
  interface Window {
    /** Data for analytics; absent until the user consents. */
    pageDataLayer?: PageDataLayer
  }
}

/** Sends one page view for each page shown while this component is mounted and the user consents to performance cookies. */
export function PageViews({ analytics }: { analytics: Analytics }) {
  const { session } = usePage()
  const { pathname } = useLocation()
  const cache = useRecordCache()
  const browser = useBrowser()
  useEffect(() => {
    let isGone = false
    const show = async (): Promise<void> => {
      const reader = session && (await readReader(cache, session))
      if (isGone || browser?.isOver()) return
      // Consent may have been withdrawn since, by a form that another tab submitted without JavaScript.
      if (!isAllowed(cookieChoicesOf(document.cookie), 'performance')) return
      const { isProduction } = analytics
      const layer = pageDataLayer(pathname, { reader, session, isProduction, language: LOCALE })
      window.pageDataLayer = layer
      // Withdrawing and granting consent on the same page does not count as a second view.
      if (document.documentElement.dataset.viewed === pathname) return
      document.documentElement.dataset.viewed = pathname
      adapterFor(analytics).sendPageView(layer)
    }
    void show()
    return () => {
      isGone = true
      delete window.pageDataLayer
    }
  }, [analytics, browser, cache, pathname, session])
  return null
}
