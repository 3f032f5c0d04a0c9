import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Browser, BrowserProvider } from '../session/browser.tsx'
import { SessionWarning } from './SessionWarning.tsx'

it('hydrates the HTML of the server, although the session is about to end', () => {
  const browser = {
    keeper: { subscribe: () => () => {}, getState: () => ({ warning: { deadlineMs: 0 } }) },
  } as unknown as Browser
  const page = renderToString(
    <BrowserProvider browser={browser}>
      <SessionWarning />
    </BrowserProvider>,
  )
  expect(page).toBe('')
})
