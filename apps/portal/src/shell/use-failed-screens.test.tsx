import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { SCREEN_FAILED } from '../site/screen-failed.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { useFailedScreens } from './use-failed-screens.tsx'

afterEach(cleanup)

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
    dispatchEvent(new Event(SCREEN_FAILED))
  })
  expect(await screen.findByText('The page could not be loaded. Check your connection.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
