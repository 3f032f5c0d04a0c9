import { act, cleanup, screen } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { SCREEN_FAILED } from '../site/screen-failed.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { useFailedScreens } from './use-failed-screens.tsx'

afterEach(cleanup)

let leave: () => void

function Screen() {
  const navigate = useNavigate()
  leave = () => void navigate('/?next')
  useFailedScreens()
  return 'the screen'
}

it('offers to try again where the code fails before React has drawn that the page navigates', async () => {
  const fetch = () => Promise.reject(new Error('nothing is read'))
  const loader = ({ request }: { request: Request }) =>
    request.url.endsWith('next') ? new Promise<null>(() => undefined) : null
  renderScreen(Screen, { path: '/', at: '/', fetch, loader })
  await screen.findByText('the screen')
  await act(async () => {
    leave()
    dispatchEvent(new Event(SCREEN_FAILED))
  })
  expect(screen.getByText('The page could not be loaded. Check your connection.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
