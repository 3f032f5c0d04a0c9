import { afterEach, expect, it, vi } from 'vitest'
import { adapterFor } from './adapters.ts'
import { pageDataLayer } from './page-data-layer.ts'

const layer = pageDataLayer('/knowledge', { reader: null, isGuest: true, isProduction: true, language: 'en-US' })

afterEach(() => vi.restoreAllMocks())

it('writes a page view to the console of the browser, and sends none', () => {
  const written = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const sent = vi.spyOn(globalThis, 'fetch')
  adapterFor({ sendTo: 'console', isProduction: true }).sendPageView(layer)
  expect(written.mock.calls).toEqual([['page view', layer]])
  expect(sent).not.toHaveBeenCalled()
})

it('posts a page view without cookies and referrer, with the reader in the body alone, and never fails', () => {
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
