import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { useFailedScreens } from './use-failed-screens.tsx'

const navigation = new EventTarget()
let leave: (() => void) | undefined
beforeEach(() => {
  leave = undefined
  vi.stubGlobal('navigation', navigation)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Screen() {
  const navigate = useNavigate()
  useFailedScreens()
  // After the effects that listen.
  useEffect(() => {
    leave = () => void navigate('/?next')
  }, [navigate])
  return 'the screen'
}

const gone = new Response(null, { status: 404 })
const broken = new Response(null, { status: 503 })

it.each([
  ['there is no connection', null, 'The page could not be loaded. Check your connection.', []],
  ['the server fails', broken, 'The page could not be loaded.', []],
  ['a release has replaced the code', gone, null, ['/?next']],
])(
  'stays on the screen and offers to try again, or opens the new release, where %s',
  async (_why, answer, text, opened) => {
    const assigned: string[] = []
    const { href, origin } = location
    vi.stubGlobal('location', { href, origin, assign: (address: string) => assigned.push(address) })
    vi.stubGlobal('__reactRouterManifest', { routes: { home: { module: '/assets/home.js' } } })
    vi.stubGlobal('fetch', () => (answer ? Promise.resolve(answer) : Promise.reject(new TypeError('no connection'))))
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
    if (text !== null) {
      expect(await screen.findByText(text)).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    }
    await waitFor(() => expect(assigned).toEqual(opened))
  },
)
