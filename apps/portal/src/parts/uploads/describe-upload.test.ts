import { expect, it } from 'vitest'
import { describeUpload } from './describe-upload.ts'
import type { Upload } from './upload-queue.ts'

const MIB = 1024 * 1024

const upload = (changed: Partial<Upload>): Upload => ({
  id: '1',
  file: Object.defineProperty(new File([], 'card-log.zip'), 'size', { value: 341 * MIB }),
  state: 'uploading',
  sentBytes: 0,
  startedMs: 0,
  documentId: null,
  error: null,
  isFinal: false,
  ...changed,
})

it('tells how much of a file is up and how long the rest takes', () => {
  const texts = [
    describeUpload(upload({ sentBytes: 214 * MIB }), 120_000),
    describeUpload(upload({ sentBytes: 214 * MIB }), 10_000),
    describeUpload(upload({}), 10_000),
    describeUpload(upload({ sentBytes: 341 * MIB + 200 }), 10_000),
  ].map(({ meta }) => meta)
  expect(texts).toEqual([
    'Uploading, 214 of 341 MB · about 1 min left',
    'Uploading, 214 of 341 MB · less than a minute left',
    'Uploading, 0 of 341 MB',
    'Storing the file',
  ])
})

it('says of a file that no attempt can bring up that it failed for good', () => {
  expect(describeUpload(upload({ state: 'failed', error: 'Too large', isFinal: true }), 0)).toMatchObject({
    error: 'Too large',
    isFinal: true,
  })
})

it('shows a file that waits, is ready or failed', () => {
  expect([
    describeUpload(upload({ state: 'waiting' }), 0),
    describeUpload(upload({ state: 'done' }), 0),
    describeUpload(upload({ state: 'failed', error: 'Your document upload has been unsuccessful' }), 0),
  ]).toEqual([
    { id: '1', name: 'card-log.zip', state: 'uploading', percent: 0, meta: 'Waiting' },
    { id: '1', name: 'card-log.zip', state: 'ready', meta: '341 MB · ready' },
    {
      id: '1',
      name: 'card-log.zip',
      state: 'failed',
      error: 'Your document upload has been unsuccessful',
      isFinal: false,
      meta: '0 B',
    },
  ])
})
