import type { Analytics } from '../../site/analytics.ts'
import type { PageDataLayer } from './page-data-layer.ts'

/** Sends page views to an analytics provider. */
export type AnalyticsAdapter = {
  /** Does not wait for a response, and never throws. */
  sendPageView(layer: PageDataLayer): void
}

/** Request body for a collector. */
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

/** Posts page views to an address, without cookies or a referrer. Requests continue after the user leaves the page. */
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
