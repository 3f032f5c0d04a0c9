import { exportNoticeVersion } from 'contract'
import type { Transaction } from 'database'
import type { Change, SystemRecords } from 'platform'
import { Type } from 'typebox'
import { defineJob, type Job } from '../define-job.ts'

const FILES_AT_ONCE = 200

/** Releases further held files of a person, which were too many for one transaction. */
export const releaseMoreHeldFiles: Job<{ userId: string }> = defineJob({
  task: 'release-held-files',
  payload: Type.Object({ userId: Type.String() }),
  run: ({ platform }, { userId }) =>
    platform.asSystem('release held files').transaction((records, tx) => releaseFilesOf(userId, records, tx)),
})

/** Releases the newest held files of a person now, and queues a job for the others. */
async function releaseFilesOf(userId: string, records: SystemRecords, tx: Transaction): Promise<void> {
  const ofPerson = { CreatedById: userId, ScanState: 'Held' }
  const held = await records.find('ContentVersion', ofPerson, ['Id'], FILES_AT_ONCE)
  for (const { Id } of held) await records.update('ContentVersion', String(Id), { ScanState: 'NotScanned' })
  if (held.length === FILES_AT_ONCE) releaseMoreHeldFiles.enqueue(tx, { userId })
}

/** Releases the held files of a person who confirmed the current export-control notice. */
export async function releaseHeldFiles(change: Change): Promise<void> {
  if (change.value('Version__c') !== exportNoticeVersion) return
  await releaseFilesOf(String(change.value('UserId__c')), change.system, change.tx)
}
