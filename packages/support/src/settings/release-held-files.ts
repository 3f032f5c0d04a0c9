import { exportNoticeVersion } from 'contract'
import type { Change } from 'platform'
import { releaseFilesOf } from './release-held-files.job.ts'

/** The mailed files of a person, which were on hold, are files like all others once the person has confirmed the notice as it is now. */
export async function releaseHeldFiles(change: Change): Promise<void> {
  if (change.value('Version__c') !== exportNoticeVersion) return
  await releaseFilesOf(String(change.value('UserId__c')), change.system, change.tx)
}
