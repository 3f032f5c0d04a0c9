import { exportNoticeVersion } from 'contract'
import type { Change } from 'platform'

/** The mailed files of a person, which were on hold, are files like all others once the person has confirmed the notice as it is now. */
export async function releaseHeldFiles(change: Change): Promise<void> {
  if (change.value('Version__c') !== exportNoticeVersion) return
  const held = { CreatedById: change.value('UserId__c'), ScanState: 'Held' }
  for (const { Id } of await change.system.find('ContentVersion', held, ['Id'])) {
    await change.system.update('ContentVersion', String(Id), { ScanState: 'NotScanned' })
  }
}
