import { Readable } from 'node:stream'
import { AppError, exportNoticeVersion } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { worldId } from '../testing/world-people.ts'
import { readGuestCase } from './read-guest-link.ts'

let world: SupportWorld
let caseId: string

beforeAll(async () => {
  world = await createSupportWorld()
  const system = world.platform.asSystem('a test')
  caseId = await system.create('Case', {
    Subject: 'Blank display',
    Description: 'Since yesterday',
    Impact__c: 'Minor Degradation',
    IssueType__c: 'Product',
    SuppliedName: 'Ada Visitor',
    SuppliedEmail: 'ada@elsewhere.example',
    SuppliedTailOrService__c: 'N014KT',
    ProductId__c: worldId('01t', 1),
    Origin: 'Web',
  })
  await world.asActor('jonas').records.create('CaseComment', { ParentId: caseId, CommentBody: 'Load it again.' })
  const note = { ParentId: caseId, CommentBody: 'A secret note.', IsPublished: false }
  await world.asActor('jonas').records.create('CaseComment', note)
})

afterAll(() => world.close())

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )

it('lets a guest with the case read it and its published comments', async () => {
  const guestCase = await readGuestCase(world.platform.asGuest({ caseId }).records, caseId)
  expect(guestCase).toMatchObject({
    Subject: 'Blank display',
    StatusLabel: 'Open',
    SuppliedName: 'Ada Visitor',
    TailOrService: 'N014KT',
    comments: [{ CommentBody: 'Load it again.', IsFromSupport: true }],
  })
})

it('hides from that guest every other case, every other field and every write', async () => {
  const { records } = world.platform.asGuest({ caseId })
  for (const row of world.rows.filter(({ object }) => object === 'Case')) {
    expect(await readGuestCase(records, row.id)).toBeNull()
  }
  expect(await records.find('Case', { fields: ['Id'], orderBy: [], limit: 100 })).toHaveLength(1)
  expect(await records.find('CaseComment', { fields: ['Id'], orderBy: [], limit: 100 })).toHaveLength(1)
  for (const field of ['SuppliedEmail', 'ConfirmedNotice__c', 'Queue__c', 'OwnerId', 'AccountId', 'CreatedBy.Name']) {
    expect([field, await refusal(records.get(caseId, { fields: [`Case.${field}`] }))]).toEqual([field, 'INVALID_FIELD'])
  }
  expect(await refusal(records.update(caseId, { Subject: 'x' }))).not.toBeNull()
  expect(await refusal(records.delete(caseId))).not.toBeNull()
  expect(await refusal(records.create('CaseComment', { ParentId: caseId, CommentBody: 'x' }))).not.toBeNull()
  expect(await refusal(records.find('Contact', { fields: ['Id'], orderBy: [], limit: 1 }))).toBe('INVALID_FIELD')
})

it('has no cases for a guest without one', async () => {
  const { records } = world.platform.asGuest()
  expect(await refusal(readGuestCase(records, caseId))).toBe('INVALID_FIELD')
})

it('lets a guest upload by a link, and find again what was uploaded by it and by no other', async () => {
  const asGuest = (linkId: string) => world.platform.asGuest({ linkId, confirmedNotice: exportNoticeVersion }, linkId)
  const upload = async (linkId: string) => {
    const { uploads } = asGuest(linkId)
    const { id } = await uploads.create({ size: 3, metadata: { filename: 'log.txt' } })
    const { created: uploaded } = await uploads.append(
      id,
      0,
      Readable.from([Buffer.from('log')], { objectMode: false }),
    )
    return { id, documentId: uploaded?.documentId }
  }
  const [own, otherFile] = [await upload('link:own'), await upload('link:other')]
  const { records, uploads } = asGuest('link:own')
  const guestCase = await records.find('ContentVersion', { fields: ['ContentDocumentId'], orderBy: [], limit: 100 })
  expect(guestCase.map(({ fields }) => fields.ContentDocumentId?.value)).toEqual([own.documentId])
  expect(await refusal(uploads.find(otherFile.id))).toBe('NOT_FOUND')
  expect(await refusal(uploads.create({ size: 1, metadata: { contentDocumentId: own.documentId ?? '' } }))).toBe(
    'FIELD_NOT_WRITEABLE',
  )
  // Only titles of files of published articles are public.
  const titles = await records.find('ContentVersion', { fields: ['Title'], orderBy: [], limit: 100 })
  expect(titles.map(({ fields }) => fields.Title?.value ?? null)).toEqual([null])
  for (const field of ['Sha256', 'StorageKey', 'GuestLinkId__c', 'CreatedBy.Name']) {
    const wanted = { fields: [field], orderBy: [], limit: 1 }
    expect([field, await refusal(records.find('ContentVersion', wanted))]).toEqual([field, 'INVALID_FIELD'])
  }
  for (const guest of [world.platform.asGuest(), world.platform.asGuest({ caseId })]) {
    expect(await refusal(guest.uploads.create({ size: 1, metadata: {} }))).toBe('INVALID_FIELD')
  }
  const system = world.platform.asSystem('a test')
  expect(await system.read('ContentDocument', own.documentId ?? '', ['OwnerId', 'CreatedById'])).toEqual({
    OwnerId: null,
    CreatedById: null,
  })
})
