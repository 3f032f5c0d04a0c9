import { cleanup, fireEvent, screen } from '@testing-library/react'
import { exportNoticeVersion } from 'contract'
import type { CacheResponse } from 'record-cache'
import { afterEach, expect, it } from 'vitest'
import { listOf, record } from '../../testing/records.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../testing/scripted-service.ts'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './use-uploads.ts'

afterEach(cleanup)

function Files() {
  const { queue, state } = useUploads()
  return (
    <>
      <UploadList label="Files" queue={queue} state={state} />
      <button type="button" onClick={() => queue.add([new File(['log'], 'card-log.zip')])}>
        Add
      </button>
    </>
  )
}

const acknowledgement = record('ExportAcknowledgement__c', 'a0B000000000001AAA', { Version__c: exportNoticeVersion })

function show(acknowledgements: CacheResponse) {
  const service = scriptedService({
    MyAcknowledgements: acknowledgements,
    'content-versions': refused(507, 'STORAGE_FULL'),
    records: ok(acknowledgement),
  })
  renderScreen(Files, { path: '/files', at: '/files', fetch: service.fetch })
  const asked = (end: string) => service.asked.filter(({ path }) => path.endsWith(end))
  return { asked, add: () => fireEvent.click(screen.getByRole('button', { name: 'Add' })) }
}

it('sends no byte of a file before the export-control notice is confirmed, and asks for that once', async () => {
  const { asked, add } = show(ok(listOf('ExportAcknowledgement__c', 'MyAcknowledgements', [])))
  add()
  const confirm = await screen.findByRole('button', { name: 'Confirm and upload' })
  expect(asked('content-versions')).toEqual([])
  fireEvent.click(confirm)
  await screen.findByText(/^Your document upload has been unsuccessful/)
  expect(asked('/records').map(({ body }) => body)).toEqual([
    { apiName: 'ExportAcknowledgement__c', fields: { Version__c: exportNoticeVersion } },
  ])
  add()
  await expect.poll(() => asked('content-versions').length).toBe(2)
  expect(asked('MyAcknowledgements')).toHaveLength(1)
})

it('asks those who have confirmed the notice for nothing, and lets the server decide where that cannot be learned', async () => {
  for (const answer of [
    ok(listOf('ExportAcknowledgement__c', 'MyAcknowledgements', [acknowledgement])),
    refused(503, 'SERVICE_UNAVAILABLE'),
  ]) {
    const { asked, add } = show(answer)
    add()
    await expect.poll(() => asked('content-versions').length).toBe(1)
    expect(screen.queryByRole('button', { name: 'Confirm and upload' })).toBeNull()
    cleanup()
  }
})
