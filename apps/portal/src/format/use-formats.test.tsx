import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PageProvider } from '../site/page.tsx'
import { pageOfTests } from '../testing/render-screen.tsx'
import { useFormats } from './use-formats.ts'

// Signed in, the reader of tests is in Chicago.
const DEVICE = 'Asia/Tokyo'
const zoneBefore = process.env.TZ
beforeEach(() => {
  process.env.TZ = DEVICE
})
afterEach(() => {
  cleanup()
  if (zoneBefore === undefined) delete process.env.TZ
  else process.env.TZ = zoneBefore
})

const Time = () => <p>{useFormats().exact('2026-11-20T18:05:00Z')}</p>

/** What the server renders, and what the page shows after hydration. */
function timesOf(isSignedIn: boolean): (string | null)[] {
  const page = (
    <PageProvider page={pageOfTests({ isSignedIn })}>
      <Time />
    </PageProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  const rendered = container.textContent
  document.body.append(container)
  render(page, { container, hydrate: true })
  return [rendered, container.textContent]
}

it('shows times in the zone that a person has set, wherever the device is', () => {
  expect(timesOf(true)).toEqual(Array(2).fill('Nov 20, 2026, 12:05:00 CST'))
})

it('shows visitors times in the zone of their device after hydration', () => {
  expect(timesOf(false)).toEqual(['Nov 20, 2026, 18:05:00 UTC', 'Nov 21, 2026, 03:05:00 GMT+9'])
})
