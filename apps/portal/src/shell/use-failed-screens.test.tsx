import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SCREEN_FAILED } from '../site/screen-failed.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { useFailedScreens } from './use-failed-screens.tsx'

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line'))))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

let leave: (() => void) | undefined

function Screen() {
  const navigate = useNavigate()
  useFailedScreens()
  // After the effects that listen.
  useEffect(() => {
    leave = () => void navigate('/?next')
  }, [navigate])
  return 'the screen'
}

it('offers to try again where the code fails before React has drawn that the page navigates', async () => {
  const fetch = () => Promise.reject(new Error('nothing is read'))
  const loader = ({ request }: { request: Request }) =>
    request.url.endsWith('next') ? new Promise<null>(() => undefined) : null
  renderScreen(Screen, { path: '/', at: '/', fetch, loader })
  await waitFor(() => expect(leave).toBeDefined())
  await act(async () => {
    leave?.()
    dispatchEvent(new CustomEvent(SCREEN_FAILED, { detail: ['/assets/next.js'] }))
  })
  expect(await screen.findByText('The page could not be loaded. Check your connection.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
