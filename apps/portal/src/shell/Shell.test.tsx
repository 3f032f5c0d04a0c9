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

function Page({ publicDemo }: { publicDemo: boolean }) {
  return (
    <PageProvider page={{ ...usePage(), publicDemo }}>
      <Shell>a page</Shell>
    </PageProvider>
  )
}

const PublicDemo = () => <Page publicDemo />
const OtherInstallation = () => <Page publicDemo={false} />

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
