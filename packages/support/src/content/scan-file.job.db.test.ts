import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { exportNoticeVersion } from 'contract'
import { drainJobs } from 'database/testing'
import { createPlatform, type Gateway, type Platform } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createSupportApp } from '../app.ts'
import type { FileScanner } from '../define-job.ts'
import { jobServices, queuedTasks } from '../testing/job-services.ts'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { userIdOf, type WorldPerson, worldId } from '../testing/world-people.ts'
import { scanFile, scanLargeFiles, scanWaitingFiles } from './scan-files.ts'

const maraCase = worldId('500', 1)
const unused = () => Promise.reject(new Error('This test has no sign-in'))

let world: SupportWorld
let platform: Platform
let scanner: FileScanner | null

beforeAll(async () => {
  world = await createSupportWorld()
  const app = createSupportApp(
    { rewritePerson: unused, revokeLinks: unused, resetFactors: unused, endSessionsOf: unused, forgetUser: unused },
    { scansFiles: true },
  )
  const { database } = world
  platform = createPlatform({ app, database, fileStore: createMemoryFileStore(), tokenSecret: 'scans' })
})

afterAll(() => world.close())

beforeEach(async () => {
  scanner = reading
  await world.database.query('delete from graphile_worker._private_jobs')
})

/** Finds what says so, and takes ten bytes. */
const reading: FileScanner = {
  scan: async (file) => {
    const bytes = await buffer(file)
    if (bytes.length > 10) return 'TooLarge'
    return bytes.includes('virus') ? 'Quarantined' : 'Clean'
  },
}

const as = (person: WorldPerson): Gateway => platform.as(world.principalOf(person))

async function uploaded(text: string, gateway = as('mara'), contentDocumentId?: string) {
  const data = Readable.from([Buffer.from(text)], { objectMode: false })
  const added = await gateway.content.upload({ data, fileName: 'log.txt', contentDocumentId })
  return { documentId: added.contentDocument.id, versionId: added.contentVersion.id }
}

async function attached(text: string) {
  const added = await uploaded(text)
  const link = { ContentDocumentId: added.documentId, LinkedEntityId: maraCase }
  return { ...added, linkId: (await as('mara').records.create('ContentDocumentLink', link)).id }
}

/** Runs the jobs that are due. */
const drain = (): Promise<void> => {
  const services = { ...jobServices({ platform }), fileScanner: scanner }
  const jobs = [scanFile, scanWaitingFiles, scanLargeFiles]
  return drainJobs(
    world.database,
    Object.fromEntries(jobs.map(({ task, run }) => [task, (each) => run(services, each)])),
  )
}

const stateOf = async (versionId: string) =>
  (await platform.asSystem('a test').read('ContentVersion', versionId, ['ScanState']))?.ScanState

const opens = (person: WorldPerson, versionId: string): Promise<boolean> =>
  as(person)
    .content.open(versionId)
    .then(
      () => true,
      ({ code }) => {
        expect(code).toBe('NOT_FOUND')
        return false
      },
    )

it('opens a file that waits for the scan to its uploader alone, and to all readers once it is clean', async () => {
  const { versionId } = await attached('clean')
  expect(await stateOf(versionId)).toBe('Pending')
  expect([await opens('mara', versionId), await opens('nils', versionId), await opens('jonas', versionId)]).toEqual([
    true,
    false,
    false,
  ])
  await drain()
  expect(await stateOf(versionId)).toBe('Clean')
  expect([await opens('nils', versionId), await opens('jonas', versionId)]).toEqual([true, true])
})

it('closes a file with a virus to all readers, and records it in the audit log', async () => {
  const { versionId } = await attached('a virus')
  await drain()
  expect(await stateOf(versionId)).toBe('Quarantined')
  expect([await opens('mara', versionId), await opens('jonas', versionId)]).toEqual([false, false])
  const { rows } = await world.database.query(
    `select "ActorId__c", "AccountId__c" from records."AuditEvent__c" where "Kind__c" = 'FileQuarantined' and "TargetId__c" = $1`,
    [versionId],
  )
  const { AccountId } = (await platform.asSystem('a test').read('User', userIdOf('mara'), ['AccountId'])) ?? {}
  expect(rows).toEqual([[null, AccountId]])
})

it('keeps a file that is larger than the scanner takes to its uploader, until the scanner takes it', async () => {
  const { versionId } = await attached('larger than ten bytes')
  await drain()
  expect(await stateOf(versionId)).toBe('TooLarge')
  expect([await opens('mara', versionId), await opens('jonas', versionId)]).toEqual([true, false])
  scanner = { scan: async () => 'Clean' }
  await scanLargeFiles.run({ ...jobServices({ platform }), fileScanner: scanner }, {})
  await drain()
  expect(await stateOf(versionId)).toBe('Clean')
})

