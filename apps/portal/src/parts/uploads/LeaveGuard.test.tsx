import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { exportNoticeVersion } from 'contract'
import { Link } from 'react-router'
import type { CacheRequest, CacheResponse } from 'record-cache'
import { afterEach, expect, it, vi } from 'vitest'
import { listOf, record } from '../../testing/records.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ok } from '../../testing/scripted-service.ts'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './use-uploads.ts'

afterEach(cleanup)

/** Whether the browser asks before it leaves the page. */
function asksBeforeLeaving(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

function Files() {
  const { queue, state } = useUploads()
  return (
    <>
      <UploadList label="Files" queue={queue} state={state} />
      <button type="button" onClick={() => queue.add([new File(['log'], 'card-log.zip')])}>
        Add
      </button>
      <Link to="/files?id=1&page=2">The same screen</Link>
      <Link to="/files?id=2">Another case</Link>
      <Link to="/home">Home</Link>
    </>
  )
}

const confirmed = listOf('ExportAcknowledgement__c', 'MyAcknowledgements', [
  record('ExportAcknowledgement__c', 'a0B000000000001AAA', { Version__c: exportNoticeVersion }),
])

async function filesOnTheirWay() {
  const answer = Promise.withResolvers<CacheResponse>()
  const asked: CacheRequest[] = []
  const session = { isOver: false }
  renderScreen(Files, {
    path: '/files',
    at: '/files?id=1',
    fetch: async (request) => {
      if (request.path.endsWith('/MyAcknowledgements')) return ok(confirmed)
      asked.push(request)
      return await answer.promise
    },
    isOver: () => session.isOver,
  })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  return { asked, session, fail: () => act(async () => answer.reject(new TypeError('the connection was lost'))) }
}

const press = (link: string): void => void fireEvent.click(screen.getByRole('link', { name: link, hidden: true }))
const dialog = () => screen.findByRole('alertdialog', { name: 'Upload in progress' })
const noDialog = () => expect(screen.queryByRole('alertdialog')).toBeNull()

it('asks before the page is left while a file is on its way, but not when the session has ended', async () => {
  const { session, fail } = await filesOnTheirWay()
  expect(asksBeforeLeaving()).toBe(true)
  session.isOver = true
  expect(asksBeforeLeaving()).toBe(false)
  session.isOver = false
  await fail()
  expect(await screen.findByText('Your document upload has been unsuccessful')).toBeTruthy()
  expect(asksBeforeLeaving()).toBe(false)
})

it('asks before another screen is opened: staying goes on, leaving stops the upload', async () => {
  const { asked } = await filesOnTheirWay()
  press('Home')
  expect((await dialog()).textContent).toContain('card-log.zip')
  fireEvent.click(screen.getByRole('button', { name: 'Stay on this page' }))
  noDialog()
  expect([screen.queryByText('another page'), asked[0]?.signal?.aborted]).toEqual([null, false])
  press('Home')
  await dialog()
  fireEvent.click(screen.getByRole('button', { name: 'Leave and stop the upload' }))
  expect(await screen.findByText('another page')).toBeTruthy()
  expect(asked[0]?.signal?.aborted).toBe(true)
})

it('asks before the same screen shows another record, but not when only the rest of its address changes', async () => {
  const { asked } = await filesOnTheirWay()
  await act(async () => press('The same screen'))
  noDialog()
  expect(asked[0]?.signal?.aborted).toBe(false)
  press('Another case')
  expect(await dialog()).toBeTruthy()
})

it('takes the question back when no file is on its way any more', async () => {
  const { fail } = await filesOnTheirWay()
  press('Home')
  await dialog()
  await fail()
  noDialog()
  expect(screen.queryByText('another page')).toBeNull()
  await act(async () => press('Home'))
  expect(await screen.findByText('another page')).toBeTruthy()
})
