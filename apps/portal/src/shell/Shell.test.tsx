import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PageProvider, usePage } from '../site/page.tsx'
import { renderScreen } from '../testing/render-screen.tsx'
import { Shell } from './Shell.tsx'

afterEach(() => {
  cleanup()
  // The shell says there that the code of the page runs.
  delete document.documentElement.dataset.alive
})

function Page(page: Partial<ReturnType<typeof usePage>>) {
  return (
    <PageProvider page={{ ...usePage(), ...page }}>
      <Shell>a page</Shell>
    </PageProvider>
  )
}

const PublicDemo = () => <Page publicDemo />
const OtherInstallation = () => <Page publicDemo={false} />
const AfterSession = () => <Page sessionNotice="Your session has expired. Please Sign In again to continue." />

function show(Screen: typeof PublicDemo): void {
  const fetch = () => Promise.reject(new Error('nothing is read'))
  renderScreen(Screen, { path: '/', at: '/', isSignedIn: false, fetch })
}

const warning = 'Anyone can sign in with the published passwords and read everything. Do not enter real data.'

it('warns on the pages of a public demo only', () => {
  show(PublicDemo)
  expect(screen.getByText('This is a demo.').parentElement?.textContent).toContain(warning)
  cleanup()
  show(OtherInstallation)
  expect(screen.queryByText('This is a demo.')).toBeNull()
})

it('says on a page for visitors that the session has expired', () => {
  show(AfterSession)
  expect(screen.getByText('Your session has expired. Please Sign In again to continue.')).toBeTruthy()
  cleanup()
  show(OtherInstallation)
  expect(screen.queryByText('Your session has expired. Please Sign In again to continue.')).toBeNull()
})
