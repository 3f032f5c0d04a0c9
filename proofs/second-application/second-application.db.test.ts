import type { ContentDocumentComposite } from 'contract'
import { isAddedCall } from 'contract/testing'
import { type ToyPerson, toyIds } from 'platform/testing'
import { boundCalls } from 'server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LibraryCall } from './library-call.ts'
import { libraryCalls } from './library-calls.ts'
import { type LibraryServer, startLibraryServer } from './library-server.ts'

// An application that is not the product passes every call but those of sessions: the platform and the server know no object by its name.

let library: LibraryServer
beforeAll(async () => {
  library = await startLibraryServer()
})
afterAll(() => library.close())

const calls = new Map(
  boundCalls()
    .filter(({ name }) => !/^(auth|presence|session)\./.test(name))
    .map(({ name, call }) => [name, call]),
)
const uploads = ['records.createContentDocumentAndVersion', 'records.createContentVersion']

function ask(name: string, person: ToyPerson, { params = {}, query = {}, body }: LibraryCall) {
  const call = calls.get(name)
  if (!call) throw new Error(`There is no call ${name}`)
  const path = call.path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(params[part] ?? ''))
  const url = `${path}?${new URLSearchParams(query)}`
  return library.ask(person, { method: call.method, url, ...(body === undefined ? {} : { payload: body as object }) })
}

it('asks every specified call', () => {
  const asked = [...Object.keys(libraryCalls), ...uploads]
  expect([...calls.keys()].filter((name) => !isAddedCall(name) && !asked.includes(name))).toEqual([])
})

it.each(Object.entries(libraryCalls))('%s answers about the library', async (name, row) => {
  const { status, body } = await ask(name, row.person, row)
  expect({ status, body }).toMatchObject({ status: calls.get(name)?.success, body: row.expected ?? null })
})

it.each(Object.entries(libraryCalls))('%s answers others with what is theirs, or refuses', async (name, row) => {
  for (const person of ['alice', 'carol', 'libby'] as const) {
    expect((await ask(name, person, row)).status).toBeLessThan(500)
  }
})

it('takes files: a new document, and a version of it', async () => {
  const [document, version] = uploads.map((name) => calls.get(name)?.path ?? '')
  const upload = (url = '') =>
    library.ask('alice', {
      method: 'POST',
      url,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: [
        '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nA chart\r\n',
        '--x\r\ncontent-disposition: form-data; name="fileData"; filename="chart.txt"\r\n\r\nof the sea\r\n--x--\r\n',
      ].join(''),
    })
  const created = await upload(document)
  expect(created).toMatchObject({ status: 201, body: { contentVersion: { fields: { Title: { value: 'A chart' } } } } })
  const { contentDocument } = created.body as ContentDocumentComposite
  const next = await upload(version?.replace('{contentDocumentId}', contentDocument.id))
  expect(next).toMatchObject({ status: 201, body: { contentVersion: { fields: { VersionNumber: { value: 2 } } } } })
})

it('gives two profiles different actions, apps, filters, layouts and columns', async () => {
  const different = [
    [
      'actions.getRecordActions',
      { person: 'libby', params: { recordIds: toyIds.aliceOnDunes }, query: { sections: 'Page' } },
    ],
    ['apps.getAllApps', { person: 'libby' }],
    ['search.getSearchFilterMetadata', { person: 'libby', params: { objectApiName: 'Book__c' } }],
    ['layouts.getLayout', { person: 'libby', params: { objectApiName: 'Book__c' } }],
    ['lists.getListInfoByName', { person: 'libby', params: { objectApiName: 'Book__c', listViewApiName: 'AllBooks' } }],
  ] as const
  for (const [name, row] of different) {
    const [first, second] = await Promise.all((['alice', 'libby'] as const).map((person) => ask(name, person, row)))
    expect([name, first?.status, second?.status]).toEqual([name, 200, 200])
    expect({ name, body: first?.body }).not.toEqual({ name, body: second?.body })
  }
})
