import { exportNoticeVersion } from 'contract'
import { drainJobs } from 'database/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobServices } from '../testing/job-services.ts'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { userIdOf } from '../testing/world-people.ts'
import { releaseMoreHeldFiles } from './release-held-files.job.ts'

const FILES = 201

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

async function heldFilesOf(userId: string): Promise<number> {
  const { rows } = await world.database.query(
    `select count(*)::int from records."ContentVersion" where "CreatedById" = $1 and "ScanState" = 'Held'`,
    [userId],
  )
  return Number(rows[0]?.[0])
}

it('releases every mailed file of a person who confirms the notice, in portions, and none of others', async () => {
  const [theo, mara] = [userIdOf('theo'), userIdOf('mara')]
  await world.database.query(
    `insert into records."ContentVersion" ("Id", "CreatedDate", "LastModifiedDate", "SystemModstamp", "CreatedById",
       "ContentDocumentId", "VersionNumber", "Title", "PathOnClient", "ScanState")
     select '068Held' || lpad(n::text, 11, '0'), app_now(), app_now(), app_now(), case when n = 0 then $1 else $2 end,
       (select min("Id") from records."ContentDocument"), 1, 'log', 'log.txt', 'Held' from generate_series(0, $3::int) n`,
    [mara, theo, FILES],
  )
  await world.asActor('theo').records.create('ExportAcknowledgement__c', { Version__c: exportNoticeVersion })
  expect(await heldFilesOf(theo)).toBe(FILES - 200)
  const { task, run } = releaseMoreHeldFiles
  await drainJobs(world.database, { [task]: (payload) => run(jobServices(world), payload) })
  expect([await heldFilesOf(theo), await heldFilesOf(mara)]).toEqual([0, 1])
})
