import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Uploads } from './page-uploads.ts'
import { UploadTray } from './UploadTray.tsx'
import type { Upload, UploadState } from './upload.ts'
import type { UploadStore } from './upload-store.ts'

afterEach(cleanup)

const ofCase = {
  name: 'case:500A',
  recordId: '500A',
  page: { title: '00418273', href: '/case-details?id=500A' },
}

const upload = (id: string, changed: Partial<Upload> = {}): Upload => ({
  id,
  place: ofCase,
  name: `${id}.zip`,
  size: 1_000,
  state: 'uploading',
  sentBytes: 500,
  bytesPerSecond: 100,
  documentId: null,
  error: null,
  isFinal: false,
  isKept: true,
  ...changed,
})

/** Shows the tray of a page with these uploads, whose screen lists those of some places. */
function show(uploads: readonly Upload[], shownPlaces: readonly string[] = []) {
  let state: UploadState = { uploads, needsAcknowledgement: false }
  const shown = new Set(shownPlaces)
  const listeners = new Set<() => void>()
  const remove = vi.fn()
  const dismissNotice = vi.fn()
  const parts = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    act: (action: (store: UploadStore) => void) => action({ remove, dismissNotice } as unknown as UploadStore),
    shown: () => shown,
  }
  render(<UploadTray uploads={parts as unknown as Uploads} />)
  const change = (next: Partial<UploadState>): void =>
    act(() => {
      state = { ...state, ...next }
      for (const listener of listeners) listener()
    })
  return { change, remove, dismissNotice }
}

const tray = () => screen.queryByRole('region', { name: 'Uploads' })
const asksBeforeClosing = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('shows the files that the screen does not list, with the way back to them', () => {
  show([upload('log'), upload('photo')])
  expect(tray()?.textContent).toContain('Uploading 2 files')
  expect(screen.getByRole('link', { name: '00418273' }).getAttribute('href')).toBe('/case-details?id=500A')
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(50)
})

it('is not there while the screen lists all of them', () => {
  show([upload('log')], ['case:500A'])
  expect(tray()).toBeNull()
})

it('leaves a stored file to the form with which it is sent, and shows it while it is on its way', () => {
  const place = { ...ofCase, name: 'comment:500A', recordId: null }
  const { change } = show([upload('log', { place })])
  expect(tray()?.textContent).toContain('Uploading 1 file')
  change({ uploads: [upload('log', { place, state: 'done' })] })
  expect(tray()).toBeNull()
})

it('says what needs attention, and is closed only when nothing is under way or waits', () => {
  const { change, remove } = show([upload('log', { state: 'failed', error: 'refused' })])
  expect(tray()?.textContent).toContain('1 file needs your attention')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  change({ uploads: [upload('log', { state: 'done' }), upload('photo', { state: 'done' })] })
  expect(tray()?.textContent).toContain('2 files uploaded')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(remove.mock.calls).toEqual([['log'], ['photo']])
})

it('asks before the page is closed while a file is under way that the browser does not keep', () => {
  const { change } = show([upload('large', { isKept: false })])
  expect(asksBeforeClosing()).toBe(true)
  change({ uploads: [upload('large', { isKept: false, state: 'interrupted' })] })
  expect(asksBeforeClosing()).toBe(true)
  // What is paused, done or failed does not stop by it.
  for (const state of ['paused', 'done', 'failed', 'absent'] as const) {
    change({ uploads: [upload('large', { isKept: false, state })] })
    expect([state, asksBeforeClosing()]).toEqual([state, false])
  }
})

it('does not ask for a file that goes on with the next page', () => {
  show([upload('log')])
  expect(asksBeforeClosing()).toBe(false)
})

it('does not ask any more when the page has no uploads', () => {
  const { change } = show([upload('large', { isKept: false })])
  change({ uploads: [] })
  expect([tray(), asksBeforeClosing()]).toEqual([null, false])
})
