import type { Analytics } from '../../site/analytics.ts'
import type { PageDataLayer } from './page-data-layer.ts'

/** Hands page views to whoever counts them. */
export type AnalyticsAdapter = {
  /** Does not wait for an answer, and never fails. */
  sendPageView(layer: PageDataLayer): void
}

/** What a collector receives. */
type PageView = { readonly event: 'pageView'; readonly layer: PageDataLayer }

export function adapterFor({ sendTo }: Analytics): AnalyticsAdapter {
  return sendTo === 'console' ? consoleAdapter : beaconAdapter(sendTo)
}

/** Writes page views to the console of the browser. */
const consoleAdapter: AnalyticsAdapter = {
  sendPageView: (layer) => {
    console.info('page view', layer)
  },
}

/** Posts page views to an address, without cookies and without the address of the page; it goes on when the page is left. */
const beaconAdapter = (address: string): AnalyticsAdapter => ({
  sendPageView: (layer) => {
    void fetch(address, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      body: JSON.stringify({ event: 'pageView', layer } satisfies PageView),
    }).catch(() => undefined)
  },
})
