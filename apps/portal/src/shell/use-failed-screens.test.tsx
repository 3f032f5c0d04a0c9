import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { useFailedScreens } from './use-failed-screens.tsx'

const navigation = new EventTarget()
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
  vi.stubGlobal('navigation', navigation)
})
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

it('offers to try again where the code fails before React has rendered that the page navigates', async () => {
  const fetch = () => Promise.reject(new Error('nothing is read'))
  const loader = ({ request }: { request: Request }) =>
    request.url.endsWith('next') ? new Promise<null>(() => undefined) : null
  renderScreen(Screen, { path: '/', at: '/', fetch, loader })
  await waitFor(() => expect(leave).toBeDefined())
  const reload = Object.assign(new Event('navigate', { cancelable: true }), { navigationType: 'reload' })
  let isPrevented = false
  await act(async () => {
    leave?.()
    isPrevented = !navigation.dispatchEvent(reload)
  })
  expect(isPrevented).toBe(true)
  expect(await screen.findByText('The page could not be loaded. Check your connection.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