it('scans the first file of a person before the second one of another, however they are queued', async () => {
  const files = [await uploaded('m1'), await uploaded('m2'), await uploaded('m3'), await uploaded('j1', as('jonas'))]
  const names = new Map(files.map(({ versionId }, index) => [versionId, ['m1', 'm2', 'm3', 'j1'][index]]))
  const order = async (): Promise<unknown[]> => {
    const { rows } = await world.database.query(
      "select payload->>'versionId' from graphile_worker._private_jobs order by priority, run_at, id",
    )
    return rows.map(([versionId]) => names.get(String(versionId))).filter((name) => name !== undefined)
  }
  expect(await order()).toEqual(['m1', 'j1', 'm2', 'm3'])
  await scanWaitingFiles.run({ ...jobServices({ platform }), fileScanner: scanner }, {})
  expect((await order()).indexOf('j1')).toBeLessThan(2)
})

it('leaves a file waiting while the scanner cannot be reached, and scans it as soon as it is', async () => {
  const { versionId } = await attached('clean')
  scanner = { scan: () => Promise.reject(new Error('The virus scanner has not answered')) }
  await expect(drain()).rejects.toThrow('The virus scanner has not answered')
  expect([await stateOf(versionId), await queuedTasks(world)]).toEqual(['Pending', ['scan-file']])
  scanner = reading
  // The queue would try again later.
  await drain()
  expect(await stateOf(versionId)).toBe('Pending')
  await scanWaitingFiles.run({ ...jobServices({ platform }), fileScanner: scanner }, {})
  await drain()
  expect([await stateOf(versionId), await queuedTasks(world)]).toEqual(['Clean', []])
})

it('opens files as they are once no scanner is set any more, and nothing to a scan of a file that is gone', async () => {
  const { versionId } = await attached('a virus')
  const gone = await uploaded('clean')
  scanner = null
  await platform.asSystem('a test').sweepUnlinked('2999-01-01T00:00:00.000Z')
  await drain()
  expect([await stateOf(versionId), await stateOf(gone.versionId)]).toEqual(['NotScanned', undefined])
  expect(await queuedTasks(world)).toEqual([])
})

it('scans every new version separately', async () => {
  const { documentId, versionId } = await attached('clean')
  await drain()
  const second = await uploaded('a virus', as('mara'), documentId)
  await drain()
  expect([await stateOf(versionId), await stateOf(second.versionId)]).toEqual(['Clean', 'Quarantined'])
})

it('scans mailed files only when they are released, and those of guests as all others', async () => {
  await world.database.query(`delete from records."ExportAcknowledgement__c" where "UserId__c" = $1`, [
    userIdOf('theo'),
  ])
  const theo = world.principalOf('theo')
  const byMail = platform.as({ ...theo, attributes: { ...theo.attributes, byMail: true } })
  const { versionId } = await uploaded('a virus', byMail)
  await drain()
  expect(await stateOf(versionId)).toBe('Held')
  await as('theo').records.create('ExportAcknowledgement__c', { Version__c: exportNoticeVersion })
  expect(await stateOf(versionId)).toBe('Pending')
  await drain()
  expect(await stateOf(versionId)).toBe('Quarantined')
  const guest = platform.asGuest({ linkId: 'link:x', confirmedNotice: exportNoticeVersion }, 'link:x')
  const { id } = await guest.uploads.create({ size: 7, metadata: {} })
  const data = Readable.from([Buffer.from('a virus')], { objectMode: false })
  const { created: added } = await guest.uploads.append(id, 0, data)
  await drain()
  expect(await stateOf(added?.versionId ?? '')).toBe('Quarantined')
})

it('announces the attachments of a file under a higher version when its state changes', async () => {
  const { versionId, linkId } = await attached('clean')
  const before = (await as('jonas').records.get(linkId, { fields: ['ContentDocumentLink.Id'] })).weakEtag
  const announced: unknown[] = []
  const stop = await world.database.listen(platform.events.channel, (text) => {
    announced.push(platform.events.visibleTo(world.principalOf('nils'), text))
  })
  await drain()
  await expect
    .poll(() => announced.filter((event) => event !== null), { timeout: 30_000 })
    .toEqual([
      expect.objectContaining({
        operation: 'updated',
        objectApiName: 'ContentDocumentLink',
        id: linkId,
        parentIds: [maraCase],
        weakEtag: before + 1,
      }),
    ])
  await stop()
  expect(await stateOf(versionId)).toBe('Clean')
})
