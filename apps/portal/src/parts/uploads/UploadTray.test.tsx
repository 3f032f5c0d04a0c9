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

/** Renders the tray for these uploads. @param shownPlaces - places that the screen lists itself. */
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

it('shows uploads that the screen does not list, with a link to their page', () => {
  show([upload('log'), upload('photo')])
  expect(tray()?.textContent).toContain('Uploading 2 files')
  expect(screen.getByRole('link', { name: '00418273' }).getAttribute('href')).toBe('/case-details?id=500A')
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(50)
})

it('is hidden while the screen lists all uploads', () => {
  show([upload('log')], ['case:500A'])
  expect(tray()).toBeNull()
})

it('shows a file of a form only until it is stored', () => {
  const place = { ...ofCase, name: 'comment:500A', recordId: null }
  const { change } = show([upload('log', { place })])
  expect(tray()?.textContent).toContain('Uploading 1 file')
  change({ uploads: [upload('log', { place, state: 'done' })] })
  expect(tray()).toBeNull()
})

it('shows failed uploads, and can be closed only when all uploads are done', () => {
  const { change, remove } = show([upload('log', { state: 'failed', error: 'refused' })])
  expect(tray()?.textContent).toContain('1 file needs your attention')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  change({ uploads: [upload('log', { state: 'done' }), upload('photo', { state: 'done' })] })
  expect(tray()?.textContent).toContain('2 files uploaded')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(remove.mock.calls).toEqual([['log'], ['photo']])
})

it('asks for confirmation before the page closes during an upload that the browser does not store', () => {
  const { change } = show([upload('large', { isKept: false })])
  expect(asksBeforeClosing()).toBe(true)
  change({ uploads: [upload('large', { isKept: false, state: 'interrupted' })] })
  expect(asksBeforeClosing()).toBe(true)
  // Closing the page does not interrupt these.
  for (const state of ['paused', 'done', 'failed', 'absent'] as const) {
    change({ uploads: [upload('large', { isKept: false, state })] })
    expect([state, asksBeforeClosing()]).toEqual([state, false])
  }
})

it('does not ask about a stored file, which resumes on the next page', () => {
  show([upload('log')])
  expect(asksBeforeClosing()).toBe(false)
})

it('stops asking when there are no uploads', () => {
  const { change } = show([upload('large', { isKept: false })])
  change({ uploads: [] })
  expect([tray(), asksBeforeClosing()]).toEqual([null, false])
})
