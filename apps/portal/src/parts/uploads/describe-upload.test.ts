import { expect, it } from 'vitest'
import { describeUpload } from './describe-upload.ts'
import type { Upload } from './upload.ts'

const MIB = 1024 * 1024

const upload = (changed: Partial<Upload>): Upload => ({
  id: '1',
  place: { name: 'case:1', recordId: '1', page: { title: 'Case', href: '/' } },
  name: 'card-log.zip',
  size: 341 * MIB,
  state: 'uploading',
  sentBytes: 0,
  bytesPerSecond: null,
  documentId: null,
  error: null,
  isFinal: false,
  isKept: true,
  ...changed,
})

const textOf = (changed: Partial<Upload>) => describeUpload(upload(changed)).meta

it('shows progress, rate and remaining time', () => {
  expect([
    textOf({ sentBytes: 214 * MIB, bytesPerSecond: 2 * MIB }),
    textOf({ sentBytes: 214 * MIB, bytesPerSecond: 20 * MIB }),
    textOf({ sentBytes: 214 * MIB, bytesPerSecond: 0 }),
    textOf({}),
    textOf({ sentBytes: 341 * MIB }),
  ]).toEqual([
    'Uploading, 214 of 341 MB · 2 MB/s · about 1 min left',
    'Uploading, 214 of 341 MB · 20 MB/s · less than a minute left',
    'Uploading, 214 of 341 MB',
    'Uploading, 0 of 341 MB',
    'Storing the file',
  ])
})

it('explains why an upload is not progressing, and what the user can do', () => {
  const sentBytes = 143.9 * MIB
  expect([
    textOf({ state: 'waiting' }),
    textOf({ state: 'interrupted', sentBytes }),
    textOf({ state: 'paused', sentBytes }),
    textOf({ state: 'absent', sentBytes }),
    textOf({ state: 'absent', sentBytes: null }),
    textOf({ state: 'absent', sentBytes, error: 'This is a different file.' }),
  ]).toEqual([
    'Waiting',
    'Interrupted, 144 of 341 MB. It resumes automatically.',
    'Paused, 144 of 341 MB',
    '42 % is already uploaded. Choose this file again to continue.',
    'Choose this file again to continue.',
    'This is a different file.',
  ])
})

it('marks a file that the server will never accept as finally failed', () => {
  expect(describeUpload(upload({ state: 'failed', error: 'Too large', isFinal: true }))).toMatchObject({
    error: 'Too large',
    isFinal: true,
  })
})

it('shows stored and failed files', () => {
  expect([describeUpload(upload({ state: 'done' })), describeUpload(upload({ state: 'failed' }))]).toMatchObject([
    { state: 'ready', meta: '341 MB · ready' },
    { state: 'failed', error: 'Your document upload has been unsuccessful', isFinal: false },
  ])
})

it('writes a part in the unit of the whole', () => {
  const parts = [
    { sentBytes: 0.5 * MIB, size: 8 * MIB },
    { sentBytes: 0, size: 900 },
  ]
  expect(parts.map((part) => textOf({ ...part, state: 'paused' }))).toEqual([
    'Paused, 0.5 of 8 MB',
    'Paused, 0 of 900 B',
  ])
})
