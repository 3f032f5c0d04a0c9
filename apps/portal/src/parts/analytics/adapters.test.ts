import { afterEach, expect, it, vi } from 'vitest'
import { adapterFor } from './adapters.ts'
import { pageDataLayer } from './page-data-layer.ts'

const layer = pageDataLayer('/knowledge', { reader: null, session: null, isProduction: true, language: 'en-US' })

afterEach(() => vi.restoreAllMocks())

it('logs a page view to the browser console and sends no request', () => {
  const written = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const sent = vi.spyOn(globalThis, 'fetch')
  adapterFor({ sendTo: 'console', isProduction: true }).sendPageView(layer)
  expect(written.mock.calls).toEqual([['page view', layer]])
  expect(sent).not.toHaveBeenCalled()
})

it('posts a page view without cookies and referrer, with user data only in the body, and never fails', () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no connection'))
  adapterFor({ sendTo: 'https://views.example/collect', isProduction: true }).sendPageView(layer)
  expect(sent.mock.calls).toEqual([
    [
      'https://views.example/collect',
      {
        method: 'POST',
        mode: 'no-cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
        body: JSON.stringify({ event: 'pageView', layer }),
      },
    ],
  ])
})
