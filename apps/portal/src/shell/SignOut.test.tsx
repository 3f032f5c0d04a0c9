import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRecordCache } from 'record-cache'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createKeptDrafts } from '../forms/create-kept-drafts.ts'
import { KeptDraftsProvider } from '../forms/kept-drafts.tsx'
import { ToastProvider } from '../parts/toasts.tsx'
import type { PageUploads } from '../parts/uploads/page-uploads.ts'
import { UploadsProvider } from '../parts/uploads/use-uploads.tsx'
import { BrowserProvider } from '../session/browser.tsx'
import { draftsOf } from '../session/drafts.ts'
import { draftService } from '../testing/draft-service.ts'
import { browserOfTests } from '../testing/render-screen.tsx'
import { SignOutProvider, useSignOut } from './SignOut.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

function LogOut() {
  return (
    <button type="button" onClick={useSignOut()}>
      Log out
    </button>
  )
}

/** A page with a Log Out button, for a user with these drafts. */
async function pageWith(written: Readonly<Record<string, unknown>>, uploads: PageUploads | null = null) {
  const service = draftService()
  const drafts = createKeptDrafts(
    createRecordCache({ fetch: service.fetch, now: () => 0 }),
    draftsOf(localStorage, 'mara'),
  )
  for (const [name, draft] of Object.entries(written)) drafts.write(name, draft)
  const signOut = vi.fn(async () => undefined)
  render(
    <BrowserProvider browser={{ ...browserOfTests(), signOut }}>
      <KeptDraftsProvider drafts={drafts}>
        <UploadsProvider uploads={uploads}>
          <ToastProvider>
            <SignOutProvider>
              <LogOut />
            </SignOutProvider>
          </ToastProvider>
        </UploadsProvider>
      </KeptDraftsProvider>
    </BrowserProvider>,
  )
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  const logOut = async () => {
    await press('Log out')
    await screen.findByRole('alertdialog', { name: 'Keep what you wrote?' })
  }
  return { service, drafts, signOut, press, logOut }
}

const isAsked = () => screen.queryByRole('alertdialog') !== null

it('signs out at once where nothing is unsent', async () => {
  const { signOut, press } = await pageWith({})
  await press('Log out')
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  expect(isAsked()).toBe(false)
})

it('asks about an upload in progress, then about drafts', async () => {
  const uploading = { getState: () => ({ uploads: [{ state: 'paused' }], needsAcknowledgement: false }) }
  const uploads = { all: () => new Map([['mara', uploading]]) } as unknown as PageUploads
  const { signOut, press } = await pageWith({ case: { subject: 'Half' } }, uploads)
  await press('Log out')
  await screen.findByRole('alertdialog', { name: 'Stop the upload?' })
  await press('Stay')
  await waitFor(() => expect(isAsked()).toBe(false))
  await press('Log out')
  await screen.findByRole('alertdialog', { name: 'Stop the upload?' })
  await press('Stop and log out')
  await screen.findByRole('alertdialog', { name: 'Keep what you wrote?' })
  expect(signOut).not.toHaveBeenCalled()
  await press('Delete and log out')
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
})

it('asks about drafts, and stays on request', async () => {
  const { signOut, press, logOut } = await pageWith({ case: { subject: 'Half' } })
  await logOut()
  await press('Stay')
  await waitFor(() => expect(isAsked()).toBe(false))
  expect(signOut).not.toHaveBeenCalled()
})

it('signs out once the server has all drafts, other versions of other tabs included', async () => {
  const { service, drafts, signOut, press, logOut } = await pageWith({ case: { subject: 'Half' } })
  // Another tab of this browser had written too.
  draftsOf(localStorage, 'mara').write('case', { subject: 'Theirs' })
  drafts.write('case', { subject: 'Half a case' })
  await logOut()
  await press('Keep and log out')
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  expect(Object.values(service.has())).toEqual([{ subject: 'Half a case' }, { subject: 'Theirs' }])
})

it('signs out once the server has no draft any more', async () => {
  const { service, signOut, press, logOut } = await pageWith({ case: 'Half', 'comment:500': 'Also half' })
  await logOut()
  expect(Object.keys(service.has())).toHaveLength(2)
  await press('Delete and log out')
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  expect(service.has()).toEqual({})
})

it.each([
  ['Keep and log out', 'what you wrote is not kept there yet'],
  ['Delete and log out', 'what you wrote is not deleted yet'],
])('stays signed in where the server does not answer: %s', async (choice, said) => {
  const { service, drafts, signOut, press, logOut } = await pageWith({ case: 'Half' })
  await logOut()
  service.fault.now = 'unreachable'
  drafts.write('case', 'Half a case')
  await press(choice)
  await screen.findByText(said, { exact: false })
  expect([isAsked(), signOut.mock.calls.length, drafts.read('case')]).toEqual([false, 0, 'Half a case'])
})
